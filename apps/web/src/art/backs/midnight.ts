import { blue } from '../finish/midnight.ts';
import { circle, line, many, rect } from '../svg.ts';

const brass = '#e0b65a';

/** Magnifying glasses in a lattice. */
export function back(): string {
  const glass = (x: number, y: number) =>
    circle(x, y, 5.4, 'none', { stroke: brass, width: 1.5 }) + line(`M${x + 4} ${y + 4}l5 5`, brass, 2.2);
  return (
    rect(1, 1, 98, 138, brass, { stroke: 'card-line', width: 1, rx: 5 }) +
    rect(4, 4, 92, 132, blue, { rx: 3.5 }) +
    line(
      'M4 37L37 4M4 103L96 11M4 136L96 44M36 136L96 77M4 70L70 4M70 136L96 110M96 37L63 4M96 103L4 11M96 136L4 44M64 136L4 77M96 70L30 4M30 136L4 110',
      '#2b3d68',
      1,
    ) +
    many(15, (i) => glass(17 + (i % 3) * 31, 17 + Math.floor(i / 3) * 25)) +
    circle(50, 70, 19, blue, { stroke: brass, width: 2 }) +
    circle(47, 66, 9, '#22355f', { stroke: brass, width: 2.6 }) +
    line('M54 73l8 8', brass, 4)
  );
}
