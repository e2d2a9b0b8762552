import { circle, line, path, rect, ring } from '../svg.ts';

/** A sign in a box of 24: drawn in one tone, cut with the colour it lies on. */
export type Emblem = (tone: string, cut: string) => string;

/** Those of the classic guests; the others come with the editions that need them. */
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
} satisfies Record<string, Emblem>;
