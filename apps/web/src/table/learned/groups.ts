/** News shown together: of one kind, and brought by one action. */
import type { Seat } from '@casefile/engine';
import type { Learned } from '../../worker/knowledge/learned.ts';

/** The first of what waits, with what belongs to it. Empty where nothing waits. */
export function firstGroup(pending: readonly Learned[]): readonly Learned[] {
  const [first] = pending;
  if (first === undefined) return [];
  const end = pending.findIndex(({ action, what }) => action !== first.action || what !== first.what);
  return end < 0 ? pending : pending.slice(0, end);
}

/** Who it came from: who showed, drew, accused or died. */
export const subjectOf = ({ fact }: Learned): Seat | null =>
  'seat' in fact && typeof fact.seat === 'number' ? fact.seat : null;

/** With this the player themselves can no longer win. */
export const putsOut = (item: Learned, seat: Seat | null): boolean =>
  seat !== null &&
  subjectOf(item) === seat &&
  ((item.fact.fact === 'judged' && !item.fact.right) || item.fact.fact === 'murdered');
