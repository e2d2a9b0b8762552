/** The certainty of every player over the turns, as lines to be drawn: geometry only, no colours and no words. */
import type { Seat } from '@casefile/engine';
import type { CurvePoint, SeatCase } from '../casebook.ts';

/** A point of a line, in the units of the rectangle. */
export interface ChartPoint {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly at: number;
  readonly solutions: number;
  readonly bits: number;
}
/** One player's line in the chart. */
export interface ChartLine {
  readonly seat: Seat;
  /** At the end of each turn on which something changed. */
  readonly points: readonly ChartPoint[];
  /** The line as stairs, for the `d` of an SVG path. */
  readonly path: string;
  /** Where the solution was proved. */
  readonly proof: ChartPoint | null;
}
/** How sure each player could be, turn by turn, as lines to draw. */
export interface CertaintyChart {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly ChartLine[];
  readonly turns: readonly { readonly turn: number; readonly x: number }[];
  readonly bits: readonly { readonly bits: number; readonly y: number }[];
}

type Counted = CurvePoint & { readonly solutions: number; readonly bits: number };
const isCounted = (point: CurvePoint): point is Counted =>
  !point.opened && point.bits !== null && point.solutions !== null;

/** What a line is drawn from. */
export type ChartSeat = Pick<SeatCase, 'seat' | 'curve' | 'provable'>;

/** The chart of these players in a rectangle of this size. */
export function certaintyChart(
  { seats }: { readonly seats: readonly ChartSeat[] },
  width: number,
  height: number,
): CertaintyChart {
  const all = seats.flatMap(({ curve }) => curve.filter(isCounted));
  const lastTurn = Math.max(1, ...seats.flatMap(({ curve }) => curve.map(({ turn }) => turn)));
  const mostBits = Math.max(1, Math.ceil(Math.max(0, ...all.map(({ bits }) => bits))));
  const xOf = (turn: number): number => rounded((turn / lastTurn) * width);
  const yOf = (bits: number): number => rounded(height - (bits / mostBits) * height);
  const lines = seats.map(({ seat, curve, provable }): ChartLine => {
    const counted = curve.filter(isCounted);
    const ends = counted.filter((point, i) => counted[i + 1]?.turn !== point.turn);
    const points = ends.map(({ at, turn, solutions, bits }) => ({
      x: xOf(turn),
      y: yOf(bits),
      turn,
      at,
      solutions,
      bits,
    }));
    const stairs = points.map(({ x, y }, i) => (i === 0 ? `M${x} ${y}` : `H${x}V${y}`));
    // The line ends where the deals can no longer be counted.
    const lost = curve.find(({ opened, bits }) => !opened && bits === null);
    const end = lost === undefined ? rounded(width) : xOf(lost.turn);
    const path = points.length === 0 ? '' : `${stairs.join('')}H${end}`;
    const proof = provable.all === null ? null : (points.find(({ turn }) => turn >= provable.all!) ?? null);
    return { seat, points, path, proof };
  });
  return {
    width,
    height,
    lines,
    turns: ticks(lastTurn, 8).map((turn) => ({ turn, x: xOf(turn) })),
    bits: ticks(mostBits, 5).map((bits) => ({ bits, y: yOf(bits) })),
  };
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** About this many integer ticks from 0. */
function ticks(last: number, maxTicks: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200].find((each) => last / each <= maxTicks) ?? 500;
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, i) => i * step);
}
