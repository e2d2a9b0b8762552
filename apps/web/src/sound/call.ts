import type { Seat } from '@casefile/engine';

/** The call sound: showing a card sounds different from my turn. */
export function callOf(
  asked: readonly Seat[],
  me: Seat | null,
  waitsFor: string | null,
): 'turn' | 'show' | null {
  if (me === null || !asked.includes(me)) return null;
  return waitsFor === null ? 'turn' : 'show';
}
