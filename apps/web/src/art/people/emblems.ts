import { circle, ellipse, line, many, path, rect, ring } from '../svg.ts';

/** A sign in a box of 24: drawn in one tone, cut with the colour it lies on. */
export type Emblem = (tone: string, cut: string) => string;

const around = (count: number, content: string, from = 0): string =>
  many(count, (i) => `<g transform="rotate(${from + (i * 360) / count} 12 12)">${content}</g>`);

export const emblems = {
  rose: (tone, cut) =>
    line('M12 13v9', tone, 2) +
    path('M12 20Q6 20 5 15.5Q10.500 15 12 20ZM12 21.500Q18 21 19 17Q13.500 16.500 12 21.500Z', tone) +
    path(ring(12, 8.4, 7, 7.2, 6.2), tone, { join: 'round', stroke: tone, width: 1 }) +
    line(
      'M12 8.600a1.500 1.500 0 0 1-2-1.800a3 3 0 0 1 5-.6a3.800 3.800 0 0 1-1.600 5.400a5 5 0 0 1-6-2',
      cut,
      1.3,
    ),
  medal: (tone, cut) =>
    path('M6 1.500H10.600L12 5L13.400 1.500H18L14.500 11H9.500Z', tone) +
    circle(12, 15.6, 6.8, tone) +
    path(ring(12, 15.7, 5, 4.6, 1.9), cut),
  bell: (tone, cut) =>
    circle(12, 3.8, 2, tone) +
    path('M4.600 16.500Q4.800 6.500 12 6.500T19.400 16.500Z', tone) +
    rect(2.6, 17.6, 18.8, 3.2, tone, { rx: 1.2 }) +
    line('M8 14q.2-4 2.600-5', cut, 1.3),
  flower: (tone, cut) =>
    around(3, path('M12 12Q7.800 6.500 12 .8Q16.200 6.500 12 12Z', tone)) +
    path(
      'M12 12.500Q3.500 11.500 4 5.500Q11 3 12 12.500ZM12 12.500Q20.500 11.500 20 5.500Q13 3 12 12.500Z',
      tone,
      { stroke: cut, width: 0.9 },
    ) +
    path('M8.600 11.500H15.400L14.200 17L12 20L9.800 17Z', tone, { stroke: cut, width: 1.2, join: 'round' }) +
    circle(12, 11.6, 1.8, cut),
  hat: (tone, cut) =>
    path('M7 3H17L16.400 17H7.600Z', tone) +
    path('M1.800 16.200Q12 21.500 22.200 16.200Q22 20.600 12 20.800T1.800 16.200Z', tone, {
      stroke: tone,
      width: 0.8,
      join: 'round',
    }) +
    rect(7.2, 12, 9.6, 2.8, cut),
  feather: (tone, cut) =>
    line('M12 8Q12 18 8 23', tone, 1.6) +
    path('M12 1Q20.500 5 18.500 12.500Q16.500 17.500 11.600 18.500Q5.500 16 5.400 10Q6 4 12 1Z', tone) +
    path('M12 5Q16 7.500 15.200 11Q14 13.800 11.900 14Q9 13 8.800 10Q9.500 6.500 12 5Z', cut) +
    circle(12, 10.3, 2.1, tone),
  book: (tone, cut) =>
    path(
      'M12 5.500Q7.500 2.600 1.800 4.400V19.600Q7.500 17.800 12 20.700Q16.500 17.800 22.200 19.600V4.400Q16.500 2.600 12 5.500Z',
      tone,
    ) +
    line(
      'M12 6V20M4.800 8.200q2.600-.5 4.600.5M4.800 11.700q2.600-.5 4.600.5M14.600 8.700q2-1 4.600-.5M14.600 12.200q2-1 4.600-.5',
      cut,
      1.3,
    ),
  watch: (tone, cut) =>
    circle(12, 3.4, 2, 'none', { stroke: tone, width: 1.5 }) +
    rect(10.7, 5, 2.6, 3, tone) +
    circle(12, 14.6, 8, tone) +
    circle(12, 14.6, 5.6, cut) +
    line('M12 10.800V14.800L15 16.600', tone, 1.6),
  fan: (tone, cut) =>
    path('M12 21.500L1.500 11.500Q5 3.500 12 3.400T22.500 11.500Z', tone, {
      join: 'round',
      stroke: tone,
      width: 0.8,
    }) +
    line('M12 20.500L5 8.800M12 20.500L9.300 6.600M12 20.500L14.700 6.600M12 20.500L19 8.800', cut, 1.1) +
    line('M6.600 15.800Q12 9.500 17.400 15.800', cut, 1.3) +
    circle(12, 21, 1.6, tone),
  badge: (tone, cut) =>
    path(ring(12, 12, 7, 11, 5.6), tone, { join: 'round' }) +
    circle(12, 12, 3.6, cut) +
    circle(12, 12, 1.6, tone),
  orb: (tone, cut) =>
    circle(12, 9.6, 8, tone) +
    line('M7.400 10A5 5 0 0 1 11 5', cut, 1.6) +
    path('M6.500 17.200H17.500L20 22.200H4Z', tone) +
    path(ring(14.3, 11.4, 4, 2.8, 0.9), cut) +
    rect(5, 16.4, 14, 1.2, cut),
  helmet: (tone, cut) =>
    path('M5.500 16V13Q6 5.500 12 5.500T18.500 13V16Z', tone) +
    rect(4.4, 16.8, 15.2, 3.6, tone) +
    path('M5 11.500Q.5 9.500 1 2Q5 4 7.500 8.500ZM19 11.500Q23.500 9.500 23 2Q19 4 16.500 8.500Z', tone) +
    line('M12 6V19.500', cut, 1.4),
  ship: (tone, cut) =>
    path('M1.500 15.500Q4 17 12 17T22.500 12.500Q22 21.500 12 21.600T1.500 15.500Z', tone) +
    line('M12 2v14', tone, 1.6) +
    path('M4.500 4Q12 6 19.500 4V13.500Q12 12 4.500 13.500Z', tone) +
    line('M9.500 5v7.500M14.500 5v7.500', cut, 1.6) +
    line('M22 13q1-3-1-4', tone, 1.6),
  torch: (tone, cut) =>
    path(
      'M12 .8Q18 5 16.600 9.500Q16 12 14 12.600H10Q7 11.500 7.200 8Q8.500 8.500 9 9Q8.800 4.500 12 .8Z',
      tone,
    ) +
    path('M8 13.600H16L14 22.800H10Z', tone) +
    line('M12.400 6.500q1.600 2.500 0 4.500', cut, 1.4),
  shield: (tone, cut) =>
    path('M5 2Q12 .6 19 2V22Q12 23.400 5 22Z', tone) +
    line(
      'M12 3.500V8M12 16v4.500M7.500 4.500L10 9M16.500 4.500L14 9M7.500 19.500L10 15M16.500 19.500L14 15',
      cut,
      1.4,
    ) +
    circle(12, 12, 3, cut) +
    circle(12, 12, 1.4, tone),
  hook: (tone, cut) =>
    path('M5 2H15V8H5Z', tone) +
    line('M10 8V11.500Q17.500 11.500 17.500 16.500T12 21.500T6.500 17.500', tone, 3) +
    line('M5.500 5H14.500', cut, 1.3) +
    path('M3.600 18.600L7 13.500L9.500 18.500Z', tone),
  horn: (tone, cut) =>
    path('M2 5.500Q2.500 3 6 3.500Q7 16 21.500 16.500Q22.500 18 21 19Q4.500 20.500 2 5.500Z', tone) +
    ellipse(4.2, 4.4, 2.6, 1.5, cut, { turn: 'rotate(8 4 4.500)' }) +
    line('M5.200 11.500l3.400-1.600M9.800 16.500l2.200-3', cut, 1.5),
} satisfies Record<string, Emblem>;
