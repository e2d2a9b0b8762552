import { lineWidth, tracking, wrapped } from '../../board/layout/text-width.ts';
import type { EditionArt } from '../board-art.ts';
import { chamfered, circle, ellipse, escaped, group, path, ring } from '../svg.ts';
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

/** A weapon on a dish, before the ground of its edition. */
export function weaponPicture(id: string, { finish, weaponGround: [ground, tone] }: EditionArt): string {
  const icon = weaponIcon(id);
  return framed(
    finish.backdrop(ground, tone) +
      circle(50, 55, 39, '#f4ecd8') +
      circle(50, 55, 39, 'none', { stroke: tone, width: 2.4 }) +
      circle(50, 55, 36, 'none', { stroke: ground, width: 0.8 }) +
      ellipse(50, 85, 24, 4, '#2b2118', { opacity: 0.22 }) +
      group(finish.printed?.(icon, ground, tone) ?? icon, 'translate(19 24) scale(1.300)'),
    '0 -3 100 145',
  );
}

/** A small card that lies face down, in a box of 48. */
export const hiddenCard = (): string =>
  path(chamfered(11.5, 5.5, 28, 39, 4), '#000', { opacity: 0.28 }) +
  path(chamfered(10, 4, 28, 39, 4), '#f7ecd0', { stroke: '#241a12', width: 1.4 }) +
  path(chamfered(12.5, 6.5, 23, 34, 3), '#1f4d3a', { stroke: '#9a7630', width: 1 }) +
  path(ring(24, 23.5, 8, 8), '#173c2d', { stroke: '#d9b45b', width: 1.4 });
