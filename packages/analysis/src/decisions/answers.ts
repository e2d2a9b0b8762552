/** What a suggestion could tell: every answer its maker could tell apart, how likely it is and what it would leave. */
import { TooLarge } from '@casefile/deduction';
import type { InquiryPolicy, Seat } from '@casefile/engine';
import type { Gap } from '../casebook.ts';
import {
  type Clue,
  type Counting,
  dealsOf,
  entropy,
  type Marks,
  type Puzzle,
  type Tally,
  tallyOf,
  withClues,
} from '../knowledge/counting.ts';

export interface Round {
  readonly asks: InquiryPolicy['asks'];
  /** Who is asked, one after the other. */
  readonly order: readonly Seat[];
}

/** Who shows which card; everybody else who is asked has none. */
interface Answer {
  readonly shows: readonly Show[];
  readonly marks: Marks;
}
interface Show {
  readonly seat: Seat;
  readonly card: number;
}

/** The mean drop of bits when these cards, by number, are named. */
export function expectedDrop(
  { puzzle, marks, tally, bits }: Counting,
  named: readonly number[],
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
  named: readonly number[],
  { asks, order }: Round,
): Answer[] =>
  asks === 'everyone'
    ? everyoneAnswers(puzzle, marks, named, order)
    : firstAnswers(puzzle, marks, named, order);

const hasNone = (seat: Seat, named: readonly number[]): Clue[] =>
  named.map((card) => ({ kind: 'never', card, owner: seat }));
const has = (seat: Seat, card: number): Clue => ({ kind: 'only', owner: seat, cards: [card] });
const canHave = ({ can }: Marks, seat: Seat, card: number): boolean => (can[card]! & (1 << seat)) !== 0;

function firstAnswers(
  puzzle: Puzzle,
  marks: Marks,
  named: readonly number[],
  order: readonly Seat[],
): Answer[] {
  const answers: Answer[] = [];
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
  named: readonly number[],
  order: readonly Seat[],
): Answer[] {
  const answers: Answer[] = [];
  const add = (shows: readonly Show[]): void => {
    const silent = order.filter((seat) => !shows.some((each) => each.seat === seat));
    const then = withClues(puzzle, marks, [
      ...shows.map(({ seat, card }) => has(seat, card)),
      ...silent.flatMap((seat) => hasNone(seat, named)),
    ]);
    if (then !== null) answers.push({ shows, marks: then });
  };
  const next = (at: number, shows: readonly Show[]): void => {
    if (at === named.length) {
      add(shows);
      return;
    }
    const card = named[at]!;
    next(at + 1, shows);
    for (const seat of order)
      if (canHave(marks, seat, card) && !shows.some((each) => each.seat === seat))
        next(at + 1, [...shows, { seat, card }]);
  };
  next(0, []);
  return answers;
}

/**
 * The weight of the deals that give this answer, where who has several of the cards shows each equally often: half of
 * those in which it has two, a third of those in which it has three.
 */
function weightOf(
  puzzle: Puzzle,
  { shows, marks }: Answer,
  named: readonly number[],
  { total, counts }: Tally,
): number {
  const [first] = shows;
  if (first === undefined) return total;
  const dealsWith = (seat: Seat, card: number): number => counts[card * (puzzle.envelope + 1) + seat]!;
  const rest = named.filter((card) => !shows.some((each) => each.card === card));
  let weight = total;
  for (const { seat } of shows) for (const card of rest) weight -= dealsWith(seat, card) / 2;
  // Taking half away for each of two more cards took one too many from those that have both.
  if (shows.length > 1 || rest.length < 2 || rest.some((card) => dealsWith(first.seat, card) === 0))
    return weight;
  const all = withClues(
    puzzle,
    marks,
    rest.map((card) => has(first.seat, card)),
  );
  return all === null ? weight : weight + dealsOf(puzzle, all) / 3;
}
