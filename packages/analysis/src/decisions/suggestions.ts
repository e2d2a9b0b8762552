/** Each suggestion of a player: its expected and actual information, and the best alternative. */
import { askedInTurn, type CardId, expandForm, type Form, legalForms, type Position } from '@casefile/engine';
import type { Gap, SuggestionCase } from '../casebook.ts';
import { type CountedKnowledge, knowledgeIn } from '../knowledge/counted-knowledge.ts';
import type { SeatHistory } from '../knowledge/seat-history.ts';
import { expectedDrop, type Round } from './answers.ts';

/** Differences within rounding are ignored: then the suggestion made was the best. */
const tie = 1e-9;

/** The numbers of the facts by which the player suggested. */
export function suggestedAt({ facts, seat }: SeatHistory): number[] {
  return facts.flatMap((fact, i) => (fact.fact === 'suggested' && fact.seat === seat ? [i + 1] : []));
}

export function suggestionAt(history: SeatHistory, at: number): SuggestionCase {
  const told = answeredCase(history, at);
  const pos = history.decidedAt(at);
  const counting = history.knowledgeAt(history.decidedAfter(at));
  const round: Round = { asks: pos.rules.inquiries.asks, order: askedInTurn(pos, history.seat) };
  const rate = rater(counting, round);
  const expected = rate(told.cards);
  if (typeof expected === 'string') return { ...told, gap: expected };
  let best = { cards: told.cards, expected };
  for (const cards of legalSuggestions(pos)) {
    const rated = rate(cards);
    if (typeof rated === 'string') return { ...told, expected, gap: rated };
    if (rated > best.expected + tie) best = { cards, expected: rated };
  }
  return { ...told, expected, best };
}

/** The same without its numbers, which take long to compute. */
export function pendingSuggestion(history: SeatHistory, at: number): SuggestionCase {
  return { ...answeredCase(history, at), pending: true };
}

function answeredCase(history: SeatHistory, at: number): SuggestionCase {
  const fact = history.facts[at - 1]!;
  if (fact.fact !== 'suggested') throw new Error(`Fact ${at} is no suggestion.`);
  const { cards } = fact;
  const before = history.knowledgeAt(history.decidedAfter(at));
  const after = answeredAt(history, at);
  const later = after === null ? null : history.knowledgeAt(after);
  const hasBits = later !== null && before.bits !== null && later.bits !== null;
  const gap: Gap | null = later === null ? 'not-in-record' : (before.gap ?? later.gap);
  return {
    at,
    turn: history.turnAt(at),
    cards,
    expected: null,
    gained: hasBits ? before.bits! - later.bits! : null,
    best: null,
    wasted: later !== null && before.isAsRichAs(later),
    ...(gap === null ? {} : { gap }),
  };
}

/** The number of the fact that ends the answers; null where the record ends before. */
function answeredAt(history: SeatHistory, at: number): number | null {
  for (let n = at + 1; n <= history.length; n++) if (history.positionAt(n).inquiry === null) return n;
  return null;
}

/** The expected information of naming these cards, from a player's own position, in bits; or why it was not counted. */
export function suggestionRater(pos: Position): (cards: readonly CardId[]) => number | Gap {
  if (typeof pos.you !== 'number') throw new RangeError('Only a player suggests.');
  return rater(knowledgeIn(pos), { asks: pos.rules.inquiries.asks, order: askedInTurn(pos, pos.you) });
}

/** Interchangeable cards are rated once. A deck may hold several copies of a card. */
export function rater(
  counting: CountedKnowledge,
  round: Round,
  copiesOf: (card: CardId) => readonly CardId[] = (card) => [card],
): (cards: readonly CardId[]) => number | Gap {
  const { puzzle } = counting;
  const numberOf = new Map(puzzle.cards.map((card, i) => [card, i]));
  const kinds = kindsOf(counting, round);
  const rated = new Map<string, number | Gap>();
  return (cards) => {
    const named = cards.map((card) => copiesOf(card).map((copy) => numberOf.get(copy)!));
    const key = named
      .map((copies) => copies.map((card) => kinds[card]).join('+'))
      .sort()
      .join();
    const known = rated.get(key) ?? expectedDrop(counting, named, round);
    rated.set(key, known);
    return known;
  };
}

function kindsOf({ puzzle, marks }: CountedKnowledge, { order }: Round): readonly string[] {
  if (marks === null) return puzzle.cards;
  const asked = order.reduce((mask, seat) => mask | (1 << seat), 0);
  const bound = new Set([...marks.disjunctions.flatMap(({ cards }) => cards), ...marks.excluded.flat()]);
  return puzzle.cards.map((card, i) => {
    const owners = marks.can[i]!;
    if ((owners & asked) === 0) return 'nobody';
    // A category whose card is certain gives no more information.
    if ((owners & (owners - 1)) === 0) return `with ${owners}`;
    return bound.has(i) ? card : `${owners} ${puzzle.category[i]}`;
  });
}

/** Everything the player could have named at this moment, by any legal form. */
export function legalSuggestions(pos: Position): (readonly CardId[])[] {
  if (typeof pos.you !== 'number') return [];
  return legalForms(pos, pos.you).flatMap((form) => namedBy(form, pos));
}

export function namedBy(form: Form, pos: Position): (readonly CardId[])[] {
  const isQuestion = form.from !== undefined;
  const isSuggestion = form.do !== 'accuse' && form.suspect !== undefined && form.weapon !== undefined;
  if (!isQuestion && !isSuggestion) return [];
  return expandForm(form).map((action) => {
    if (action.do === 'ask') return action.cards;
    const { suspect, weapon, room } = action as { suspect: CardId; weapon: CardId; room?: CardId };
    // A second suggestion names the room of the first.
    return [suspect, weapon, room ?? pos.powers!.second!];
  });
}
