import { ownWeapons } from '../pieces.ts';
import { circle, ellipse, line, path, rect, ring } from '../svg.ts';
import { c, edge, turned, twist } from './weapon-materials.ts';

/** A weapon in a box of 48. */
export type Weapon = () => string;

const classic: Readonly<Record<string, Weapon>> = {
  candlestick: () =>
    path('M24 2Q28 7 25.500 10.500Q24 12 22.500 10.500Q20 7 24 2Z', c.brass1, { stroke: c.red1, width: 1 }) +
    rect(21, 11, 6, 11, c.cream, edge) +
    line('M24 10v2', c.ink, 1.2) +
    path('M16 21.500H32L30 25.500H18Z', c.brass1, edge) +
    path(
      'M21.500 25.500H26.500Q25.500 29 28 31Q25.500 33 26.500 37H21.500Q22.500 33 20 31Q22.500 29 21.500 25.500Z',
      c.brass2,
      edge,
    ) +
    path('M20 37H28Q35 38.500 37 44.500H11Q13 38.500 20 37Z', c.brass1, edge) +
    line('M14.500 42Q24 39.500 33.500 42', c.brass3, 1.2) +
    line('M23 27v3M22.800 33v3', c.brass1, 1.4),
  knife: () =>
    turned(
      path('M20 2Q30 10 29.500 29H20Z', c.steel1, edge) +
        path('M20 2Q23 12 23 29H20Z', c.steel2) +
        rect(18.5, 28.5, 11.5, 3, c.brass2, edge) +
        path('M20 31.500H28.500L29.500 45Q24 47.500 19.500 45Z', c.wood2, edge) +
        circle(24.2, 35.5, 1.2, c.brass1) +
        circle(24.2, 41, 1.2, c.brass1),
      40,
    ),
  pistol: () =>
    turned(
      path(
        'M3 17H30L36 19.500Q44 23 46 36Q46 41 41 42Q38.500 42 38 38Q36.500 28 29 25.500H3Z',
        c.wood2,
        edge,
      ) +
        path('M1.500 15H30V20H1.500Z', c.steel2, edge) +
        rect(1.5, 15, 28, 2, c.steel1) +
        rect(0.5, 14, 4, 7, c.brass2, edge) +
        path('M27 15Q26 10 30.500 9Q33 10 31.500 12.500L32.500 16Z', c.steel3, edge) +
        path('M39 37.500Q42.500 35.500 45.800 36.500Q46 41 41 42Q38.500 42 39 37.500Z', c.brass1, edge) +
        line('M24 26q1 6 7 3.500', c.brass2, 1.8) +
        rect(12, 21, 9, 3, c.brass2),
      -8,
    ),
  rope: () =>
    line('M35 12Q44 16 40 27T24 39T8 28T15 13T31 11', c.ink, 8.4) +
    line('M35 12Q44 16 40 27T24 39T8 28T15 13T31 11', c.hemp2, 6.2) +
    line('M35 12Q44 16 40 27T24 39T8 28T15 13T31 11', c.hemp1, 4.4, twist) +
    line('M24 27Q15 26 18 20T30 18T33 27T24 33T12 40T8 45', c.ink, 8) +
    line('M24 27Q15 26 18 20T30 18T33 27T24 33T12 40T8 45', c.hemp2, 5.8) +
    line('M24 27Q15 26 18 20T30 18T33 27T24 33T12 40T8 45', c.hemp1, 4.2, twist) +
    line('M34 9l4 6', c.ink, 6) +
    line('M34 9l4 6', c.red2, 4),
  'lead-pipe': () =>
    turned(
      rect(20, 8, 8, 32, c.lead2, edge) +
        rect(20.8, 8, 2.6, 32, c.lead1) +
        path('M17.500 3H30.500V10.500H17.500Z', c.lead2, edge) +
        rect(18.5, 3.8, 3.4, 6, c.lead1) +
        path('M17.500 37.500H30.500V45H17.500Z', c.lead3, edge) +
        rect(18.5, 38.3, 3.4, 6, c.lead1) +
        line('M17.500 5.500h13M17.500 42.500h13', c.ink, 0.8) +
        ellipse(24, 3.2, 4, 1.4, c.ink),
      38,
    ),
  wrench: () =>
    turned(
      path('M20.500 18H27.500L28.500 43Q24 48 19.500 43Z', c.red2, edge) +
        path('M22 19h2v23h-2Z', c.red1) +
        path(
          'M15 3L21 1.500V9.500H26.500V3L34 6Q35.500 14 29.500 18.500H18.500Q12.500 14 15 3Z',
          c.steel2,
          edge,
        ) +
        path('M15 3L21 1.500V6L17 8Q16 13 19.500 17.500H18.500Q12.500 13.500 15 3Z', c.steel1) +
        rect(19.5, 18, 9, 4.6, c.steel3, edge) +
        line('M22 18v4.600M24.500 18v4.600', c.steel1, 0.9) +
        circle(24, 42, 1.8, c.ink),
      40,
    ),
};

/** Those that can be drawn now: the classic ones, and what has come with an edition. */
export const weapons: Record<string, Weapon> = {
  ...classic,
  ...Object.fromEntries(
    Object.entries(ownWeapons).map(([id, shape]) => [id, () => path(shape, c.steel2, edge)]),
  ),
};

export function weaponIcon(id: string): string {
  const draw = weapons[id];
  if (!draw) throw new Error(`the weapon ${id} has no picture`);
  return draw();
}

/** The token on the board, in a box of 48: the weapon on a small dish with a deco rim. */
export const weaponToken = (id: string): string =>
  path(ring(25.5, 27, 8, 23.5), '#000', { opacity: 0.28 }) +
  path(ring(24, 24, 8, 23.5), '#f7ecd0', { stroke: '#241a12', width: 1.4 }) +
  path(ring(24, 24, 8, 20.8), 'none', { stroke: '#9a7630', width: 1 }) +
  `<g transform="translate(24 24) scale(.8) translate(-24 -24)">${weaponIcon(id)}</g>`;
