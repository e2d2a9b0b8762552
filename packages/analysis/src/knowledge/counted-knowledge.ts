/** A player's knowledge at one moment; its deals are counted when first needed. */
import { type Knowledge, knowledgeFromView, TooLarge } from '@casefile/deduction';
import {
  type Clue,
  countMarked,
  exactWorlds,
  type Marks,
  makePuzzle,
  type Puzzle,
  propagate,
  sameMarks,
  type Tally,
  tally,
  worldsOf,
} from '@casefile/deduction/counting';
import { type CardId, makeView, type Position } from '@casefile/engine';
import type { Gap } from '../casebook.ts';

export type { Clue, Marks, Puzzle, Tally };

/** Two sums of bits that differ by less are equal up to rounding. */
export const roundingError = 1e-12;

export class CountedKnowledge {
  readonly puzzle: Puzzle;
  readonly marks: Marks | null;
  #tally: Tally | Gap | undefined;
  #bits: number | undefined;

  constructor(puzzle: Puzzle, marks: Marks | null) {
    this.puzzle = puzzle;
    this.marks = marks;
  }

  /** The counts of all deals that fit, or why there are none. */
  get tally(): Tally | Gap {
    this.#tally ??= counted(this.puzzle, this.marks);
    return this.#tally;
  }

  get gap(): Gap | null {
    return typeof this.tally === 'string' ? this.tally : null;
  }

  get solutions(): number | null {
    const { tally } = this;
    return typeof tally === 'string' ? null : tally.envelopes.length;
  }

  get bits(): number | null {
    const { tally } = this;
    if (typeof tally === 'string') return null;
    this.#bits ??= entropy(tally);
    return this.#bits;
  }

  /** The probability that these three cards are in the envelope. */
  chanceOf(cards: readonly CardId[]): number | null {
    const { tally, puzzle } = this;
    if (typeof tally === 'string') return null;
    const found = tally.envelopes.find((each) =>
      each.cards.every((card) => cards.includes(puzzle.cards[card]!)),
    );
    return found === undefined ? 0 : found.count / tally.total;
  }

  /** For each category whether its card in the envelope is certain; null where the deals could not be counted. */
  proven(): readonly [boolean, boolean, boolean] | null {
    const { tally, marks, puzzle } = this;
    if (typeof tally !== 'string') {
      const [first] = tally.envelopes;
      const isSure = (k: number): boolean =>
        tally.envelopes.every(({ cards }) => cards[k] === first!.cards[k]);
      return [isSure(0), isSure(1), isSure(2)];
    }
    if (marks === null) return null;
    const marked = (k: number): boolean =>
      marks.can.some((mask, card) => puzzle.category[card] === k && mask === 1 << puzzle.envelope);
    return marked(0) && marked(1) && marked(2) ? [true, true, true] : null;
  }

  /** The cards certain to be with this owner; null where the deals could not be counted. */
  certainOf(owner: number): CardId[] | null {
    const { tally, puzzle } = this;
    if (typeof tally === 'string') return null;
    const width = puzzle.envelope + 1;
    return puzzle.cards.filter((_, card) => {
      for (let o = 0; o < width; o++) if (tally.counts[card * width + o]! > 0 !== (o === owner)) return false;
      return true;
    });
  }

  /** Whether the same deals fit. Knowledge only grows, so comparing their number is enough. */
  isAsRichAs(later: CountedKnowledge): boolean {
    const [before, after] = [this.tally, later.tally];
    if (this === later) return true;
    if (typeof before === 'string' || typeof after === 'string') return false;
    if (after.total < before.total * (1 - 1e-9)) return false;
    return exactly(this) === exactly(later);
  }
}

export function knowledgeIn(pos: Position): CountedKnowledge {
  const knowledge: Knowledge = knowledgeFromView(makeView(pos), pos.rules.cards);
  const puzzle = makePuzzle(knowledge);
  return new CountedKnowledge(puzzle, propagate(puzzle));
}

/** Returns the earlier knowledge when the next one adds nothing, so that its counts are reused. */
export function reuseIfUnchanged(before: CountedKnowledge, next: CountedKnowledge): CountedKnowledge {
  if (next.marks === null || before.marks === null) return next;
  return sameMarks(next.marks, before.marks) ? before : next;
}

/** What further clues would leave open; null where no deal fits them. */
export const withClues = (puzzle: Puzzle, marks: Marks, clues: readonly Clue[]): Marks | null =>
  propagate(puzzle, clues, marks);

/** Throws where the tables would outgrow the machine; null where no deal fits. */
export function tallyOf(puzzle: Puzzle, marks: Marks): Tally | null {
  const found = countMarked(puzzle, marks, 'counting', puzzle.clues);
  const sums = found && tally(puzzle, found);
  return sums === null || sums.total === 0 ? null : sums;
}

/** The same for the number of deals alone. */
export function dealsOf(puzzle: Puzzle, marks: Marks): number {
  const found = countMarked(puzzle, marks, 'counting', puzzle.clues);
  return found === null ? 0 : worldsOf(found);
}

export function entropy({ envelopes, total }: Tally): number {
  let bits = 0;
  for (const { count } of envelopes) {
    const p = count / total;
    if (p < 1) bits -= p * Math.log2(p);
  }
  return bits;
}

function counted(puzzle: Puzzle, marks: Marks | null): Tally | Gap {
  if (marks === null) return 'contradiction';
  try {
    return tallyOf(puzzle, marks) ?? 'contradiction';
  } catch (error) {
    if (error instanceof TooLarge) return 'too-large';
    throw error;
  }
}

function exactly({ puzzle, marks }: CountedKnowledge): bigint {
  return exactWorlds(countMarked(puzzle, marks!, 'counting', puzzle.clues)!);
}
