import { lineWidth, tracking, wrapped } from '../../board/words.ts';
import { logo } from '../brand/logo.ts';
import { chamfered, circle, ellipse, escaped, group, many, path, rect, ring } from '../svg.ts';
import { weaponIcon } from './weapons.ts';

/** A card in a box of 100 by 140. */
export const cardBox = '0 0 100 140';

const outer = chamfered(1, 1, 98, 138, 6);
const window = chamfered(5.5, 5.5, 89, 129, 4.5);

/** The frame round a picture, with the name, if any, on a plate; a short sign stands in the upper corner. */
export function card(picture: string, name: string, sign = ''): string {
  return (
    path(outer, 'card', { stroke: 'card-line', width: 1 }) +
    picture +
    path(window, 'none', { stroke: 'card-line', width: 1.2 }) +
    path(chamfered(3.2, 3.2, 93.6, 133.6, 5.4), 'none', { stroke: 'card-edge', width: 1.3 }) +
    (name && namePlate(name)) +
    (sign &&
      group(
        circle(12, 12, 12.8, 'card', { stroke: 'card-edge', width: 1 }) + sign,
        'translate(7 7) scale(.8)',
      ))
  );
}

function namePlate(name: string): string {
  const fits = [12, 11, 10, 9, 8, 7].flatMap((size) =>
    [1, 2].flatMap((count) => {
      const lines = wrapped(name, count);
      const fits = lines?.every((each) => lineWidth(each, size) <= 75) && (count === 1 || size <= 9);
      return lines && fits ? [{ size, lines }] : [];
    }),
  );
  const { size, lines } = fits[0] ?? { size: 6, lines: wrapped(name, 2) ?? [name] };
  const h = lines.length * size * 1.15 + 8;
  const y = 131 - h;
  return (
    path(chamfered(8, y, 84, h, 4), 'card', { stroke: 'card-line', width: 0.9 }) +
    path(chamfered(9.6, y + 1.6, 80.8, h - 3.2, 3), 'none', { stroke: 'card-edge', width: 0.6 }) +
    lines
      .map(
        (text, i) =>
          `<text x="${50 + tracking(size) / 2}" y="${y + 4 + size * (0.9 + i * 1.15)}" font-size="${size}" letter-spacing="${tracking(size)}" text-anchor="middle" fill="var(--a-card-ink)">${escaped(text.toLocaleUpperCase())}</text>`,
      )
      .join('')
  );
}

/** A picture in its own box that fills the window of the card. */
export const framed = (content: string, box: string): string =>
  `<svg x="5.5" y="5.500" width="89" height="129" viewBox="${box}" preserveAspectRatio="xMidYMid slice">${content}</svg>`;

const rays = (cx: number, cy: number, colour: string, count = 24): string =>
  path(
    many(count, (i) => {
      const at = (part: number) => ((i + part) / count) * 2 * Math.PI;
      return `M${cx} ${cy}L${cx + Math.cos(at(-0.25)) * 120} ${cy + Math.sin(at(-0.25)) * 120}L${cx + Math.cos(at(0.25)) * 120} ${cy + Math.sin(at(0.25)) * 120}Z`;
    }),
    colour,
  );

/** A weapon on a green baize with brass rays. */
export const weaponPicture = (id: string): string =>
  framed(
    rect(-60, -60, 220, 260, '#1f4d3a') +
      rays(50, 58, '#2a6149') +
      circle(50, 58, 40, '#f4ecd8') +
      circle(50, 58, 40, 'none', { stroke: '#d9b45b', width: 2 }) +
      circle(50, 58, 36.5, 'none', { stroke: '#9a7630', width: 0.7 }) +
      ellipse(50, 88, 24, 4, '#2b2118', { opacity: 0.22 }) +
      group(weaponIcon(id), 'translate(19 27) scale(1.300)'),
    '0 0 100 145',
  );

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

/** A small card that lies face down, in a box of 48. */
export const hiddenCard = (): string =>
  path(chamfered(11.5, 5.5, 28, 39, 4), '#000', { opacity: 0.28 }) +
  path(chamfered(10, 4, 28, 39, 4), '#f7ecd0', { stroke: '#241a12', width: 1.4 }) +
  path(chamfered(12.5, 6.5, 23, 34, 3), '#1f4d3a', { stroke: '#9a7630', width: 1 }) +
  path(ring(24, 23.5, 8, 8), '#173c2d', { stroke: '#d9b45b', width: 1.4 });

/** The back: a fan of scales in brass on green, with the mark of the house. */
export const cardBack = (): string =>
  path(outer, 'card', { stroke: 'card-line', width: 1 }) +
  `<svg x="5.500" y="5.500" width="89" height="129" viewBox="0 0 89 129">${rect(0, 0, 89, 129, '#173c2d')}${scales()}</svg>` +
  path(window, 'none', { stroke: 'card-line', width: 1.2 }) +
  path(chamfered(3.2, 3.2, 93.6, 133.6, 5.4), 'none', { stroke: 'card-edge', width: 1.3 }) +
  path(ring(50, 70, 8, 25), '#173c2d', { stroke: '#d9b45b', width: 1.4 }) +
  path(ring(50, 70, 8, 22.5), 'none', { stroke: '#d9b45b', width: 0.6 }) +
  group(logo(), 'translate(33 53) scale(.7)');
