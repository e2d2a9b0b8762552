/** Weapons beyond those of the classic house: they come with the editions that have them. */
import { circle, ellipse, line, many, path, rect, ring } from '../svg.ts';
import { c, edge, turned } from './weapon-materials.ts';
import type { Weapon } from './weapons.ts';

export const furtherWeapons: Readonly<Record<string, Weapon>> = {
  dagger: () =>
    turned(
      path('M24 3L28 10V28H20V10Z', c.steel1, edge) +
        path('M24 3L28 10V28H24Z', c.steel2) +
        line('M24 8V28', c.steel3, 1) +
        path(
          'M11 27.500Q17 30.500 24 29.500T37 27.500Q37.500 32 32 32.500H16Q10.500 32 11 27.500Z',
          c.brass2,
          edge,
        ) +
        rect(21, 32.5, 6, 8, c.red2, edge) +
        line('M21 35.500l6-1.500M21 38.500l6-1.500', c.brass1, 1.2) +
        circle(24, 43, 3.2, c.brass1, edge),
      42,
    ),
  revolver: () =>
    path('M4 14.500H33V20.500H4Z', c.steel2, edge) +
    rect(4, 14.5, 29, 2.4, c.steel1) +
    path('M6 11.500H9.500V14.500H6Z', c.steel3, edge) +
    path('M24 12H36L41 16L44 15L44.500 18L40.500 22H24Z', c.steel2, edge) +
    rect(22, 13, 12, 10.5, c.steel1, { ...edge, rx: 2 }) +
    line('M22.500 16.500h11M22.500 20h11', c.steel3, 1.2) +
    path('M36 21.500L42 21Q45.500 33 44 43L34.500 42Q36 33 32.500 25Z', c.wood2, edge) +
    circle(39, 31, 1.8, c.brass1, { stroke: c.ink, width: 0.8 }) +
    line('M36.600 36.500l6 .6M36.800 39.500l6 .5', c.wood3, 1) +
    line('M25 24q0 7 8.500 6M29.500 24q0 3 1.500 4', c.steel3, 1.8),
  poison: () =>
    path('M19.500 12H28.500V18Q38 23 37 36Q36 45 24 45T11 36Q10 23 19.500 18Z', c.green2, edge) +
    path('M13 30H35.500Q37 42.500 24 42.800T13 30Z', c.green1) +
    path('M19.500 12H28.500V18Q30 19 31.500 20H16.500Q18 19 19.500 18Z', '#cfe8d2', edge) +
    rect(18, 9, 12, 4, '#cfe8d2', edge) +
    rect(20, 3, 8, 6.5, c.wood1, edge) +
    rect(15.5, 25.5, 17, 13, c.cream, edge) +
    circle(24, 30.2, 3.4, c.ink) +
    rect(22.2, 32, 3.6, 3, c.ink) +
    circle(22.7, 30, 0.9, c.cream) +
    circle(25.3, 30, 0.9, c.cream) +
    line('M18.500 35.500l11 2.200M29.500 35.500l-11 2.200', c.ink, 1.2) +
    circle(16.5, 23.5, 1, c.green1) +
    line('M13.500 27q0-3 3-5', '#e8f7e4', 1.4),
  trophy: () =>
    line('M14 9H8Q7 19 16 21M34 9H40Q41 19 32 21', c.ink, 4.6) +
    line('M14 9H8Q7 19 16 21M34 9H40Q41 19 32 21', c.brass2, 2.4) +
    path('M13 4H35Q35 25 24 27T13 4Z', c.brass1, edge) +
    path('M27 4H35Q35 25 25 27Q30 18 27 4Z', c.brass2) +
    path('M21.500 27H26.500L28 35H20Z', c.brass2, edge) +
    rect(15, 35, 18, 4, c.brass1, edge) +
    rect(12, 39, 24, 6.5, c.wood3, edge) +
    path(ring(22, 13.5, 5, 5, 2), c.brass3) +
    rect(19, 41, 10, 2.6, c.brass1),
  bat: () =>
    turned(
      path(
        'M21.500 5Q24 2.500 26.500 5Q30 16 28 26Q26.500 33 26 40H22Q21.500 33 20 26Q18 16 21.500 5Z',
        c.wood1,
        edge,
      ) +
        path('M24 4Q27 4 27.500 9Q29 18 26.500 27Q25 34 25 40H24Z', c.wood2, { opacity: 0.6 }) +
        rect(21.7, 34, 4.6, 8, c.black) +
        line('M21.700 36l4.600-1M21.700 39l4.600-1M21.700 42l4.600-1', c.cream, 0.8) +
        ellipse(24, 43.5, 3.8, 1.9, c.wood2, edge) +
        line('M21.500 13q2.500 1.500 5 0', c.red2, 1.4),
      42,
    ),
  axe: () =>
    turned(
      path('M22 6H26.500L27 46H21.500Z', c.wood2, edge) +
        line('M23.300 8v36', c.wood1, 1.2) +
        path('M27 8Q37 5 43 8.500Q45 17 41 25.500Q34 19.500 27 20Z', c.steel2, edge) +
        path('M40 7.500Q43 8 43 8.500Q45 17 41 25.500L38.500 23.500Q42 16 40 7.500Z', c.steel1) +
        path('M21.500 8.500L14 10V17.500L21.500 19Z', c.steel3, edge) +
        rect(21, 7.5, 6.5, 12.5, c.steel3, edge),
      16,
    ),
  dumbbell: () =>
    turned(
      rect(15, 21.5, 18, 5, c.steel2, edge) +
        line('M16 23h16', c.steel1, 1.4) +
        [2, 38].map((x) => rect(x, 16.5, 8, 15, c.black, { ...edge, rx: 2 })).join('') +
        [8, 32.5].map((x) => rect(x, 11.5, 7.5, 25, c.lead3, { ...edge, rx: 2.4 })).join('') +
        line('M10 14v20M34.500 14v20', c.lead1, 1.6),
      -32,
    ),
  blackjack: () =>
    turned(
      path(
        'M24 2.500Q32 3.500 31 14Q30 20 27.500 23L26.500 36H21.500L20.500 23Q18 20 17 14Q16 3.500 24 2.500Z',
        c.black,
        edge,
      ) +
        path('M21 6Q18.500 9 20 16', 'none', { stroke: '#8b8177', width: 1.8, cap: 'round' }) +
        line('M24 6v12', '#6b6158', 1, { dash: '1.600 1.600' }) +
        line('M21.500 27h5M21.500 30h5M21.300 33h5.400', '#8b8177', 1) +
        line('M24 36Q17 40 21 44.500T28 40T25 36', c.wood2, 1.8),
      34,
    ),
  horseshoe: () =>
    path(
      'M8 43L6 38Q3 6 24 4.500T42 38L40 43H32L33.500 37Q36 15 24 14.500T14.500 37L16 43Z',
      c.steel2,
      edge,
    ) +
    path('M10 40Q5.500 9.500 24 7', 'none', { stroke: c.steel1, width: 1.8, cap: 'round' }) +
    many(7, (i) => {
      const a = Math.PI * (0.06 + i * 0.147);
      return rect(24 - Math.cos(a) * 14.6 - 1.2, 27 - Math.sin(a) * 17.6 - 1.2, 2.6, 2.6, c.ink);
    }),
  club: () =>
    turned(
      path('M24 2Q33 2 32.500 14Q31 25 27 34L26 46H22L21 34Q17 25 15.500 14Q15 2 24 2Z', c.wood2, edge) +
        path('M21 5Q17.500 10 20 20Q22 28 23 40', 'none', { stroke: c.wood1, width: 2, cap: 'round' }) +
        circle(27.5, 9.5, 2, c.wood3) +
        circle(22, 15, 1.8, c.wood3) +
        circle(27, 20, 1.7, c.wood3) +
        line('M21.500 38h5M21.700 41h4.600', c.hemp1, 1.6),
      38,
    ),
  chain: () =>
    many(4, (i) => {
      const [x, y] = [9 + i * 10, 38.5 - i * 10];
      const d = `M${x - 5} ${y}a5 5 0 0 1 10 0v3a5 5 0 0 1-10 0Z`;
      return `<g transform="rotate(45 ${x} ${y}) translate(0 -1.500)">${path(d, 'none', { stroke: c.ink, width: 5 })}${path(d, 'none', { stroke: i % 2 ? c.steel2 : c.steel1, width: 2.8 })}</g>`;
    }),
  sword: () =>
    turned(
      path('M24 1L27.500 6V31H20.500V6Z', c.steel1, edge) +
        path('M24 1L27.500 6V31H24Z', c.steel2) +
        line('M24 6V31', c.steel3, 1.2) +
        rect(13, 30.5, 22, 4, c.brass2, { ...edge, rx: 1.6 }) +
        rect(21.5, 34.5, 5, 7.5, c.red2, edge) +
        line('M21.500 37h5M21.500 39.500h5', c.brass1, 1) +
        circle(24, 44, 3.2, c.brass1, edge),
      42,
    ),
  sack: () =>
    path('M17 14Q6 24 7 36Q8 45 24 45T41 36Q42 24 31 14Z', c.hemp1, edge) +
    path('M31 14Q42 24 41 36Q40 45 26 45Q36 38 34 27T28 15Z', c.hemp2) +
    path('M15 4Q19 8 24 5T33 4Q30 9 31 13.500H17Q18 9 15 4Z', c.hemp1, edge) +
    line('M15.500 14.500Q24 17 32.500 14.500', c.hemp3, 3.4) +
    line('M30 15.500q5 2 5 7', c.hemp3, 1.8) +
    line('M14 27l5 5M19 27l-5 5', c.hemp3, 1.4) +
    rect(11.5, 24.5, 10, 10, 'none', { stroke: c.hemp3, width: 1.4, dash: '2 1.600' }),
  chest: () =>
    path('M5 22Q5 9 14 8H34Q43 9 43 22Z', c.wood1, edge) +
    path('M5 22H43V42H5Z', c.wood2, edge) +
    line('M6 28.500H42M6 35H42', c.wood3, 1.2) +
    line('M7.500 16Q9 11 14 10.500', c.hemp1, 1.4) +
    [9, 34].map((x) => rect(x, 8.6, 5, 33.4, c.brass2, edge)).join('') +
    rect(5, 20.5, 38, 3.6, c.brass1, edge) +
    rect(19.5, 19, 9, 11, c.brass1, { ...edge, rx: 1.5 }) +
    circle(24, 23.5, 1.9, c.ink) +
    line('M24 24v3', c.ink, 1.6),
};
