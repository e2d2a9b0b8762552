/** Brass lines, cut corners and fans of rays. */
import { type Box, CELL, FRAME } from '../../board/geometry.ts';
import { logo } from '../brand/logo.ts';
import { chamfered, circle, group, line, many, path, rect, ring } from '../svg.ts';
import { pale, pattern } from './shared.ts';

export function backdrop(colour: string, deep: string): string {
  const rays = many(9, (i) => {
    const from = Math.PI * (1 + (i - 0.25) / 8.5);
    const to = Math.PI * (1 + (i + 0.25) / 8.5);
    return `M50 96L${50 + Math.cos(from) * 150} ${96 + Math.sin(from) * 150}L${50 + Math.cos(to) * 150} ${96 + Math.sin(to) * 150}Z`;
  });
  return (
    rect(-60, -60, 220, 260, pale(colour)) +
    path(rays, colour, { opacity: 0.22 }) +
    circle(50, 52, 41, '#fff9ea', { opacity: 0.55 }) +
    circle(50, 52, 41, 'none', { stroke: deep, width: 0.8, opacity: 0.35 })
  );
}

const scale = (x: number, y: number): string =>
  [8, 5.6, 3.2].map((r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`).join('');

/** Rows of scales, each over the one to its left and the row below; those that do not meet are one shape. */
const scales = (): string =>
  many(42, (level) => {
    const met = (row: number): string => {
      const i = level - 2 * row;
      return i < 0 || i > 7 ? '' : scale(i * 14 + (row % 2 ? 7 : 0) - 4, 134 - row * 8);
    };
    return path(many(18, met), '#1f4d3a', { stroke: '#c59c45', width: 0.6 });
  });

/** A fan of scales in brass on green, with the mark of the house. */
export const back = (): string =>
  path(chamfered(1, 1, 98, 138, 6), 'card', { stroke: 'card-line', width: 1 }) +
  `<svg x="5.500" y="5.500" width="89" height="129" viewBox="0 0 89 129">${rect(0, 0, 89, 129, '#173c2d')}${scales()}</svg>` +
  path(chamfered(5.5, 5.5, 89, 129, 4.5), 'none', { stroke: 'card-line', width: 1.2 }) +
  path(chamfered(3.2, 3.2, 93.6, 133.6, 5.4), 'none', { stroke: 'card-edge', width: 1.3 }) +
  path(ring(50, 70, 8, 25), '#173c2d', { stroke: '#d9b45b', width: 1.4 }) +
  path(ring(50, 70, 8, 22.5), 'none', { stroke: '#d9b45b', width: 0.6 }) +
  group(logo(), 'translate(33 53) scale(.7)');

export function frame(w: number, h: number): string {
  const border = (by: number, cut: number) => chamfered(-by, -by, w + 2 * by, h + 2 * by, cut);
  return (
    path(border(FRAME - 1, 10), 'plate') +
    path(border(FRAME - 2, 9), 'none', { stroke: 'plate-edge', width: 1.6 }) +
    path(border(FRAME - 6, 6), 'none', { stroke: 'plate-edge', width: 0.7 })
  );
}

/** Two tones of stone laid square by square. */
export function squares(): string {
  const tile = (x: number, y: number, tone: string) =>
    rect(x, y, CELL, CELL, tone) +
    rect(x + 1.2, y + 1.2, CELL - 2.4, CELL - 2.4, 'none', { stroke: 'fine', width: 0.7 });
  return (
    tile(0, 0, 'corridor') +
    tile(CELL, CELL, 'corridor') +
    tile(CELL, 0, 'corridor2') +
    tile(0, CELL, 'corridor2')
  );
}

export const outside = (): string =>
  pattern('hatch', 8, 'solid', line('M-2 10L10 -2M-2 4L4 -2M4 10L10 4', 'solid2', 1)) +
  pattern('grass', 17, 'void', line('M3 6l-1-3m2 3l1-3M11 13l-1-3m2 3l1-3', 'void2', 0.8));

export const plate = ({ x, y, w, h }: Box): string =>
  path(chamfered(x + 1, y + 1.8, w, h, 4), 'shadow') +
  path(chamfered(x, y, w, h, 4), 'plate', { stroke: 'plate-edge', width: 1.1 }) +
  path(chamfered(x + 2, y + 2, w - 4, h - 4, 2.6), 'none', { stroke: 'plate-edge', width: 0.45 });
