/** News shown together: of one kind, and brought by one action. */
import type { Seat } from '@casefile/engine';
import type { Learned } from '../../worker/knowledge/learned.ts';

/** The first waiting item with those that belong to it; empty if nothing waits. */
export function firstGroup(pending: readonly Learned[]): readonly Learned[] {
  const [first] = pending;
  if (first === undefined) return [];
  const end = pending.findIndex(({ action, what }) => action !== first.action || what !== first.what);
  return end < 0 ? pending : pending.slice(0, end);
}

/** The seat it is about: the one that showed, drew, accused or was murdered. */
export const subjectOf = ({ fact }: Learned): Seat | null =>
  'seat' in fact && typeof fact.seat === 'number' ? fact.seat : null;

/** Whether this puts the player out of the game. */
export const putsOut = (item: Learned, seat: Seat | null): boolean =>
  seat !== null &&
  subjectOf(item) === seat &&
  ((item.fact.fact === 'judged' && !item.fact.right) || item.fact.fact === 'murdered');
