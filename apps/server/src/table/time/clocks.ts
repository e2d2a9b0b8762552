/** Time banks, which run only for asked seats. */
import type { Seat } from '@casefile/engine';
import { isPeopled, lagQuota, type TableState } from '@casefile/protocol';

/** The timing fields of a decision's entry. */
export interface Charge {
  readonly spent?: number;
  readonly lag?: number;
}

/** A seat's first decision waits for its screen to load. */
const loadingMs = 10_000;
/** The minimum delay for a seat without time left, so that timing does not reveal its hand. */
export const minTurnMs = 1000;

/** The seat's thinking time, without pauses and outages. */
export function thinking({ timing }: TableState, seat: Seat, now: number): number {
  const since = timing.asked[seat];
  if (!since) return 0;
  return Math.max(0, (timing.pausedAt ?? now) - since.at);
}

const allowance = ({ timing }: TableState, seat: Seat): number => (timing.fresh[seat] ? loadingMs : 0);

/** The uncharged latency of a decision, limited by a quota. */
const compensated = ({ timing }: TableState, seat: Seat, lag: number): number =>
  lag > 0 ? Math.round(Math.min(lag, lagQuota.perMoveMs, timing.quota[seat]!)) : 0;

/** The time charged for the seat's decision. */
export function chargeFor(state: TableState, seat: Seat, now: number, lag: number): Charge {
  if (state.terms.clock === null) return {};
  const free = compensated(state, seat, lag);
  const spent = Math.round(thinking(state, seat, now) - allowance(state, seat) - free);
  return { spent: Math.min(state.timing.left[seat]!, Math.max(0, spent)), lag: free };
}

/** When the seat's time runs out; null while its clock is stopped. */
export function flagAt(state: TableState, seat: Seat): number | null {
  const { terms, timing } = state;
  const since = timing.asked[seat];
  if (terms.clock === null || !since || timing.pausedAt !== null || !isPeopled(state, seat)) return null;
  const inFlight = compensated(state, seat, lagQuota.perMoveMs);
  return since.at + Math.max(minTurnMs, timing.left[seat]! + allowance(state, seat) + inFlight);
}

/** The remaining time of each seat, and whose clock runs. */
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
