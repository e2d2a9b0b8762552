/** House and gardens: gravel under the feet, hedges all around. */
import { type Box, CELL, FRAME } from '../../board/layout/geometry.ts';
import { circle, line, many, path, rect, scatter } from '../svg.ts';
import { brightness, mixed, pattern } from './shared/colours.ts';

export { squareMark } from '../rooms/square-marks.ts';
export { floors } from './shared/outdoor-floors.ts';

/** A wreath of leaves against the sky. */
export function backdrop(colour: string, deep: string): string {
  const own = brightness(colour) > 0.8 ? '#8fa0ad' : colour;
  return (
    rect(-60, -60, 220, 260, '#3f6a3d') +
    circle(50, 52, 45, '#dfeef0') +
    path('M5 52A45 45 0 0 0 95 52Q72 62 50 58T5 52Z', mixed(own, '#dfeef0', 0.35)) +
    many(26, (i) => {
      const angle = (i / 26) * 360;
      return `<g transform="rotate(${angle} 50 52)">${path('M50 2Q58 8 52 17Q44 12 50 2Z', i % 2 ? '#86b56a' : '#2f5630')}</g>`;
    }) +
    many(6, (i) => {
      const angle = (i / 6) * 2 * Math.PI;
      return (
        circle(50 + Math.cos(angle) * 45, 52 + Math.sin(angle) * 45, 4.4, own) +
        circle(50 + Math.cos(angle) * 45, 52 + Math.sin(angle) * 45, 1.7, deep)
      );
    })
  );
}

export function frame(w: number, h: number): string {
  const border = `M${6 - FRAME} ${6 - FRAME}H${w + FRAME - 6}V${h + FRAME - 6}H${6 - FRAME}Z`;
  const corner = (x: number, y: number) =>
    circle(x, y, 9, 'leaf3') + circle(x, y, 7.2, 'leaf2') + circle(x - 1.6, y - 1.6, 4, 'leaf1');
  return (
    rect(1 - FRAME, 1 - FRAME, w + 2 * FRAME - 2, h + 2 * FRAME - 2, 'leaf3', { rx: 4 }) +
    path(border, 'none', { stroke: 'leaf2', width: 9, dash: '0.1 6', cap: 'round' }) +
    path(border, 'none', { stroke: 'leaf1', width: 4.4, dash: '0.1 8.300', cap: 'round' }) +
    rect(-2, -2, w + 4, h + 4, 'gravel') +
    corner(7 - FRAME, 7 - FRAME) +
    corner(w + FRAME - 7, 7 - FRAME) +
    corner(7 - FRAME, h + FRAME - 7) +
    corner(w + FRAME - 7, h + FRAME - 7)
  );
}

/** Raked gravel between kerbs. */
export function squares(): string {
  const next = scatter(9);
  const stones = many(46, (i) =>
    circle(
      1 + next() * (2 * CELL - 2),
      1 + next() * (2 * CELL - 2),
      0.5 + next() * 0.6,
      ['stone2', 'white', 'stone3'][i % 3]!,
      { opacity: 0.7 },
    ),
  );
  return (
    rect(0, 0, 2 * CELL, 2 * CELL, 'corridor') +
    rect(CELL, 0, CELL, CELL, 'corridor2') +
    rect(0, CELL, CELL, CELL, 'corridor2') +
    stones +
    line(`M0 0H${2 * CELL}M0 ${CELL}H${2 * CELL}M0 0V${2 * CELL}M${CELL} 0V${2 * CELL}`, 'fine', 1.2)
  );
}

/** Lawns in mown stripes with daisies; between walls, ivy. */
export const outside = (): string =>
  pattern(
    'hatch',
    16,
    'leaf3',
    many(6, (i) =>
      circle(2 + ((i * 7) % 15), 2 + ((i * 5) % 13), 2.6, i % 2 ? 'leaf2' : 'leaf1', { opacity: 0.8 }),
    ),
  ) +
  pattern(
    'grass',
    48,
    'void',
    rect(0, 0, 24, 48, 'void2', { opacity: 0.55 }) +
      many(4, (i) => circle(6 + ((i * 19) % 40), 5 + ((i * 13) % 40), 0.9, 'white')),
  );

/** An enamelled sign. */
export const plate = ({ x, y, w, h }: Box): string =>
  rect(x + 1, y + 1.8, w, h, 'shadow', { rx: 5 }) +
  rect(x, y, w, h, 'plate', { stroke: 'plate-edge', width: 1.5, rx: 5 }) +
  rect(x + 2.2, y + 2.2, w - 4.4, h - 4.4, 'none', { stroke: 'plate-edge', width: 0.6, rx: 3.4 }) +
  circle(x + 4.4, y + h / 2, 0.9, 'plate-edge') +
  circle(x + w - 4.4, y + h / 2, 0.9, 'plate-edge');

export { walls } from './shared/walls.ts';

export const loadBack = (): Promise<() => string> => import('../backs/grounds.ts').then(({ back }) => back);
