import { circle, ellipse, line, many, path } from '../svg.ts';

/** Parts of a bust in a box of 100 by 120: lit from the left, shaded on the right, as on a poster. */

/** Draws a suspect in its colour and the same in shadow. */
export type Bust = (colour: string, deep: string) => string;

export interface Skin {
  readonly light: string;
  readonly shade: string;
  readonly lip: string;
}

export const skins = {
  fair: { light: '#f6d6ba', shade: '#dba983', lip: '#b9554f' },
  rosy: { light: '#f3c3a4', shade: '#d18f6e', lip: '#a8423c' },
  olive: { light: '#e6bd8e', shade: '#bf8e5d', lip: '#9a4a3d' },
  brown: { light: '#b97f54', shade: '#8b5733', lip: '#74322a' },
  deep: { light: '#8d5b3c', shade: '#633a22', lip: '#5b231f' },
} satisfies Record<string, Skin>;

const ink = '#2a1c14';

/** Shoulders in a coat: colour, its shade, and what is drawn on it. */
export const coat = (colour: string, shade: string, on = '', broad = 0): string =>
  path(`M${12 - broad} 120Q${14 - broad} 92 37 86L50 92L63 86Q${86 + broad} 92 ${88 + broad} 120Z`, colour) +
  path(`M50 92L63 86Q${86 + broad} 92 ${88 + broad} 120H58Z`, shade) +
  on;

export const neck = ({ light, shade }: Skin, low = 0): string =>
  path(`M41 62V84Q45 ${92 + low} 50 ${94 + low}Q55 ${92 + low} 59 84V62Z`, shade) +
  path('M41 66V84Q43 88 47 91V72Z', light);

/** The head; a jaw from narrow (-3) to broad (4). */
export const head = ({ light, shade }: Skin, jaw = 0): string =>
  path(
    `M32.500 46Q32 25 50 25T67.500 46Q67.500 ${58 + jaw} ${61 + jaw / 2} 69Q55 77 50 77T${39 - jaw / 2} 69Q32.500 ${58 + jaw} 32.500 46Z`,
    light,
  ) +
  path(
    `M50 25Q68 25 67.500 46Q67.500 ${58 + jaw} ${61 + jaw / 2} 69Q55 77 50 77Q54.500 70 53 62L54.500 58L51 46Q52 34 50 25Z`,
    shade,
  ) +
  ellipse(32.4, 51, 2.6, 4.6, light) +
  ellipse(67.6, 51, 2.6, 4.6, shade);

export const eyes = (kind: 'open' | 'lashes' | 'narrow' = 'open', colour: string = ink): string => {
  const one = (x: number, way: number) =>
    kind === 'narrow'
      ? line(`M${x - 4} 48.500q4-1.600 8 0`, colour, 1.8) + circle(x, 49.3, 1.3, colour)
      : path(`M${x - 4.6} 49q4.600-4.200 9.200 0q-4.600 2.800-9.200 0Z`, '#fffaf0') +
        circle(x + 0.3, 48.8, 1.9, colour) +
        line(`M${x - 4.6} 49q4.600-4.400 9.200 0`, ink, kind === 'lashes' ? 1.8 : 1.2) +
        (kind === 'lashes' ? line(`M${x + way * 4.6} 48.800l${way * 2.6}-2`, ink, 1.5) : '');
  return one(42, -1) + one(58, 1);
};

/** Brows: how high their inner and outer ends are. */
export const brows = (colour: string, inner = 42, outer = 42.5, width = 1.8): string =>
  line(
    `M46 ${inner}Q41 ${Math.min(inner, outer) - 2} 36.500 ${outer}M54 ${inner}Q59 ${Math.min(inner, outer) - 2} 63.500 ${outer}`,
    colour,
    width,
  );

export const nose = ({ shade }: Skin, long = 0): string =>
  line(`M50.500 47L${53.5 + long / 2} ${58 + long}Q51.500 ${60 + long} 48.500 ${59 + long}`, ink, 1.1, {
    opacity: 0.55,
  }) + line(`M48.500 ${59 + long}q-2-.4-1.600-1.800`, shade, 1);

export const mouth = (kind: 'smile' | 'full' | 'straight' | 'smirk', { lip }: Skin): string =>
  kind === 'full'
    ? path('M43.500 67.200Q47 64.400 50 65.800Q53 64.400 56.500 67.200Q50 72.500 43.500 67.200Z', lip) +
      line('M43.500 67.200q6.500 2 13 0', ink, 0.8)
    : line(
        { smile: 'M44 66.500q6 4 12 0', straight: 'M45 67.500h10', smirk: 'M45 67.500q6 1.500 11-2' }[kind],
        lip,
        1.8,
      );

export const moustache = (colour: string, kind: 'walrus' | 'thin' | 'curled' | 'long'): string =>
  ({
    walrus: path(
      'M50 60.500Q42 58.500 36.500 68Q44 70.500 50 66Q56 70.500 63.500 68Q58 58.500 50 60.500Z',
      colour,
    ),
    thin: line('M49 63.500q-4-1-7 1.500M51 63.500q4-1 7 1.500', colour, 1.8),
    curled: line('M50 63q-6-1.500-9 2t-7-2M50 63q6-1.500 9 2t7-2', colour, 2.8),
    long: path(
      'M50 61Q43 59 39 66Q35 76 36 88Q41 78 44 70Q47 66.500 50 66Q53 66.500 56 70Q59 78 64 88Q65 76 61 66Q57 59 50 61Z',
      colour,
    ),
  })[kind];

export const glasses = (colour: string): string =>
  circle(42, 49, 6.2, '#ffffff40', { stroke: colour, width: 1.5 }) +
  circle(58, 49, 6.2, '#ffffff40', { stroke: colour, width: 1.5 }) +
  line('M48.200 48.500q1.800-1.400 3.600 0M35.800 48L31 46.500M64.200 48L69 46.500', colour, 1.4);

export const pearls = (y: number, spread: number, colour = '#fffaf0'): string =>
  many(9, (i) => {
    const part = i / 8;
    return circle(
      50 - spread + part * spread * 2,
      y + Math.sin(part * Math.PI) * spread * 0.55,
      1.9,
      colour,
      { stroke: ink, width: 0.5 },
    );
  });

/** Lapels, a shirt front and what is worn at the neck. */
export const suit = (shirt: string, lapel: string, tie: string): string =>
  path('M41 85L50 120L59 85L50 93Z', shirt) +
  path('M37 86L44 84L50 112V120H46L30 98ZM63 86L56 84L50 112V120H54L70 98Z', lapel) +
  tie;

export const bow = (colour: string, shade: string): string =>
  path('M49 92.500L39.500 87.500V98.500ZM51 92.500L60.500 87.500V98.500Z', colour) +
  path('M51 92.500L60.500 87.500V98.500Z', shade) +
  circle(50, 92.6, 2.4, shade);

export const tie = (colour: string): string => path('M47 92H53L52 97L55 112L50 119L45 112L48 97Z', colour);
