import { line, path, rect } from '../svg.ts';

/** Patterns of floors: size of the tile, and what is drawn in it over the base colour. */
export interface Floor {
  readonly base: string;
  readonly size: readonly [number, number];
  readonly draw: () => string;
}

const basket = (): string => {
  const block = (x: number, y: number, upright: boolean) =>
    rect(x, y, 12, 12, upright ? 'parquet2' : 'parquet') +
    line(upright ? `M${x + 4} ${y}v12m4 0v-12` : `M${x} ${y + 4}h12m0 4h-12`, 'soft', 0.6);
  return (
    block(0, 0, true) +
    block(12, 12, true) +
    block(12, 0, false) +
    block(0, 12, false) +
    line('M0 0H24V24', 'soft', 0.7)
  );
};

export const motif = (tone: string): string =>
  path('M9 4l2.4 5-2.4 5-2.4-5Z', tone, { opacity: 0.35 }) +
  path('M0 -5l2.4 5-2.4 5M18 -5l-2.4 5 2.4 5M0 13l2.4 5-2.4 5M18 13l-2.4 5 2.4 5', 'none', {
    stroke: tone,
    opacity: 0.28,
  });

const flags = (): string =>
  rect(0, 0, 22, 14, 'flags2') +
  rect(24, 16, 22, 14, 'flags2', { opacity: 0.7 }) +
  line('M0 0H48M0 16H48M23 0V16M11 16V32M40 16V32', 'soft', 1);

/** Those that every visit needs; a finish brings its own to them. */
export const floors: Record<string, Floor> = {
  basket: { base: 'parquet', size: [24, 24], draw: basket },
  tile: {
    base: 'tile',
    size: [16, 16],
    draw: () => rect(0, 0, 8, 8, 'tile2') + rect(8, 8, 8, 8, 'tile2'),
  },
  redCarpet: { base: 'carpet-red', size: [18, 18], draw: () => motif('red2') },
  roseCarpet: { base: 'carpet-rose', size: [18, 18], draw: () => motif('rose2') },
  flags: { base: 'flags', size: [48, 32], draw: flags },
};

/** The pattern of a floor; its id is that of the floor behind the prefix. */
export function floorPattern(name: string, prefix: string): string {
  const floor = floors[name];
  if (!floor) throw new Error(`there is no floor ${name}`);
  const { base, size, draw } = floor;
  const [w, h] = size;
  return `<pattern id="${prefix}${name}" width="${w}" height="${h}" patternUnits="userSpaceOnUse">${rect(0, 0, w, h, base)}${draw()}</pattern>`;
}
