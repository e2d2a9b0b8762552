import type { Box } from '../../board/layout/geometry.ts';
import { circle, line, many, moved, path, rect, ring } from '../svg.ts';
import { campfire, longship } from './coast.ts';
import { hay } from './garden.ts';

/** The sea between the shores, a sun on it and a village on its island. */
export function village({ x, y, w, h }: Box): string {
  const hut = (cx: number, cy: number, r: number) =>
    circle(cx + 1.6, cy + 2.4, r, 'shadow') +
    path(ring(cx, cy, 14, r, r * 0.9), 'gold', { stroke: 'wood3', width: 0.9 }) +
    line(
      many(7, (i) => {
        const a = (i / 7) * 6.28;
        return `M${cx} ${cy}L${cx + Math.cos(a) * r * 0.8} ${cy + Math.sin(a) * r * 0.8}`;
      }),
      'gold2',
      0.8,
    ) +
    circle(cx, cy, r * 0.2, 'wood3');
  return moved(
    rect(0, 0, w, h, 'water2') +
      rect(5, 5, w - 10, h - 10, 'water1', { rx: 14 }) +
      line(
        many(
          5,
          (i) =>
            `M${12 + (i % 2) * 14} ${16 + i * 32}q5-5 10 0t10 0M${w - 50 + (i % 2) * 12} ${26 + i * 30}q5-5 10 0t10 0`,
        ),
        'foam',
        1.2,
        { opacity: 0.7 },
      ) +
      path(ring(w / 2, h / 2, 13, w * 0.42, w * 0.39), 'foam') +
      path(ring(w / 2, h / 2, 13, w * 0.39, w * 0.36), 'sand') +
      circle(w / 2, h / 2, w * 0.32, 'lawn', { stroke: 'wood3', width: 3.4, dash: '0.1 4.4', cap: 'round' }) +
      hut(w / 2 - 17, h / 2 - 15, 11) +
      hut(w / 2 + 17, h / 2 - 12, 10) +
      hut(w / 2 - 15, h / 2 + 16, 9.5) +
      hut(w / 2 + 16, h / 2 + 15, 11) +
      moved(campfire(13, 13), w / 2 - 6.5, h / 2 - 6.5) +
      moved(longship(13, 34), w * 0.8, h * 0.06) +
      moved(hay(9, 7), w / 2 - 4, h / 2 + 26),
    x,
    y,
  );
}
