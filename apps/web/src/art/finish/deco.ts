/** Brass lines, cut corners and fans of rays. */
import { type Box, CELL, FRAME } from '../../board/layout/geometry.ts';

import { chamfered, circle, line, many, path, rect } from '../svg.ts';
import { pale, pattern } from './shared/colours.ts';

export { squareMark } from '../rooms/square-marks.ts';
export { floors } from './shared/outdoor-floors.ts';

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

export { walls } from './shared/walls.ts';

export const loadBack = (): Promise<() => string> => import('../backs/deco.ts').then(({ back }) => back);
