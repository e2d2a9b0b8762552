/** A position to practise on: what a player saw of a game, a question about it, and the one right answer. */
import type { Explanation, Knowledge, SheetCells, Solution } from '@casefile/deduction';
import type { CardId, Seat, View } from '@casefile/engine';

export const puzzleKinds = ['mark', 'show', 'ask', 'accuse'] as const;
/** Mark what is certain · which card to show · what to ask · whether to accuse. */
export type PuzzleKind = (typeof puzzleKinds)[number];

export const maxLevel = 7;

interface PuzzleBase {
  /** The game it is out of and the decision in it: no two puzzles have the same. */
  readonly id: string;
  readonly edition: string;
  /** What the player saw. */
  readonly view: View;
  readonly knowledge: Knowledge;
  /** The sheet to start from: what was seen, and what follows from that at once. */
  readonly given: SheetCells;
  /** Why the marks are certain that the answer rests on, the shortest reason for each. */
  readonly reasons: readonly Explanation[];
  /** The steps of the longest of these reasons, and of those that another card would give; 1 where there is none. */
  readonly steps: number;
  /** The same, up to seven. */
  readonly level: number;
}

/** Mark all that is certain. */
export interface MarkPuzzle extends PuzzleBase {
  readonly kind: 'mark';
  /** Everything that is certain. */
  readonly certain: SheetCells;
  /** Card -> owner -> in what part of the deals that fit. */
  readonly chances: Solution['cards'];
}

/** A card that can be shown, and what it gives away to whoever has listened. */
export interface ShowOption {
  readonly card: CardId;
  /** How likely a listener takes it to be here already. */
  readonly chance: number;
  /** The bits by which a listener is surer of the envelope afterwards. */
  readonly told: number;
}

/** A card that is worse to show, and what the asker could then mark about the envelope, with the reasons. */
export interface Reveal {
  readonly card: CardId;
  /** From what the asker knows then. */
  readonly reasons: readonly Explanation[];
}

/** Which card to show: the one that tells the asker least. */
export interface ShowPuzzle extends PuzzleBase {
  readonly kind: 'show';
  readonly asker: Seat;
  readonly named: readonly CardId[];
  readonly options: readonly ShowOption[];
  readonly best: CardId;
  /** What the asker can know at least: all that was said aloud, and what this player showed them. */
  readonly listener: Knowledge;
  /** Those of the other cards from which the asker would conclude something. */
  readonly reveals: readonly Reveal[];
}

/** Something to ask, and the bits that it tells on average. */
export interface AskOption {
  readonly cards: readonly CardId[];
  readonly expected: number;
}

/** What to ask: of these the one that tells most. */
export interface AskPuzzle extends PuzzleBase {
  readonly kind: 'ask';
  readonly options: readonly AskOption[];
  /** Its place in the options. */
  readonly best: number;
}

/** Whether it is time to accuse: only when all three cards are certain. */
export interface AccusePuzzle extends PuzzleBase {
  readonly kind: 'accuse';
  /** What the envelope can still hold. */
  readonly solutions: readonly (readonly CardId[])[];
}

export type Puzzle = MarkPuzzle | ShowPuzzle | AskPuzzle | AccusePuzzle;
