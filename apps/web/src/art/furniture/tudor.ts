import type { Box } from '../../board/layout/geometry.ts';
import { envelope } from '../cards/envelope.ts';
import { circle, line, many, moved, path, rect } from '../svg.ts';
import { stairsDown } from './shapes.ts';

/** The cellar stairs between carved posts, under the arms of the house and the sealed case. */
export function crest({ x, y, w, h }: Box): string {
  const steps = 6;
  const [sw, sh] = [w * 0.6, h * 0.26];
  const flight =
    stairsDown(sw, sh, steps, 0.9) +
    rect(-5, -3, 5, sh + 3, 'wood3', { stroke: 'line', width: 0.8 }) +
    rect(sw, -3, 5, sh + 3, 'wood3', { stroke: 'line', width: 0.8 }) +
    circle(-2.5, -4, 4, 'gold', { stroke: 'line', width: 0.8 }) +
    circle(sw + 2.5, -4, 4, 'gold', { stroke: 'line', width: 0.8 });
  const [cx, top, s] = [w / 2, h * 0.08, w * 0.62];
  const shield = `M${cx - s / 2} ${top}H${cx + s / 2}V${top + s * 0.62}Q${cx + s * 0.46} ${top + s * 0.98} ${cx} ${top + s * 1.12}Q${cx - s * 0.46} ${top + s * 0.98} ${cx - s / 2} ${top + s * 0.62}Z`;
  return moved(
    rect(0, 0, w, h, 'wood3') +
      line(
        many(5, (i) => `M${(w / 5) * i} 0V${h}`),
        'line',
        1,
        { opacity: 0.6 },
      ) +
      rect(4, 4, w - 8, h - 8, 'none', { stroke: 'gold', width: 1.2 }) +
      path(shield, 'shadow', { turn: 'translate(2 3)' }) +
      path(shield, 'red2', { stroke: 'gold', width: 2.2 }) +
      path(
        `M${cx} ${top}H${cx + s / 2}V${top + s * 0.5}H${cx}ZM${cx - s / 2} ${top + s * 0.5}H${cx}V${top + s * 1.12}Q${cx - s * 0.46} ${top + s * 0.98} ${cx - s / 2} ${top + s * 0.62}Z`,
        'white',
      ) +
      path(shield, 'none', { stroke: 'line', width: 0.9 }) +
      moved(envelope(54, 36), cx - 27, top + s * 0.34) +
      moved(flight, (w - sw) / 2, h - sh - 10),
    x,
    y,
  );
}
