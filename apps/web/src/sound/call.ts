import type { Seat } from '@casefile/engine';

/** What calls me: a card I must show sounds other than my turn. */
export function callOf(
  asked: readonly Seat[],
  me: Seat | null,
  waitsFor: string | null,
): 'turn' | 'show' | null {
  if (me === null || !asked.includes(me)) return null;
  return waitsFor === null ? 'turn' : 'show';
}
