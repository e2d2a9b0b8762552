import { circle, line, many, path, rect, scatter } from '../svg.ts';

/** Patterns of floors: size of the tile, and what is drawn in it over the base colour. */
export interface Floor {
  readonly base: string;
  readonly size: readonly [number, number];
  readonly draw: () => string;
}

const planks = (tone: string): string =>
  rect(0, 0, 48, 8, tone, { opacity: 0.5 }) + line('M0 0H48M0 8H48M14 0V8M38 8V16', 'soft', 0.7);

const herringbone = (): string =>
  many(4, (i) => {
    const y = i * 12 - 12;
    return (
      path(`M0 ${y + 12}L12 ${y}V${y + 6}L0 ${y + 18}Z`, 'parquet2') +
      path(`M12 ${y + 6}L24 ${y + 18}V${y + 12}L12 ${y}Z`, i % 2 ? 'parquet2' : 'parquet', { opacity: 0.7 }) +
      line(`M0 ${y + 12}L12 ${y}L24 ${y + 12}M0 ${y + 18}L12 ${y + 6}L24 ${y + 18}`, 'soft', 0.6)
    );
  });

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

const motif = (tone: string): string =>
  path('M9 4l2.4 5-2.4 5-2.4-5Z', tone, { opacity: 0.35 }) +
  path('M0 -5l2.4 5-2.4 5M18 -5l-2.4 5 2.4 5M0 13l2.4 5-2.4 5M18 13l-2.4 5 2.4 5', 'none', {
    stroke: tone,
    opacity: 0.28,
  });

const flags = (): string =>
  rect(0, 0, 22, 14, 'flags2') +
  rect(24, 16, 22, 14, 'flags2', { opacity: 0.7 }) +
  line('M0 0H48M0 16H48M23 0V16M11 16V32M40 16V32', 'soft', 1);

const waves = (): string =>
  line('M0 6q4-4 8 0t8 0M20 18q4-4 8 0t8 0M28 4q3-3 6 0M4 20q3-3 6 0', 'foam', 1, { opacity: 0.55 });

const tufts = (tone: string): string =>
  line('M5 9l-1-4m2 4l1-4M22 21l-1-4m2 4l1-4M30 6l-1-3m2 3l1-3M12 28l-1-3m2 3l1-3', tone, 0.9, {
    opacity: 0.8,
  });

/** Those of every house; a finish brings its own to them. */
export const floors: Record<string, Floor> = {
  herringbone: { base: 'parquet', size: [24, 24], draw: herringbone },
  basket: { base: 'parquet', size: [24, 24], draw: basket },
  boards: { base: 'boards', size: [48, 16], draw: () => planks('parquet2') },
  marble: {
    base: 'marble',
    size: [24, 24],
    draw: () => path('M12 0L24 12L12 24L0 12Z', 'marble2') + line('M4 3l5 3M15 20l4-2', 'fine', 0.7),
  },
  tile: {
    base: 'tile',
    size: [16, 16],
    draw: () => rect(0, 0, 8, 8, 'tile2') + rect(8, 8, 8, 8, 'tile2'),
  },
  paving: {
    base: 'marble',
    size: [24, 24],
    draw: () =>
      rect(0, 0, 12, 12, 'marble2') +
      rect(12, 12, 12, 12, 'marble2') +
      line('M0 0H24M0 12H24M0 0V24M12 0V24', 'fine', 0.7),
  },
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
  redCarpet: { base: 'carpet-red', size: [18, 18], draw: () => motif('red2') },
  greenCarpet: { base: 'carpet-green', size: [18, 18], draw: () => motif('green2') },
  blueCarpet: { base: 'carpet-blue', size: [18, 18], draw: () => motif('blue2') },
  roseCarpet: { base: 'carpet-rose', size: [18, 18], draw: () => motif('rose2') },
  flags: { base: 'flags', size: [48, 32], draw: flags },
  panes: {
    base: 'garden',
    size: [24, 24],
    draw: () =>
      rect(1, 1, 22, 22, 'glass', { opacity: 0.6 }) +
      line('M0 0H24M0 0V24', 'white', 1.4, { opacity: 0.75 }) +
      line('M4 9l5-5M4 14l10-10', 'white', 0.8, { opacity: 0.5 }),
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

/** The pattern of a floor; its id is that of the floor behind the prefix. */
export function floorPattern(name: string, prefix: string): string {
  const floor = floors[name];
  if (!floor) throw new Error(`there is no floor ${name}`);
  const { base, size, draw } = floor;
  const [w, h] = size;
  return `<pattern id="${prefix}${name}" width="${w}" height="${h}" patternUnits="userSpaceOnUse">${rect(0, 0, w, h, base)}${draw()}</pattern>`;
}
