/** A white villa over a city at night: glass, chrome, and the light of a pool. */
import { type Box, CELL, FRAME } from '../../board/layout/geometry.ts';
import { circle, line, many, path, rect, ring, scatter } from '../svg.ts';
import { brightness, mixed, pattern } from './shared/colours.ts';

export { squareMark } from '../rooms/square-marks.ts';
export { floors } from './shared/outdoor-floors.ts';

export const night = '#0d1430';

/** Flashes of cameras in the dark. */
export function backdrop(colour: string, deep: string): string {
  const own = brightness(colour) > 0.8 ? '#8fb6cf' : colour;
  const next = scatter(4);
  return (
    rect(-60, -60, 220, 260, night) +
    circle(50, 60, 92, mixed(own, night, 0.42)) +
    circle(50, 56, 66, mixed(own, night, 0.72)) +
    circle(50, 52, 44, mixed(own, '#ffffff', 0.55)) +
    many(9, (i) => {
      const [x, y] = [-8 + next() * 116, -10 + next() * 70];
      return i % 3 === 0
        ? path(ring(x, y, 4, 7, 1.3), '#ffffff', { opacity: 0.95 })
        : circle(x, y, 2 + next() * 4, mixed(deep, '#ffffff', 0.3), { opacity: 0.5 });
    })
  );
}

export const frame = (w: number, h: number): string =>
  rect(1 - FRAME, 1 - FRAME, w + 2 * FRAME - 2, h + 2 * FRAME - 2, 'void', { rx: 4 }) +
  rect(4 - FRAME, 4 - FRAME, w + 2 * FRAME - 8, h + 2 * FRAME - 8, 'none', {
    stroke: 'metal1',
    width: 2.2,
    rx: 3,
  }) +
  rect(9 - FRAME, 9 - FRAME, w + 2 * FRAME - 18, h + 2 * FRAME - 18, 'none', {
    stroke: 'water2',
    width: 1,
    rx: 2,
  });

/** Slabs of pale marble, wide joints, a vein here and there. */
export function squares(): string {
  const slab = (x: number, y: number, tone: string, vein: string) =>
    rect(x + 0.6, y + 0.6, CELL - 1.2, CELL - 1.2, tone) + line(vein, 'fine', 0.7);
  return (
    rect(0, 0, 2 * CELL, 2 * CELL, 'stone2') +
    slab(0, 0, 'corridor', 'M3 18q6-3 8-9t10-6') +
    slab(CELL, CELL, 'corridor', 'M28 30q5 2 8 8t8 6') +
    slab(CELL, 0, 'corridor2', 'M30 20q8 0 14-10') +
    slab(0, CELL, 'corridor2', 'M4 30q4 9 16 12')
  );
}

/** The lights of the city, far below. */
export function outside(): string {
  const next = scatter(23);
  const lights = many(44, (i) =>
    rect(
      Math.floor(next() * 16) * 3 + 0.5,
      Math.floor(next() * 16) * 3 + 0.5,
      1.9,
      1.9,
      ['fire1', 'void2', 'bloom1', 'fire1'][i % 4]!,
      { opacity: 0.9 },
    ),
  );
  return pattern('hatch', 48, 'void', lights) + pattern('grass', 48, 'void', lights);
}

export const plate = ({ x, y, w, h }: Box): string =>
  rect(x + 1, y + 2, w, h, 'shadow', { rx: 3 }) +
  rect(x, y, w, h, 'plate', { stroke: 'plate-edge', width: 1.3, rx: 3 }) +
  line(`M${x + 5} ${y + h - 2.6}H${x + w - 5}`, 'plate-edge', 0.6);

export { walls } from './shared/walls.ts';

export const loadBack = (): Promise<() => string> => import('../backs/villa.ts').then(({ back }) => back);
