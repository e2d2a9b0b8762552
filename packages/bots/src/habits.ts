/**
 * Playing as people do: notes that get lost, an answer that was not heard, a card crossed off in the wrong row, one more
 * question before daring to accuse, a favourite suspect, a bluff. None of it is a move by chance, and what was forgotten
 * stays forgotten until it is seen again.
 */
import type { Action, CardId, Form, Triple, View } from '@casefile/engine';
import type { Bot } from './bot.ts';
import type { EditionInfo } from './info.ts';
import { seededInts } from './rng.ts';

/** Numbers are chances in percent. */
export interface Habits {
  /** A card it was shown is forgotten after a few rounds. */
  readonly forgets: number;
  /** A suggestion between other players, with its answers, goes unnoticed. */
  readonly mishears: number;
  /** A card it was shown is crossed off in the row below. */
  readonly mixesUp: number;
  /** Asks once more before accusing. */
  readonly hesitates: boolean;
  /** Names its favourite suspect for as long as it does not know who holds the card. */
  readonly favours: number;
  /** Names a card of its own in place of one it wants to know about. */
  readonly bluffs: number;
}

export const noHabits: Habits = {
  forgets: 0,
  mishears: 0,
  mixesUp: 0,
  hesitates: false,
  favours: 0,
  bluffs: 0,
};

/** Nobody forgets a card within this many rounds. */
const roundsRemembered = 2;

export function withHabits(bot: Bot, habits: Habits, seed: string, info: EditionInfo): Bot {
  return {
    decide(view, legal, limit) {
      const mind = remembered(view, habits, seed, info);
      const action = bot.decide(mind, legal, limit);
      if (action.do === 'suggest')
        return worded({ ...action, do: 'suggest' }, mind, legal, habits, seed, info);
      const others = legal.filter((form) => form.do !== 'accuse');
      if (action.do !== 'accuse' || !habits.hesitates || others.length === 0 || view.waitingFor !== null)
        return action;
      // It accuses only if it would already have done so at the start of its turn.
      const before = bot.decide(earlier(mind), legal, limit);
      return before.do === 'accuse' ? action : bot.decide(mind, others, limit);
    },
  };
}

/** The view as it was when the turn began. */
function earlier(view: View): View {
  const isEarlier = ({ turn }: { readonly turn: number }): boolean => turn < view.turnNumber;
  const now = view.shown.filter((each) => !isEarlier(each)).map(({ card }) => card);
  return {
    ...view,
    history: view.history.filter(isEarlier),
    shown: view.shown.filter(isEarlier),
    known: Object.fromEntries(Object.entries(view.known).filter(([card]) => !now.includes(card))),
  };
}

/** The view as this player remembers it: without what it forgot, missed or mixed up. */
export function remembered(view: View, habits: Habits, seed: string, info: EditionInfo): View {
  const { forgets, mishears, mixesUp } = habits;
  const happens = (chance: number, what: string): boolean => seededInts(`${seed} ${what}`)(100) < chance;
  const age = (turn: number): number => (view.turnNumber - turn) / view.seats.length;
  const isLost = ({ card, turn }: { readonly card: CardId; readonly turn: number }): boolean =>
    age(turn) > roundsRemembered && happens(forgets, `forgets ${card} ${turn}`);
  const shown = view.shown.filter((each) => !isLost(each));
  const known: Record<CardId, View['known'][CardId]> = { ...view.known };
  for (const { card } of view.shown) if (!shown.some((each) => each.card === card)) delete known[card];
  for (const { card, by, turn } of shown) {
    if (!happens(mixesUp, `mixes up ${card} ${turn}`)) continue;
    const beside = besideOf(card, info);
    // A player whose notes rule out a whole category would notice the mistake.
    if (known[beside] !== undefined || openBut(beside, known, info) === 0) continue;
    delete known[card];
    known[beside] = by;
  }
  const last = view.history.length - 1;
  const history = view.history.filter(
    ({ by }, i) => by === view.you || i === last || !happens(mishears, `mishears ${i}`),
  );
  return { ...view, shown, known, history };
}

const kindOf = (card: CardId, { cards }: EditionInfo): readonly CardId[] =>
  [cards.suspects, cards.weapons, cards.rooms].find((kind) => kind.includes(card)) ?? [card];

function besideOf(card: CardId, info: EditionInfo): CardId {
  const kind = kindOf(card, info);
  return kind[(kind.indexOf(card) + 1) % kind.length]!;
}
const openBut = (card: CardId, known: View['known'], info: EditionInfo): number =>
  kindOf(card, info).filter((each) => each !== card && known[each] === undefined).length;

type Suggestion = { readonly do: 'suggest' } & Triple;

/** The suggestion with this player's favourites and bluffs in it. */
function worded(
  action: Suggestion,
  view: View,
  legal: readonly Form[],
  { favours, bluffs }: Habits,
  seed: string,
  info: EditionInfo,
): Action {
  const below = seededInts(`${seed} words ${view.turnNumber} ${view.history.length}`);
  const form = legal.find((each) => each.do === 'suggest')!;
  const mayName = (key: 'suspect' | 'weapon', card: CardId): boolean =>
    form[key] === card || (Array.isArray(form[key]) && form[key].includes(card));
  let words: Suggestion = action;
  const favourite = favouriteOf(view, seed, info);
  if (below(100) < favours && mayName('suspect', favourite) && view.known[favourite] === undefined)
    words = { ...words, suspect: favourite };
  if (below(100) < bluffs) {
    const key = below(2) === 0 ? 'suspect' : 'weapon';
    const own = (key === 'suspect' ? info.cards.suspects : info.cards.weapons).filter(
      (card) => view.hand.includes(card) && mayName(key, card),
    );
    if (own.length > 0) words = { ...words, [key]: own[below(own.length)]! };
  }
  const isNew = !view.history.some(
    ({ by, cards }) =>
      by === view.you && [words.suspect, words.weapon, words.room].every((card) => cards.includes(card)),
  );
  return isNew ? words : action;
}

function favouriteOf(view: View, seed: string, { cards }: EditionInfo): CardId {
  const others = cards.suspects.filter((card) => !view.hand.includes(card));
  return others[seededInts(`${seed} favourite`)(others.length)] ?? cards.suspects[0]!;
}

/** Another person for each seed. How common each habit is among people who play at home is a guess. */
export function randomPerson(seed: string): { readonly plays: string; readonly habits: Habits } {
  const below = seededInts(`${seed} someone`);
  const oneOf = <T>(...list: readonly T[]): T => list[below(list.length)]!;
  return {
    plays: oneOf('cross-off', 'cross-off', 'clauses', 'clauses', 'clauses', 'fewest-owners'),
    habits: {
      forgets: oneOf(0, 0, 5, 15),
      mishears: oneOf(0, 10, 30, 60),
      mixesUp: 0,
      hesitates: oneOf(true, false, false),
      favours: oneOf(0, 20, 40),
      bluffs: oneOf(0, 0, 15, 40, 80),
    },
  };
}
