import type { Box } from '../../board/layout/geometry.ts';
import { chamfered, circle, line, many, moved, path, rect, ring } from '../svg.ts';

type Mark = (w: number, h: number) => string;

/** Special squares of the boards, each by its sign. */
const signs: Readonly<Record<string, Mark>> = {
  spy: (w, h) =>
    path(chamfered(3.4, 3.4, w - 6.8, h - 6.8, 4.6), 'blue2', { stroke: 'gold', width: 1.1 }) +
    path(
      `M5.4 ${h / 2}Q${w / 2} ${h * 0.22} ${w - 5.4} ${h / 2}Q${w / 2} ${h * 0.78} 5.4 ${h / 2}Z`,
      'white',
    ) +
    circle(w / 2, h / 2, 3.6, 'blue2') +
    circle(w / 2, h / 2, 1.5, 'white'),
  intrigue: (w, h) =>
    path(ring(w / 2, h / 2, 8, w * 0.41), 'red2', { stroke: 'gold', width: 1.1 }) +
    line(
      `M${w * 0.37} ${h * 0.4}a${w * 0.13} ${w * 0.13} 0 1 1 ${w * 0.17} ${w * 0.125}q-${w * 0.04} ${w * 0.03} -${w * 0.04} ${w * 0.1}`,
      'white',
      2.4,
    ) +
    circle(w / 2, h * 0.75, 1.6, 'white'),
  stairs: (w, h) =>
    rect(1, 1, w - 2, h - 2, 'wood3') +
    many(5, (i) => rect(1 + i * 4.4, 1, 3.4, h - 2, 'wood1', { opacity: 1 - i * 0.16 })) +
    line(`M5 ${h / 2}H${w - 5}m-4-4l4 4l-4 4`, 'gold', 1.6),
  'stone-path': (w, h) =>
    many(Math.round(h / 12), (i) =>
      path(ring(w / 2 + (i % 2 ? 3.4 : -3.4), 7 + i * (h / Math.round(h / 12)), 7, 6.4, 5.8), 'stone1', {
        stroke: 'stone3',
        width: 0.8,
      }),
    ),
  window: (w, h) =>
    rect(2, 2, w - 4, h - 4, 'glass', { stroke: 'white', width: 2 }) +
    line(`M${w / 2} 2V${h - 2}M2 ${h / 2}H${w - 2}`, 'white', 1.4) +
    line('M5 10l5-5M14 20l6-6', 'foam', 1.2),
};

export const markKinds: readonly string[] = Object.keys(signs);

export function squareMark(kind: string, { x, y, w, h }: Box): string {
  const sign = signs[kind];
  if (!sign) throw new Error(`the special square ${kind} has no sign`);
  return moved(sign(w, h), x, y);
}
