/** The expected information of seeing a card, in bits. */
import { TooLarge } from '@casefile/deduction';
import type { CardId, Position, Seat } from '@casefile/engine';
import { expectedDrop } from '../decisions/answers.ts';
import {
  type Clue,
  type CountedKnowledge,
  entropy,
  type Marks,
  tallyOf,
  withClues,
} from '../knowledge/counted-knowledge.ts';

const has = (owner: number, card: number): Clue => ({ kind: 'only', owner, cards: [card] });
const lacks = (owner: number, card: number): Clue => ({ kind: 'never', owner, card });

/** The remaining entropy of the envelope and the number of deals that fit; null where none does. */
function left(
  { puzzle }: CountedKnowledge,
  marks: Marks | null,
): { readonly bits: number; deals: number } | null {
  const sums = marks && tallyOf(puzzle, marks);
  return sums === null ? null : { bits: entropy(sums), deals: sums.total };
}

/** The expected reduction of entropy over outcomes given by their clues, each weighted by the deals that fit it. */
function meanDrop(counting: CountedKnowledge, outcomes: Iterable<readonly Clue[]>): number {
  const { puzzle, marks, bits } = counting;
  if (marks === null || bits === null) return 0;
  let [sum, deals] = [0, 0];
  try {
    for (const clues of outcomes) {
      const then = left(counting, withClues(puzzle, marks, clues));
      if (then === null) continue;
      deals += then.deals;
      sum += then.deals * (bits - then.bits);
    }
  } catch (error) {
    if (error instanceof TooLarge) return 0;
    throw error;
  }
  return deals === 0 ? 0 : Math.max(0, sum / deals);
}

const cardsOf = ({ puzzle }: CountedKnowledge): number[] => puzzle.cards.map((_, card) => card);
const canHave = ({ marks }: CountedKnowledge, owner: number, card: number): boolean =>
  (marks!.can[card]! & (1 << owner)) !== 0;

/** This player shows any one card of theirs, each equally often. */
export function shownBy(counting: CountedKnowledge, seat: Seat): number {
  if (counting.marks === null) return 0;
  const held = cardsOf(counting).filter((card) => canHave(counting, seat, card));
  return meanDrop(
    counting,
    held.map((card) => [has(seat, card)]),
  );
}

/** The holder of this card shows it to everyone, or everyone learns that nobody has it. */
export function calledOut(counting: CountedKnowledge, pos: Position, name: CardId): number {
  const card = counting.puzzle.cards.indexOf(name);
  const seats = pos.rules.players.map((_, seat) => seat);
  return meanDrop(counting, [
    ...seats.map((seat) => [has(seat, card)]),
    seats.map((seat) => lacks(seat, card)),
  ]);
}

/** The card that somebody has just shown for these. */
export function glimpsed(counting: CountedKnowledge, by: Seat, cards: readonly CardId[]): number {
  const named = cards.map((card) => [counting.puzzle.cards.indexOf(card)]);
  const drop = expectedDrop(counting, named, { asks: 'first-who-can', order: [by] });
  return typeof drop === 'string' ? 0 : drop;
}

/** All the cards lying face down in one place. */
export function lookedAt(counting: CountedKnowledge, spot: string, hasTime: () => boolean): number {
  const owner = counting.puzzle.owners.indexOf(spot);
  if (owner < 0 || counting.marks === null) return 0;
  const possible = cardsOf(counting).filter((card) => canHave(counting, owner, card));
  return meanDrop(counting, sets(possible, counting.puzzle.sizes[owner]!, owner, hasTime));
}

function* sets(
  from: readonly number[],
  size: number,
  owner: number,
  hasTime: () => boolean,
): Generator<Clue[]> {
  if (size === 0) yield [];
  else
    for (const [i, card] of from.entries()) {
      for (const rest of sets(from.slice(i + 1), size - 1, owner, hasTime)) yield [has(owner, card), ...rest];
      if (!hasTime()) return;
    }
}
