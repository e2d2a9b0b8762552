/** Time banks: they run for whoever is asked, and for nobody else. */
import type { Seat } from '@casefile/engine';
import { isPeopled, lagQuota, type TableState } from '@casefile/protocol';

/** What goes into the entry of a decision. */
export interface Charge {
  readonly spent?: number;
  readonly lag?: number;
}

/** A seat's first decision waits for its screen to load. */
const loadingMs = 10_000;
/** A seat without time left is not played faster than this: how long it takes must not tell what it holds. */
export const minTurnMs = 1000;

/** How long the seat has been thinking: not while the table is paused, and not while the server was away. */
export function thinking({ timing }: TableState, seat: Seat, now: number): number {
  const since = timing.asked[seat];
  if (!since) return 0;
  return Math.max(0, (timing.pausedAt ?? now) - since.at);
}

const allowance = ({ timing }: TableState, seat: Seat): number => (timing.fresh[seat] ? loadingMs : 0);

/** What the network cost that is not charged: so much for a decision, out of a quota. */
const compensated = ({ timing }: TableState, seat: Seat, lag: number): number =>
  lag > 0 ? Math.round(Math.min(lag, lagQuota.perMoveMs, timing.quota[seat]!)) : 0;

/** What the seat's decision costs it. */
export function chargeFor(state: TableState, seat: Seat, now: number, lag: number): Charge {
  if (state.terms.clock === null) return {};
  const free = compensated(state, seat, lag);
  const spent = Math.round(thinking(state, seat, now) - allowance(state, seat) - free);
  return { spent: Math.min(state.timing.left[seat]!, Math.max(0, spent)), lag: free };
}

/** When the seat's time is over; null while it does not run. */
export function flagAt(state: TableState, seat: Seat): number | null {
  const { terms, timing } = state;
  const since = timing.asked[seat];
  if (terms.clock === null || !since || timing.pausedAt !== null || !isPeopled(state, seat)) return null;
  const inFlight = compensated(state, seat, lagQuota.perMoveMs);
  return since.at + Math.max(minTurnMs, timing.left[seat]! + allowance(state, seat) + inFlight);
}

/** What each seat has left now, and whose time runs; for the screens. */
export function clockFace(state: TableState, now: number): { left: (number | null)[]; running: Seat[] } {
  const { terms, timing } = state;
  const runs = (seat: Seat): boolean => flagAt(state, seat) !== null;
  const left = timing.left.map((ms, seat) => {
    if (terms.clock === null) return null;
    const spent = thinking(state, seat, now) - allowance(state, seat);
    return isPeopled(state, seat) ? Math.max(0, ms - Math.max(0, spent)) : ms;
  });
  return { left, running: timing.left.flatMap((_, seat) => (runs(seat) ? [seat] : [])) };
}
