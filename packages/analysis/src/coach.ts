/** What a player could do best now, from their own view alone: the same numbers that the casebook gives afterwards. */

import { knowledgeFromView } from '@casefile/deduction';
import { makePuzzle, propagate } from '@casefile/deduction/counting';
import {
  advance,
  askedInTurn,
  type CardId,
  expandForm,
  type Fact,
  type Form,
  legalForms,
  makeView,
  type Place,
  type Position,
  positionFrom,
  type Seat,
  stripFact,
} from '@casefile/engine';
import type { Round } from './answers.ts';
import { Counting, countingOf, withClues } from './counting.ts';
import { legalSuggestions, rater } from './suggestions.ts';

/** One thing to do, with the number that speaks for it. */
export type Tip =
  /** Names these cards: so many bits it tells on average. `own`: those that are in one's own hand. */
  | {
      readonly do: 'ask';
      readonly cards: readonly CardId[];
      readonly own: readonly CardId[];
      readonly bits: number;
    }
  /** Goes to a place, or stays there; `cards` is the best to ask there. On a square: what the next roll promises. */
  | {
      readonly do: 'move' | 'passage' | 'stay';
      readonly to: Place;
      readonly cards: readonly CardId[];
      readonly bits: number;
    }
  /** Rolls: what may be asked then tells so much on average, and so often a room is reached at all. */
  | { readonly do: 'roll'; readonly bits: number; readonly reaches: number }
  /** How likely these three are; certain is 1. */
  | { readonly do: 'accuse'; readonly cards: readonly CardId[]; readonly chance: number }
  /** Accuses not: the likeliest three are only so likely. */
  | { readonly do: 'end'; readonly chance: number }
  /** Shows a card: so many bits it tells somebody who has only listened, and whether they have seen it before. */
  | { readonly do: 'show'; readonly card: CardId; readonly bits: number; readonly isSeen: boolean };

/** What a coach says: the best things to do, and how much is still open. */
export interface Advice {
  /** The best first, two at most. */
  readonly tips: readonly Tip[];
  /** How unsure the envelope is; null where that was too much to count. */
  readonly bits: number | null;
}

/** How long to go on looking for something better; the first things are looked at in any case. */
export type HasTime = () => boolean;

const none: Advice = { tips: [], bits: null };
const maxTips = 2;

/** `facts` are all that this player has been told. */
export function adviceFor(pos: Position, facts: readonly Fact[], hasTime: HasTime = () => true): Advice {
  if (typeof pos.you !== 'number') return none;
  const forms = legalForms(pos, pos.you);
  const show = forms.find((form) => form.do === 'show');
  if (show !== undefined) return { tips: showTips(pos, facts, show), bits: null };
  if (forms.length === 0) return none;
  const counting = countingOf(pos);
  const { tally, puzzle } = counting;
  if (typeof tally === 'string') return none;
  const top = tally.envelopes.reduce((best, each) => (each.count > best.count ? each : best));
  const cards = top.cards.map((card) => puzzle.cards[card]!);
  const chance = top.count / tally.total;
  const mayAccuse = forms.some((form) => form.do === 'accuse');
  const tips: Tip[] = [];
  if (mayAccuse && tally.envelopes.length === 1) tips.push({ do: 'accuse', cards, chance: 1 });
  else {
    const values = new RoomValues(pos, counting, hasTime);
    tips.push(...askTips(pos, values), ...wayTips(pos, forms, values));
    if (tips.length === 0 && forms.some((form) => form.do === 'end')) tips.push({ do: 'end', chance });
  }
  return { tips: best(tips), bits: counting.bits };
}

const worthOf = (tip: Tip): number => ('bits' in tip ? tip.bits : tip.do === 'accuse' ? 100 : 0);
const best = (tips: readonly Tip[]): readonly Tip[] =>
  [...tips].sort((a, b) => worthOf(b) - worthOf(a)).slice(0, maxTips);

/** What the best suggestion in each room would tell. */
class RoomValues {
  readonly #rate: (cards: readonly CardId[]) => number | null;
  readonly #pos: Position;
  readonly #hasTime: HasTime;
  readonly #known = new Map<CardId, { readonly cards: readonly CardId[]; readonly bits: number }>();

  constructor(pos: Position, counting: Counting, hasTime: HasTime) {
    this.#pos = pos;
    this.#hasTime = hasTime;
    const seat = pos.you as Seat;
    const round: Round = { asks: pos.rules.inquiries.asks, order: askedInTurn(pos, seat) };
    const rate = rater(counting, round);
    this.#rate = (cards) => {
      const bits = rate(cards);
      return typeof bits === 'string' ? null : bits;
    };
  }

  get hasTime(): boolean {
    return this.#hasTime();
  }

  bestOf(choices: Iterable<readonly CardId[]>): { readonly cards: readonly CardId[]; readonly bits: number } {
    let found: { cards: readonly CardId[]; bits: number } = { cards: [], bits: 0 };
    for (const cards of choices) {
      const bits = this.#rate(cards) ?? 0;
      if (found.cards.length === 0 || bits > found.bits) found = { cards, bits };
      if (!this.#hasTime()) break;
    }
    return found;
  }

  /** All of them, as often as there is time. */
  rated(
    choices: readonly (readonly CardId[])[],
  ): { readonly cards: readonly CardId[]; readonly bits: number }[] {
    const rated: { cards: readonly CardId[]; bits: number }[] = [];
    for (const cards of choices) {
      rated.push({ cards, bits: this.#rate(cards) ?? 0 });
      if (!this.#hasTime()) break;
    }
    return rated;
  }

  in(room: CardId): { readonly cards: readonly CardId[]; readonly bits: number } {
    const { suspects, weapons, rooms } = this.#pos.rules.cards;
    if (!rooms.includes(room)) return { cards: [], bits: 0 };
    const known =
      this.#known.get(room) ??
      this.bestOf(suspects.flatMap((suspect) => weapons.map((weapon) => [suspect, weapon, room])));
    this.#known.set(room, known);
    return known;
  }
}

function askTips(pos: Position, values: RoomValues): Tip[] {
  const hand = pos.hands[pos.you as Seat]!;
  return values
    .rated(legalSuggestions(pos))
    .sort((a, b) => b.bits - a.bits)
    .slice(0, maxTips)
    .map(({ cards, bits }) => ({ do: 'ask', cards, bits, own: cards.filter((card) => hand.includes(card)) }));
}

/** Where to go. A place without a card, and a square, tell nothing by themselves. */
function wayTips(pos: Position, forms: readonly Form[], values: RoomValues): Tip[] {
  const ways = roomTips(pos, forms, values);
  if (ways.length > 0) return ways;
  const squares = forms.flatMap((form) => (form.do === 'move' ? (form.to ?? []) : []));
  return squareTips(pos, squares, values);
}

/** Where no room is within reach: how much the next roll promises from there. */
function squareTips(pos: Position, squares: readonly Place[], values: RoomValues): Tip[] {
  const seat = pos.you as Seat;
  const pawn = pos.rules.players[seat]!.suspect;
  const tips: Tip[] = [];
  for (const to of squares) {
    const there = advance(pos, { fact: 'moved', seat, pawn, to, by: 'walk', left: 0 });
    const turn = advance(there, { fact: 'turn', seat, number: pos.turnNumber + 1 });
    tips.push({ do: 'move', to, cards: [], bits: rollTip(turn, values).bits });
    if (!values.hasTime) break;
  }
  return best(tips).slice(0, 1);
}

function roomTips(pos: Position, forms: readonly Form[], values: RoomValues): Tip[] {
  return forms.flatMap((form): Tip[] => {
    if (form.do === 'roll') return [rollTip(pos, values)];
    if (form.do === 'stay') {
      const here = makeView(pos).pawns[pos.rules.players[pos.you as Seat]!.suspect];
      return typeof here === 'string' ? [{ do: 'stay', to: here, ...values.in(here) }] : [];
    }
    if (form.do !== 'move' && form.do !== 'passage') return [];
    const how = form.do;
    return (form.to ?? []).flatMap((to): Tip[] =>
      typeof to === 'string' ? [{ do: how, to, ...values.in(to) }] : [],
    );
  });
}

/** Every roll there is, each as often as the dice show it. */
function rollTip(pos: Position, values: RoomValues): Extract<Tip, { do: 'roll' }> {
  const seat = pos.you as Seat;
  const rolls = rollsOf(pos.rules.edition.dice);
  let bits = 0;
  let reaches = 0;
  for (const { dice, chance } of rolls) {
    const steps = dice.reduce((sum, face) => sum + face, 0);
    const then = advance(pos, { fact: 'rolled', seat, dice, steps });
    const rooms = legalForms(then, seat)
      .filter((form) => form.do === 'move')
      .flatMap((form) => (form.to ?? []).filter((to) => typeof to === 'string'));
    if (rooms.length > 0) reaches += chance;
    bits += chance * Math.max(0, ...rooms.map((room) => values.in(room).bits));
  }
  return { do: 'roll', bits, reaches };
}

function rollsOf(
  dice: readonly (readonly number[])[],
): { readonly dice: readonly number[]; readonly chance: number }[] {
  const bySum = new Map<number, { dice: readonly number[]; chance: number }>();
  const next = (rolled: readonly number[], chance: number): void => {
    const die = dice[rolled.length];
    if (die === undefined) {
      const sum = rolled.reduce((all, face) => all + face, 0);
      bySum.set(sum, { dice: rolled, chance: (bySum.get(sum)?.chance ?? 0) + chance });
      return;
    }
    for (const face of die) next([...rolled, face], chance / die.length);
  };
  next([], 1);
  return [...bySum.values()];
}

/**
 * What each card would tell somebody who has heard everything and holds nothing, and has seen what this asker was shown:
 * who holds cards themselves learns something else, but what that is nobody can know from this side of the table.
 */
function showTips(pos: Position, facts: readonly Fact[], form: Form): Tip[] {
  const seat = pos.you as Seat;
  const view = makeView(pos);
  const asker = pos.wait?.for === 'card' ? pos.wait.to : pos.turn;
  const shown = view.showed.filter(({ to }) => to === asker).map(({ card }) => card);
  const outside = positionFrom(
    pos.rules,
    facts.map((fact) => stripFact(fact, 'spectator')),
    'spectator',
  );
  const puzzle = makePuzzle(knowledgeFromView(makeView(outside), pos.rules.cards));
  const numberOf = (card: CardId): number => puzzle.cards.indexOf(card);
  const has = (card: CardId) => ({ kind: 'only', owner: seat, cards: [numberOf(card)] }) as const;
  const marks = propagate(puzzle);
  const before = marks && withClues(puzzle, marks, shown.map(has));
  const bitsOf = (card: CardId): number => {
    if (before === null || shown.includes(card)) return 0;
    const after = withClues(puzzle, before, [has(card)]);
    const now = new Counting(puzzle, before).bits;
    const then = after === null ? null : new Counting(puzzle, after).bits;
    return now === null || then === null ? 0 : Math.max(0, now - then);
  };
  return expandForm(form)
    .flatMap((action): Extract<Tip, { do: 'show' }>[] =>
      action.do === 'show'
        ? [{ do: 'show', card: action.card, bits: bitsOf(action.card), isSeen: shown.includes(action.card) }]
        : [],
    )
    .sort((a, b) => Number(b.isSeen) - Number(a.isSeen) || a.bits - b.bits)
    .slice(0, maxTips);
}
