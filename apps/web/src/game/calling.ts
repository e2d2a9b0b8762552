/** What the table would tell somebody who is reading over it: whose turn it is, and the time they have left. */
import type { ActionName } from '@casefile/engine';
import { signal } from '@preact/signals';

export interface Calling {
  readonly who: string;
  readonly what: string;
  readonly isMine: boolean;
  /** What they may do now: help opens where it is explained. */
  readonly does: readonly ActionName[];
}
/** Null where there is no table. */
export const calling = signal<Calling | null>(null);
/** My own time while it runs, as text. */
export const ownTime = signal<string | null>(null);
