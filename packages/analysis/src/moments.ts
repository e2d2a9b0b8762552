/** The deciding moments of a casebook, and its one number. */
import type { Seat } from '@casefile/engine';
import type { Casebook, SeatCase } from './casebook.ts';

/** A turn that gave a player much information. */
export interface DecidingMoment {
  readonly seat: Seat;
  readonly turn: number;
  /** The number of the fact that gave most of it. */
  readonly at: number;
  readonly drop: number;
  /** The solutions open before that turn, and after it. */
  readonly before: number;
  readonly solutions: number;
}

/**
 * The turns that gave most information to the winner, or to the most certain player when nobody won, in the order of
 * play.
 */
export function decidingMoments({ seats, result }: Casebook, count = 3): DecidingMoment[] {
  const hero = seats.find(({ seat }) => seat === result?.winner) ?? surest(seats);
  if (hero === undefined) return [];
  const turns = new Map<number, DecidingMoment & { most: number }>();
  const { curve } = hero;
  for (const [i, { at, turn, bits, solutions, opened }] of curve.entries()) {
    const last = curve[i - 1];
    if (opened || bits === null || solutions === null || last === undefined || last.bits === null) continue;
    const drop = last.bits - bits;
    const known = turns.get(turn);
    const most = Math.max(drop, known?.most ?? Number.NEGATIVE_INFINITY);
    const told = most === drop ? at : known!.at;
    const before = known?.before ?? last.solutions!;
    const sum = drop + (known?.drop ?? 0);
    turns.set(turn, { seat: hero.seat, turn, at: told, drop: sum, before, solutions, most });
  }
  return [...turns.values()]
    .filter(({ drop }) => drop > 0)
    .sort((a, b) => b.drop - a.drop)
    .slice(0, count)
    .sort((a, b) => a.at - b.at)
    .map(({ most: _, ...moment }) => moment);
}

function surest(seats: readonly SeatCase[]): SeatCase | undefined {
  const doubt = ({ curve }: SeatCase): number =>
    curve.findLast(({ opened, bits }) => !opened && bits !== null)?.bits ?? Number.POSITIVE_INFINITY;
  return [...seats].sort((a, b) => doubt(a) - doubt(b))[0];
}

/** The expected information of a player's suggestions as a share of that of the best ones; null without any. */
export function accuracyOf({ suggestions }: SeatCase): number | null {
  let asked = 0;
  let could = 0;
  for (const { expected, best } of suggestions) {
    if (expected === null || best === null) continue;
    asked += expected;
    could += best.expected;
  }
  return could > 0 ? asked / could : null;
}
