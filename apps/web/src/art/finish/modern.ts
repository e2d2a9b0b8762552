/** Bright and clean: white, flat colour, round corners. */
import { type Box, CELL, FRAME } from '../../board/layout/geometry.ts';
import { circle, line, path, rect } from '../svg.ts';
import { brightness, mixed, pattern } from './shared/colours.ts';
import { indoorFloors } from './shared/indoor-floors.ts';

/** A flat colour, cut across, and a disc of white. */
export function backdrop(colour: string, deep: string): string {
  const own = brightness(colour) > 0.8 ? '#9fb4c6' : colour;
  return (
    rect(-60, -60, 220, 260, mixed(own, '#ffffff', 0.72)) +
    path('M-60 200V96L160 -10V200Z', mixed(deep, own, 0.45)) +
    circle(50, 52, 42, '#ffffff') +
    circle(50, 52, 42, mixed(own, '#ffffff', 0.18))
  );
}

export const frame = (w: number, h: number): string =>
  rect(1 - FRAME, 1 - FRAME, w + 2 * FRAME - 2, h + 2 * FRAME - 2, 'solid', { rx: 14 }) +
  rect(5 - FRAME, 5 - FRAME, w + 2 * FRAME - 10, h + 2 * FRAME - 10, 'none', {
    stroke: 'plate',
    width: 1.6,
    rx: 10,
  });

export function squares(): string {
  const tile = (x: number, y: number, tone: string) =>
    rect(x + 1, y + 1, CELL - 2, CELL - 2, tone, { rx: 3 });
  return (
    rect(0, 0, 2 * CELL, 2 * CELL, 'fine') +
    tile(0, 0, 'corridor') +
    tile(CELL, CELL, 'corridor') +
    tile(CELL, 0, 'corridor2') +
    tile(0, CELL, 'corridor2')
  );
}

export const outside = (): string =>
  pattern('hatch', 24, 'solid', circle(6, 6, 4, 'solid2') + circle(18, 18, 4, 'solid2')) +
  pattern('grass', 24, 'solid', circle(6, 6, 4, 'solid2') + circle(18, 18, 4, 'solid2'));

export const plate = ({ x, y, w, h }: Box): string =>
  rect(x + 0.6, y + 1.6, w, h, 'shadow', { rx: h / 2 }) +
  rect(x, y, w, h, 'plate', { stroke: 'plate-edge', width: 1.6, rx: h / 2 });

export const floors = {
  ...indoorFloors,
  wideOak: {
    base: 'boards',
    size: [72, 28] as const,
    draw: () =>
      rect(0, 0, 72, 14, 'parquet2', { opacity: 0.4 }) +
      line('M0 0H72M0 14H72M24 0V14M60 14V28', 'soft', 0.8),
  },
  resin: { base: 'carpet-blue', size: [24, 24] as const, draw: () => '' },
  coral: {
    base: 'carpet-rose',
    size: [16, 16] as const,
    draw: () => line('M0 4q4-4 8 0t8 0M0 12q4-4 8 0t8 0', 'rose2', 0.9, { opacity: 0.7 }),
  },
  mint: {
    base: 'carpet-green',
    size: [20, 20] as const,
    draw: () => line('M0 20L20 0M-5 5L5 -5M15 25L25 15', 'green1', 1, { opacity: 0.7 }),
  },
  hexagons: {
    base: 'tile',
    size: [24, 42] as const,
    draw: () =>
      line('M0 7L12 0L24 7V21L12 28L0 21ZM12 28V42M0 35', 'tile2', 1.1, { opacity: 0.55 }) +
      path('M12 3L21.500 8.500V19.500L12 25L2.500 19.500V8.500Z', 'tile2', { opacity: 0.14 }),
  },
};

export { walls } from './shared/walls.ts';

export const loadBack = (): Promise<() => string> => import('../backs/modern.ts').then(({ back }) => back);
