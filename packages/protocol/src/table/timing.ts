/** The clocks of a table. Pauses and outages shift all times. */
import { askedSeats, type Position, type Seat } from '@casefile/engine';
import type { Clock } from '../http/terms.ts';
import type { EntryOf } from '../wire/entry.ts';

/** The time a player has to open a seed after the start. A table may not use a stand-in sooner, and waits no longer. */
export const seedOpeningMs = 10_000;

/** A decision a seat has to make. */
export interface Asked {
  /** The entry that asked it. */
  readonly n: number;
  /** When its time began to run. */
  readonly at: number;
}

/** The clocks of a table, as of its last entry. */
export interface Timing {
  /** Seat by seat; null while it is not asked. */
  readonly asked: readonly (Asked | null)[];
  /** Remaining milliseconds of each seat; unused without clocks. */
  readonly left: readonly number[];
  /** The remaining latency allowance of each seat. */
  readonly quota: readonly number[];
  /** Seats that have not decided anything yet. */
  readonly fresh: readonly boolean[];
  /** Since when nobody who plays the seat is there; null when somebody is. */
  readonly absent: readonly (number | null)[];
  readonly pausedAt: number | null;
  /** The end of the last outage. */
  readonly outage: number;
}

/** The latency allowance: maximum per decision, grant per decision, and maximum saved. */
export const lagQuota = { perMoveMs: 500, gainMs: 400, maxMs: 2000 } as const;

/** The grace period before a disconnected player counts as absent. */
export const absenceGraceMs = 30_000;

/** The timing of a table without a game. */
export const noTiming: Timing = {
  asked: [],
  left: [],
  quota: [],
  fresh: [],
  absent: [],
  pausedAt: null,
  outage: 0,
};

/** The timing of a game that begins. */
export function startTiming(position: Position, clock: Clock | null, n: number, at: number): Timing {
  const perSeat = <T>(value: T): T[] => position.rules.players.map(() => value);
  const asked = askedSeats(position);
  return {
    ...noTiming,
    asked: perSeat(null).map((_, seat) => (asked.includes(seat) ? { n, at } : null)),
    left: perSeat(clock?.bank ?? 0),
    quota: perSeat(lagQuota.perMoveMs),
    fresh: perSeat(true),
    absent: perSeat(null),
  };
}

/** Updates who is asked after an action; an unchanged question keeps its start. */
export function askAgain(
  asked: Timing['asked'],
  before: Position,
  entry: EntryOf<'acted'>,
  after: Position,
): Timing['asked'] {
  const seats = askedSeats(after);
  const isSame =
    before.wait !== null &&
    after.wait !== null &&
    before.wait.for === after.wait.for &&
    entry.facts.every(({ fact }) => fact !== 'asked');
  return asked.map((since, seat) => {
    if (!seats.includes(seat)) return null;
    return isSame && since !== null && seat !== entry.seat ? since : { n: entry.n, at: entry.at };
  });
}

/** The seat's clock after a decision. */
export function charge(timing: Timing, clock: Clock | null, entry: EntryOf<'acted'>): Timing {
  const { seat, spent = 0, lag = 0 } = entry;
  const change = (list: readonly number[], by: number, max: number): readonly number[] =>
    list.with(seat, Math.max(0, Math.min(max, list[seat]! + by)));
  return {
    ...timing,
    left: clock === null ? timing.left : change(timing.left, clock.back - spent, clock.bank),
    quota: change(timing.quota, lagQuota.gainMs - lag, lagQuota.maxMs),
    fresh: entry.by === 'person' ? timing.fresh.with(seat, false) : timing.fresh,
  };
}

/** Shifts all clocks past an uncharged interval. */
export function shift(timing: Timing, from: number, until: number): Timing {
  const moved = (at: number): number => at + Math.max(0, until - Math.max(from, at));
  return {
    ...timing,
    asked: timing.asked.map((since) => (since === null ? null : { ...since, at: moved(since.at) })),
    absent: timing.absent.map((since) => (since === null ? null : moved(since))),
  };
}

/** The timing with a seat away since then, or back. */
export const withAbsence = (timing: Timing, seat: Seat, since: number | null): Timing => ({
  ...timing,
  absent: timing.absent.with(seat, since),
});
