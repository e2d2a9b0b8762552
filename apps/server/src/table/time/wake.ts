/** Timed events of a table: flags, closing windows, orders, absences. */
import type { Seat } from '@casefile/engine';
import {
  absenceGraceMs,
  type Dealing,
  type Entry,
  type EntryBody,
  isPeopled,
  seedOpeningMs,
  type TableState,
} from '@casefile/protocol';
import { botQuestion, maxBeforeBots, plainAction } from '../bots.ts';
import { dealt } from '../deal.ts';
import { isWindow, ordered, ordersAt, type StandingOrders } from '../people/away.ts';
import { standIn } from '../people/people.ts';
import { acting, type SeatAction } from '../playing.ts';
import { foldAll, type ServerTable, stamped } from '../table.ts';
import { chargeFor, flagAt } from './clocks.ts';

/** Per-seat conditions that are in no entry. */
export interface SeatConditions {
  /** Since when nobody of the seat is connected; null if somebody is. */
  readonly gone: readonly (number | null)[];
  /** The seat's orders for its current question; undefined before they are looked up. */
  readonly orders: readonly (StandingOrders | null | undefined)[];
}

interface Due {
  readonly at: number;
  readonly does: (table: ServerTable, seed: string, now: number) => readonly EntryBody[];
}

function duesOf(state: TableState, conditions: SeatConditions): readonly Due[] {
  if (state.dealing !== null) return [notOpened(state, state.dealing)];
  if (state.phase !== 'playing') return [];
  if (state.n >= maxBeforeBots) return state.chairs.flatMap((_, seat) => endless(state, seat));
  return state.chairs.flatMap((_, seat) => [
    ...absence(state, seat, conditions.gone[seat] ?? null),
    ...(isPeopled(state, seat) ? lookUp(state, seat, conditions.orders[seat]) : []),
    ...closing(state, seat),
    ...flag(state, seat),
  ]);
}

/** Replaces seeds not opened in time, so that a start never hangs. */
const notOpened = (state: TableState, dealing: Dealing): Due => ({
  at: dealing.at + seedOpeningMs,
  does: (_, seed) => dealt(state, dealing, seed),
});

/** Hands over an endless game to bots. */
const endless = (state: TableState, seat: Seat): readonly Due[] =>
  isPeopled(state, seat)
    ? [{ at: state.at, does: () => [{ is: 'replaced', seat, bot: standIn, by: 'terms' }] }]
    : [];

function absence(state: TableState, seat: Seat, gone: number | null): readonly Due[] {
  if (!isPeopled(state, seat)) return [];
  const { timing, terms } = state;
  const since = timing.absent[seat] ?? null;
  if (since === null)
    return gone === null ? [] : [{ at: gone + absenceGraceMs, does: () => [{ is: 'absent', seat }] }];
  const asked = timing.asked[seat] ?? null;
  if (asked === null || terms.absence === 'ask' || timing.pausedAt !== null) return [];
  const replaced: EntryBody = { is: 'replaced', seat, bot: standIn, by: 'terms' };
  return [{ at: Math.max(since, asked.at) + terms.absence, does: () => [replaced] }];
}

function lookUp(state: TableState, seat: Seat, orders: StandingOrders | null | undefined): readonly Due[] {
  const at = ordersAt(state, seat);
  if (at === null || orders === null) return [];
  if (orders === undefined) return [{ at, does: () => [] }];
  const action = ordered(state, seat, orders);
  if (action === null) return [];
  return [{ at, does: (table, seed, now) => act(table, { seat, action, by: 'person' }, seed, now) }];
}

/** Closes a reaction window for all remaining seats at once. */
function closing(state: TableState, seat: Seat): readonly Due[] {
  const since = state.timing.asked[seat];
  if (!since || !isWindow(state) || state.timing.pausedAt !== null) return [];
  const at = since.at + state.terms.window;
  return [
    { at, does: (table, seed, now) => act(table, { seat, action: { do: 'pass' }, by: 'clock' }, seed, now) },
  ];
}

function flag(state: TableState, seat: Seat): readonly Due[] {
  const at = flagAt(state, seat);
  if (at === null) return [];
  return [
    {
      at,
      does: (table, seed, now) =>
        act(
          table,
          { seat, action: plainAction(botQuestion(table, seat, standIn, seed)), by: 'clock' },
          seed,
          now,
        ),
    },
  ];
}

function act(table: ServerTable, seatAction: SeatAction, seed: string, now: number): readonly EntryBody[] {
  const { seat, by } = seatAction;
  // The delay of an order is not charged to the seat.
  const since = by === 'person' ? Number.NEGATIVE_INFINITY : now;
  const verdict = acting(table, seatAction, seed, chargeFor(table.state, seat, since, 0));
  return 'deny' in verdict ? [] : verdict;
}

/** The next wake-up time; null: not before somebody acts. */
export function nextWake({ state }: ServerTable, conditions: SeatConditions): number | null {
  const times = duesOf(state, conditions).map(({ at }) => at);
  return times.length === 0 ? null : Math.min(...times);
}

/** Handles everything due, one after the other. */
export function wakeUp(
  table: ServerTable,
  conditions: SeatConditions,
  now: number,
  seed: string,
): readonly Entry[] {
  const entries: Entry[] = [];
  let after = table;
  let known = conditions;
  for (;;) {
    const bodies = firstDue(after, known, now, seed);
    if (bodies === null) return entries;
    const more = stamped(after, now, bodies);
    entries.push(...more);
    // Orders looked up for one question do not apply to the next.
    const asked = after.state.timing.asked;
    after = foldAll(after, more);
    const isSame = (seat: Seat): boolean => after.state.timing.asked[seat]?.n === asked[seat]?.n;
    known = { ...known, orders: known.orders.map((orders, seat) => (isSame(seat) ? orders : undefined)) };
  }
}

function firstDue(
  table: ServerTable,
  conditions: SeatConditions,
  now: number,
  seed: string,
): readonly EntryBody[] | null {
  const dues = duesOf(table.state, conditions).filter(({ at }) => at <= now);
  for (const { does } of dues.sort((one, other) => one.at - other.at)) {
    const bodies = does(table, seed, now);
    if (bodies.length > 0) return bodies;
  }
  return null;
}
