import type { Wall } from '@casefile/editions/look';
import type { WallOpening } from '../../board/layout/geometry.ts';
import { CELL } from '../../board/layout/geometry.ts';
import { line, path, rect } from '../svg.ts';

/** Strokes from the ground up: colour, width, dash. */
export type Strokes = readonly (readonly [string, number, string?])[];

/** Those that every visit needs; a finish brings its own to them. */
export const strokes: Partial<Record<Wall, Strokes>> = {
  masonry: [
    ['wall', 6],
    ['wall-top', 1.2],
  ],
  glass: [
    ['wall', 6],
    ['wall-glass', 3.2, '10 2'],
  ],
  timber: [
    ['wall', 8],
    ['wall-top', 5.4],
    ['wall', 5.4, '2 22'],
  ],
};

/** Walls of a house, with doors that swing. */
const built = new Set<Wall>(['masonry', 'glass', 'printed', 'timber', 'partition', 'plaster']);

const wallWidth = (wall: Wall): number => strokes[wall]![0]![1];

export const wallAlong = (d: string, wall: Wall): string =>
  strokes[wall]!.map(([stroke, width, dash]) => {
    // Dots are dashes of no length with round ends.
    const isDotted = dash?.startsWith('0.1') ?? false;
    return path(d, 'none', {
      stroke,
      width,
      cap: isDotted ? 'round' : 'square',
      ...(dash ? { dash } : {}),
      ...(isDotted ? { join: 'round' } : {}),
    });
  }).join('');

const HALF = 9;

/** An opening in a wall, drawn with the way in pointing down: threshold, jambs, and the leaf that swings in. */
export function doorway({ x, y, angle, twin, door }: WallOpening, wall: Wall): string {
  const depth = wallWidth(wall) + 1;
  const diagonal = door.kind === 'diagonal';
  const half = diagonal ? 13 : HALF;
  const [left, right] = [twin === 'right' ? -CELL / 2 : -half, twin === 'left' ? CELL / 2 : half];
  const sill =
    rect(left, -depth / 2, right - left, depth, 'wood1') +
    line(`M${left} ${-depth / 2}H${right}M${left} ${depth / 2}H${right}`, 'line', 0.7, { opacity: 0.6 }) +
    line(`M${left} 0H${right}`, 'gold', 1);
  const jamb = (at: number) =>
    rect(at - 1.2, -depth / 2 - 1, 2.4, depth + 2, 'wall-top', { stroke: 'wall', width: 0.6 });
  const jambs = (twin === 'right' ? '' : jamb(left)) + (twin === 'left' ? '' : jamb(right));
  const turn = `translate(${x} ${y})rotate(${angle})`;
  const hinge = twin === 'left' ? left : right;
  const span = twin ? right - left - 1 : right - left;
  const way = hinge === left ? 1 : -1;
  const leaf =
    line(`M${hinge} ${depth / 2}v${span}`, 'wood3', 1.8) +
    line(
      `M${hinge} ${depth / 2 + span}A${span} ${span} 0 0 ${way > 0 ? 0 : 1} ${hinge + way * span} ${depth / 2}`,
      'soft',
      0.8,
    );
  const panes =
    rect(left, -2, half + 1, 1.8, 'wall-glass', { stroke: 'wall', width: 0.5 }) +
    rect(0, 0.4, half, 1.8, 'wall-glass', { stroke: 'wall', width: 0.5 });
  const swings = built.has(wall);
  const filling = door.kind === 'white' ? panes : swings ? leaf : '';
  // A door across a corner cuts the corner off.
  if (diagonal)
    return `<g transform="${turn}">${path('M-16 11L0 -5L16 11Z', 'corridor')}<g transform="translate(0 11)">${sill}${jambs}</g></g>`;
  return `<g transform="${turn}">${sill}${filling}${swings ? jambs : ''}</g>`;
}
