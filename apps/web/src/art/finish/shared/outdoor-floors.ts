/** Floors of most houses, and those that few have: water, sand, lawns, and what lies round a pool. */
import type { Floor } from '../../rooms/floors.ts';
import { circle, line, many, rect, scatter } from '../../svg.ts';
import { indoorFloors } from './indoor-floors.ts';

const dots = (
  seed: number,
  count: number,
  size: number,
  tones: readonly string[],
  w = 24,
  h = 24,
): string => {
  const next = scatter(seed);
  return many(count, (i) =>
    circle(2 + next() * (w - 4), 2 + next() * (h - 4), size * (0.5 + next()), tones[i % tones.length]!, {
      opacity: 0.7,
    }),
  );
};

const waves = (): string =>
  line('M0 6q4-4 8 0t8 0M20 18q4-4 8 0t8 0M28 4q3-3 6 0M4 20q3-3 6 0', 'foam', 1, { opacity: 0.55 });

const tufts = (tone: string): string =>
  line('M5 9l-1-4m2 4l1-4M22 21l-1-4m2 4l1-4M30 6l-1-3m2 3l1-3M12 28l-1-3m2 3l1-3', tone, 0.9, {
    opacity: 0.8,
  });

export const floors: Readonly<Record<string, Floor>> = {
  ...indoorFloors,
  mosaic: {
    base: 'glass',
    size: [12, 12],
    draw: () =>
      rect(0.6, 0.6, 4.8, 4.8, 'white', { opacity: 0.5 }) +
      rect(6.6, 6.6, 4.8, 4.8, 'white', { opacity: 0.5 }) +
      rect(6.6, 0.6, 4.8, 4.8, 'water2', { opacity: 0.22 }),
  },
  terrazzo: {
    base: 'marble',
    size: [36, 36],
    draw: () => dots(7, 26, 1.1, ['red1', 'blue2', 'gold', 'marble2'], 36, 36),
  },
  gravel: {
    base: 'gravel',
    size: [30, 30],
    draw: () => dots(3, 34, 0.8, ['stone2', 'stone3', 'white'], 30, 30),
  },
  sand: { base: 'sand', size: [30, 30], draw: () => dots(5, 22, 0.6, ['gold2', 'white'], 30, 30) },
  lawn: { base: 'lawn', size: [36, 32], draw: () => tufts('leaf2') },
  mown: { base: 'lawn', size: [24, 24], draw: () => rect(0, 0, 12, 24, 'lawn2') },
  water: { base: 'water1', size: [40, 24], draw: waves },
  cobbles: {
    base: 'gravel',
    size: [24, 24],
    draw: () =>
      many(8, (i) =>
        rect((i % 2) * 12 + (i % 4 > 1 ? 7 : 1), Math.floor(i / 2) * 6 + 0.7, 10, 4.6, 'stone2', {
          rx: 2.2,
          opacity: 0.65,
        }),
      ),
  },
};
