/** Keyboard navigation in a chart: along a curve, and between players. */
import type { ChartLine, ChartPoint } from '@casefile/analysis';
import type { Seat } from '@casefile/engine';

/** A position in the chart. */
export interface ChartSpot {
  readonly seat: Seat;
  /** The index of the point in that player's curve. */
  readonly index: number;
}

type Lines = readonly Pick<ChartLine, 'seat' | 'points'>[];

const pointsOf = (lines: Lines, seat: Seat): readonly ChartPoint[] =>
  lines.find((line) => line.seat === seat)?.points ?? [];

export const pointAt = (lines: Lines, { seat, index }: ChartSpot): ChartPoint | undefined =>
  pointsOf(lines, seat)[index];

/** The end of one's own curve, or of the first; null where nothing is drawn. */
export function firstSpot(lines: Lines, own: Seat | null): ChartSpot | null {
  const drawn = lines.filter(({ points }) => points.length > 0);
  const line = drawn.find(({ seat }) => seat === own) ?? drawn[0];
  return line === undefined ? null : { seat: line.seat, index: line.points.length - 1 };
}

/** Where a key leads; null for keys that are not meant for the chart. */
export function spotAfter(key: string, spot: ChartSpot, lines: Lines): ChartSpot | null {
  const { seat, index } = spot;
  const last = pointsOf(lines, seat).length - 1;
  switch (key) {
    case 'ArrowRight':
      return { seat, index: Math.min(index + 1, last) };
    case 'ArrowLeft':
      return { seat, index: Math.max(index - 1, 0) };
    case 'Home':
      return { seat, index: 0 };
    case 'End':
      return { seat, index: last };
    case 'ArrowUp':
      return besides(spot, -1, lines);
    case 'ArrowDown':
      return besides(spot, 1, lines);
    default:
      return null;
  }
}

/** The same moment on another player's curve. */
function besides(spot: ChartSpot, step: 1 | -1, lines: Lines): ChartSpot {
  const drawn = lines.filter(({ points }) => points.length > 0);
  const here = drawn.findIndex(({ seat }) => seat === spot.seat);
  const { seat, points } = drawn[(here + step + drawn.length) % drawn.length]!;
  const { turn } = pointAt(lines, spot)!;
  return {
    seat,
    index: Math.max(
      0,
      points.findLastIndex((point) => point.turn <= turn),
    ),
  };
}
