/** What a suggestion could reveal: every distinguishable answer, its probability, and what it would leave open. */
import { TooLarge } from '@casefile/deduction';
import type { InquiryPolicy, Seat } from '@casefile/engine';
import type { Gap } from '../casebook.ts';
import {
  type Clue,
  type CountedKnowledge,
  dealsOf,
  entropy,
  type Marks,
  type Puzzle,
  type Tally,
  tallyOf,
  withClues,
} from '../knowledge/counted-knowledge.ts';

export interface Round {
  readonly asks: InquiryPolicy['asks'];
  /** Who is asked, one after the other. */
  readonly order: readonly Seat[];
}

/** A named card by its number, or by the numbers of all its copies. */
export type Named = readonly number[];

/** Which player shows which card; all others who are asked have none. */
interface PossibleAnswer {
  readonly shows: readonly Show[];
  readonly marks: Marks;
}
interface Show {
  readonly seat: Seat;
  readonly card: Named;
}

/** The expected reduction of entropy, in bits, when these cards are named. */
export function expectedDrop(
  { puzzle, marks, tally, bits }: CountedKnowledge,
  named: readonly Named[],
  round: Round,
): number | Gap {
  if (typeof tally === 'string') return tally;
  try {
    let drop = 0;
    for (const answer of answersOf(puzzle, marks!, named, round)) {
      const left = tallyOf(puzzle, answer.marks);
      if (left === null) continue;
      drop += (weightOf(puzzle, answer, named, left) / tally.total) * (bits! - entropy(left));
    }
    return drop;
  } catch (error) {
    if (error instanceof TooLarge) return 'too-large';
    throw error;
  }
}

const answersOf = (
  puzzle: Puzzle,
  marks: Marks,
  named: readonly Named[],
  { asks, order }: Round,
): PossibleAnswer[] =>
  asks === 'everyone'
    ? everyoneAnswers(puzzle, marks, named, order)
    : firstAnswers(puzzle, marks, named, order);

const hasNone = (seat: Seat, named: readonly Named[]): Clue[] =>
  named.flat().map((card) => ({ kind: 'never', card, owner: seat }));
const has = (seat: Seat, cards: Named): Clue => ({
  kind: cards.length === 1 ? 'only' : 'some',
  owner: seat,
  cards,
});
const canHave = ({ can }: Marks, seat: Seat, cards: Named): boolean =>
  cards.some((card) => (can[card]! & (1 << seat)) !== 0);

function firstAnswers(
  puzzle: Puzzle,
  marks: Marks,
  named: readonly Named[],
  order: readonly Seat[],
): PossibleAnswer[] {
  const answers: PossibleAnswer[] = [];
  let passed: Marks | null = marks;
  for (const seat of order) {
    for (const card of named) {
      if (!canHave(passed, seat, card)) continue;
      const then = withClues(puzzle, passed, [has(seat, card)]);
      if (then !== null) answers.push({ shows: [{ seat, card }], marks: then });
    }
    passed = withClues(puzzle, passed, hasNone(seat, named));
    if (passed === null) return answers;
  }
  return [...answers, { shows: [], marks: passed }];
}

function everyoneAnswers(
  puzzle: Puzzle,
  marks: Marks,
  named: readonly Named[],
  order: readonly Seat[],
): PossibleAnswer[] {
  const answers: PossibleAnswer[] = [];
  const add = (shows: readonly Show[]): void => {
    const silent = order.filter((seat) => !shows.some((each) => each.seat === seat));
    const then = withClues(puzzle, marks, [
      ...shows.map(({ seat, card }) => has(seat, card)),
      ...silent.flatMap((seat) => hasNone(seat, named)),
    ]);
    if (then !== null) answers.push({ shows, marks: then });
  };
  const next = (at: number, shows: readonly Show[]): void => {
    if (at === named.length) add(shows);
    else shown(at, named[at]!.length, 0, shows);
  };
  /** Shown by nobody else, or by one of the remaining players while copies are left. */
  const shown = (at: number, copies: number, from: number, shows: readonly Show[]): void => {
    const card = named[at]!;
    next(at + 1, shows);
    if (copies === 0) return;
    for (let i = from; i < order.length; i++) {
      const seat = order[i]!;
      if (canHave(marks, seat, card) && !shows.some((each) => each.seat === seat))
        shown(at, copies - 1, i + 1, [...shows, { seat, card }]);
    }
  };
  next(0, []);
  return answers;
}

/**
 * The weight of the deals that give this answer, assuming that a player with several of the cards shows each equally
 * often: half of the deals with two of them, a third of those with three.
 */
function weightOf(
  puzzle: Puzzle,
  { shows, marks }: PossibleAnswer,
  named: readonly Named[],
  { total, counts }: Tally,
): number {
  const [first] = shows;
  if (first === undefined) return total;
  const dealsWith = (seat: Seat, cards: Named): number => {
    const [only] = cards;
    if (cards.length === 1) return counts[only! * (puzzle.envelope + 1) + seat]!;
    const then = withClues(puzzle, marks, [has(seat, cards)]);
    return then === null ? 0 : dealsOf(puzzle, then);
  };
  const restOf = (seat: Seat): Named[] =>
    named.filter((card) =>
      shows.every((each) => each.card !== card || (each.seat !== seat && card.length > 1)),
    );
  let weight = total;
  for (const { seat } of shows) for (const card of restOf(seat)) weight -= dealsWith(seat, card) / 2;
  const rest = restOf(first.seat);
  // Subtracting a half for each of two more cards counted deals with both of them twice.
  if (shows.length > 1 || rest.length < 2 || rest.some((card) => dealsWith(first.seat, card) === 0))
    return weight;
  const all = withClues(
    puzzle,
    marks,
    rest.map((card) => has(first.seat, card)),
  );
  return all === null ? weight : weight + dealsOf(puzzle, all) / 3;
}
