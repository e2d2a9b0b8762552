import type { Action, Board, Cards, Form, View } from '@casefile/engine';

/** What a bot decides with: its seat's own view and what it may do. Never the table. */
export interface Decision {
  readonly view: View;
  readonly legal: readonly Form[];
  readonly cards: Cards;
  readonly board: Board;
  /** A random whole number below the bound. */
  readonly below: (bound: number) => number;
}
export type Bot = (decision: Decision) => Action;
