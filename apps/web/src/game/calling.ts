/** Shown to a player who reads the rules over a table: whose turn it is, and the time left. */
import type { ActionName } from '@casefile/engine';
import { signal } from '@preact/signals';

export interface Calling {
  readonly who: string;
  readonly what: string;
  readonly isMine: boolean;
  /** The player's legal actions, so that help opens at their explanation. */
  readonly does: readonly ActionName[];
}
/** Null where there is no table. */
export const calling = signal<Calling | null>(null);
/** My running clock as text. */
export const ownTime = signal<string | null>(null);
