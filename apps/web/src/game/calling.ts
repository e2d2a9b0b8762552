/** What a table tells a player who reads the rules over it: whose turn it is, and the time left. */
import type { ActionName } from '@casefile/engine';
import { signal } from '@preact/signals';

export interface Calling {
  readonly who: string;
  readonly what: string;
  readonly isMine: boolean;
  /** What they may do now, so that help opens at its explanation. */
  readonly does: readonly ActionName[];
}
/** Null where there is no table. */
export const calling = signal<Calling | null>(null);
/** My running clock as text. */
export const ownTime = signal<string | null>(null);
