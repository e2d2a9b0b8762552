/** A position to practise on: what a player saw of a game, a question about it, and the one right answer. */
import type { Explanation, Knowledge, SheetCells, Solution } from '@casefile/deduction';
import type { CardId, Seat, View } from '@casefile/engine';

export const puzzleKinds = ['mark', 'show', 'ask', 'accuse'] as const;
/** Mark what is certain · which card to show · what to ask · whether to accuse. */
export type PuzzleKind = (typeof puzzleKinds)[number];

export const maxLevel = 7;

interface PuzzleBase {
  /** Its game and the decision in it: unique for each puzzle. */
  readonly id: string;
  readonly edition: string;
  /** What the player saw. */
  readonly view: View;
  readonly knowledge: Knowledge;
  /** The sheet to start from: seen cards and their immediate consequences. */
  readonly given: SheetCells;
  /** The shortest reason for each mark that the answer rests on. */
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
  /** Card -> owner -> the share of fitting deals. */
  readonly chances: Solution['cards'];
}

/** A card that can be shown, and what it gives away to a listener. */
export interface ShowOption {
  readonly card: CardId;
  /** The probability a listener already gives it to be here. */
  readonly chance: number;
  /** The bits a listener gains about the envelope. */
  readonly told: number;
}

/** A worse card to show, and what the asker could then conclude about the envelope, with reasons. */
export interface Reveal {
  readonly card: CardId;
  /** Based on the asker's knowledge afterwards. */
  readonly reasons: readonly Explanation[];
}

/** Which card to show: the one that gives the asker the least information. */
export interface ShowPuzzle extends PuzzleBase {
  readonly kind: 'show';
  readonly asker: Seat;
  readonly named: readonly CardId[];
  readonly options: readonly ShowOption[];
  readonly best: CardId;
  /** The least the asker knows: everything said aloud, and what this player showed them. */
  readonly listener: Knowledge;
  /** Those of the other cards from which the asker would conclude something. */
  readonly reveals: readonly Reveal[];
}

/** Something to ask, and its expected information in bits. */
export interface AskOption {
  readonly cards: readonly CardId[];
  readonly expected: number;
}

/** What to ask: the option with the most expected information. */
export interface AskPuzzle extends PuzzleBase {
  readonly kind: 'ask';
  readonly options: readonly AskOption[];
  /** The index of the best option. */
  readonly best: number;
}

/** Whether it is time to accuse: only when all three cards are certain. */
export interface AccusePuzzle extends PuzzleBase {
  readonly kind: 'accuse';
  /** The solutions still possible. */
  readonly solutions: readonly (readonly CardId[])[];
}

export type Puzzle = MarkPuzzle | ShowPuzzle | AskPuzzle | AccusePuzzle;
