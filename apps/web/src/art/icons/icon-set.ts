import { circle, line, many, path, rect, ring } from '../svg.ts';

const tone = 'currentColor';
const draw = (d: string, width = 1.8) => line(d, tone, width);
const solid = (d: string) => path(d, tone);
const cut = (d: string) => path(d, tone).replace('<path', '<path fill-rule="evenodd"');
const dot = (x: number, y: number, r = 1.4) => circle(x, y, r, tone);
const box = (d: string) => path(d, 'none', { stroke: tone, width: 1.8, join: 'round' });

/** Signs of the interface, in a box of 24, all of one weight. */
export const icons = {
  notebook:
    box('M6 3H19V21H6Z') +
    draw('M10 8h6M10 12h6M10 16h3.500') +
    draw('M3.500 6.500h4M3.500 12h4M3.500 17.500h4'),
  log: box('M5 4H19V20L16.500 18L14 20L12 18L10 20L7.500 18L5 20Z') + draw('M8.500 8.500h7M8.500 12.500h7'),
  hand: box('M8 6.500L16.500 4L20 17L11.500 19.300Z') + draw('M8.500 9L4 11.500L9 20.500L13.500 18.800'),
  act: solid('M13 2L4.500 13.500H11L9.500 22L19.500 9.500H12.500Z'),
  rules:
    box('M12 6.500Q8 4 3 5V18.500Q8 17.500 12 20Q16 17.500 21 18.500V5Q16 4 12 6.500Z') +
    draw('M12 6.500V20'),
  sound:
    solid('M3.500 9H7.500L12.500 4.500V19.500L7.500 15H3.500Z') +
    draw('M15.500 9q2.500 3 0 6M18 6.500q5 5.500 0 11'),
  mute: solid('M3.500 9H7.500L12.500 4.500V19.500L7.500 15H3.500Z') + draw('M16 9.500l5 5m0-5l-5 5'),
  settings: cut(`${ring(12, 12, 8, 10.5, 8)}M12 8.500a3.500 3.500 0 1 0 0 7a3.500 3.500 0 1 0 0-7Z`),
  eye: box('M2.500 12Q12 3 21.500 12Q12 21 2.500 12Z') + circle(12, 12, 3.2, tone),
  link: draw(
    'M10 14L14 10M8.500 11L5.500 14a3.500 3.500 0 0 0 5 5l3-3M15.500 13L18.500 10a3.500 3.500 0 0 0-5-5l-3 3',
  ),
  robot:
    box('M5 9H19V19.500H5Z') +
    draw('M12 9V5M9 16h6') +
    dot(12, 3.8, 1.6) +
    dot(9, 12.8, 1.5) +
    dot(15, 12.8, 1.5) +
    draw('M2.500 12.500v4M21.500 12.500v4'),
  host: solid('M3 7.500L7.500 11.500L12 4L16.500 11.500L21 7.500L19 17H5Z') + rect(5, 18.5, 14, 2.2, tone),
  pause: rect(6, 4.5, 4, 15, tone) + rect(14, 4.5, 4, 15, tone),
  undo: draw('M8.500 4.500L4 9L8.500 13.500M4 9H14.500a5.500 5.500 0 0 1 0 11H8', 2),
  redo: draw('M15.500 4.500L20 9L15.500 13.500M20 9H9.500a5.500 5.500 0 0 0 0 11H16', 2),
  pool: draw('M2.500 9q3-3 6 0t6 0t6 0M2.500 14q3-3 6 0t6 0t6 0M2.500 19q3-3 6 0t6 0t6 0', 2),
  'zoom-in':
    circle(10.5, 10.5, 6.5, 'none', { stroke: tone, width: 1.8 }) +
    draw('M15.500 15.500L21 21M7.500 10.500h6M10.500 7.500v6', 2),
  'zoom-out':
    circle(10.5, 10.5, 6.5, 'none', { stroke: tone, width: 1.8 }) +
    draw('M15.500 15.500L21 21M7.500 10.500h6', 2),
  whole: draw('M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15', 2) + rect(9, 9, 6, 6, tone),
  check: draw('M4.500 12.500L10 18L20 6.500', 2.6),
  cross: draw('M5.500 5.500L18.500 18.500M18.500 5.500L5.500 18.500', 2.6),
  question: draw('M8 8.500a4 4 0 1 1 5.500 3.800q-1.500.7-1.500 2.700', 2.4) + dot(12, 19, 1.6),
  passage:
    box('M3.500 20.500V6Q3.500 3.500 6 3.500H18Q20.500 3.500 20.500 6V20.500Z') +
    draw('M7 20V16.500H10.500V13H14V9.500H17.500'),
  dice:
    box('M4 4H20V20H4Z') +
    dot(8.2, 8.2, 1.7) +
    dot(15.8, 8.2, 1.7) +
    dot(12, 12, 1.7) +
    dot(8.2, 15.8, 1.7) +
    dot(15.8, 15.8, 1.7),
  magnifier: circle(10, 10, 6.5, 'none', { stroke: tone, width: 2 }) + draw('M15 15L21 21', 3),
  envelope: box('M3 5.500H21V18.500H3Z') + draw('M3.500 6L12 13L20.500 6'),
  clock: circle(12, 12, 9, 'none', { stroke: tone, width: 1.8 }) + draw('M12 6.500V12L16 14.500'),
  hourglass:
    draw('M6 3H18M6 21H18', 2) +
    box(
      'M7.500 3V6.500Q7.500 9 12 12Q7.500 15 7.500 17.500V21M16.500 3V6.500Q16.500 9 12 12Q16.500 15 16.500 17.500V21',
    ) +
    solid('M9.500 20Q12 15.500 14.500 20Z'),
  bell: solid('M5 16.500Q5 7 12 7T19 16.500Z') + rect(3.5, 17.5, 17, 2.4, tone) + dot(12, 4.8, 1.9),
  door: box('M6 21V3.500H18V21') + draw('M3.500 21h17') + dot(14.8, 12.5, 1.5),
  dagger:
    solid('M20.500 3.500L19 9L11.500 16.500L7.500 12.500L15 5Z') +
    draw('M5.500 11.500L12.500 18.500M8 16L4 20', 2.4),
  scream:
    solid('M3.500 10L12 5V19L3.500 14Z') +
    draw('M15.500 7L19.500 4.500M16.500 12H21.500M15.500 17L19.500 19.500', 2),
  seat:
    circle(12, 7.5, 4, 'none', { stroke: tone, width: 1.8 }) + draw('M4.500 21Q5 13.500 12 13.500T19.500 21'),
  menu: draw('M4 6.500h16M4 12h16M4 17.500h16', 2),
  again: draw('M18.500 12a6.500 6.500 0 1 1-2-4.700M17.500 3V7.800H12.700', 2),
  next: draw('M9 4.500L16.500 12L9 19.500', 2.2),
  chat: box('M3.500 5H20.500V16H11L7 20V16H3.500Z') + many(3, (i) => dot(8 + i * 4, 10.5, 1.2)),
  moon: solid('M14.500 3A9 9 0 1 0 21 15.500A7.500 7.500 0 0 1 14.500 3Z'),
  sun:
    circle(12, 12, 4.2, tone) +
    draw(
      many(8, (i) => {
        const a = (i * Math.PI) / 4;
        return `M${12 + Math.cos(a) * 7} ${12 + Math.sin(a) * 7}L${12 + Math.cos(a) * 9.5} ${12 + Math.sin(a) * 9.5}`;
      }),
      2,
    ),
} satisfies Record<string, string>;

export type IconId = keyof typeof icons;
