/**
 * Which bot plays behind each opponent for people, and how it plays otherwise. What is said of them is in `people.ts`: a browser
 * that plays against them need not fetch it.
 */
import type { Habits } from './habits.ts';

/** The playing half of an opponent. */
export interface Casting {
  readonly id: string;
  /** The bot behind it. */
  readonly plays: string;
  /** How it differs from the bot behind it; null when it does not. */
  readonly habits: Habits | null;
}

/** From the gentlest to the champion. */
export const castings: readonly Casting[] = [
  {
    id: 'daisy',
    plays: 'cross-off',
    habits: { forgets: 30, mishears: 0, mixesUp: 8, hesitates: true, favours: 40, bluffs: 0 },
  },
  {
    id: 'basil',
    plays: 'cross-off',
    habits: { forgets: 5, mishears: 0, mixesUp: 0, hesitates: false, favours: 0, bluffs: 0 },
  },
  {
    id: 'agnes',
    plays: 'clauses',
    habits: { forgets: 0, mishears: 10, mixesUp: 0, hesitates: false, favours: 20, bluffs: 10 },
  },
  {
    id: 'victor',
    plays: 'most-likely',
    habits: { forgets: 0, mishears: 0, mixesUp: 0, hesitates: false, favours: 0, bluffs: 25 },
  },
  {
    id: 'irene',
    plays: 'champion',
    habits: null,
  },
];
