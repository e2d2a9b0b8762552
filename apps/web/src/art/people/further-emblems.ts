import { circle, ellipse, line, many, path, rect, ring } from '../svg.ts';
import type { Emblem } from './emblems.ts';

const around = (count: number, content: string, from = 0): string =>
  many(count, (i) => `<g transform="rotate(${from + (i * 360) / count} 12 12)">${content}</g>`);

/** Signs of guests who are not in every house. */
export const furtherEmblems = {
  flower: (tone, cut) =>
    around(3, path('M12 12Q7.800 6.500 12 .8Q16.200 6.500 12 12Z', tone)) +
    path(
      'M12 12.500Q3.500 11.500 4 5.500Q11 3 12 12.500ZM12 12.500Q20.500 11.500 20 5.500Q13 3 12 12.500Z',
      tone,
      { stroke: cut, width: 0.9 },
    ) +
    path('M8.600 11.500H15.400L14.200 17L12 20L9.800 17Z', tone, { stroke: cut, width: 1.2, join: 'round' }) +
    circle(12, 11.6, 1.8, cut),
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
