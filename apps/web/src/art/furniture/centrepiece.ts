import type { Box } from '../../board/layout/geometry.ts';
import { envelope } from '../cards/envelope.ts';
import { chamfered, circle, line, many, moved, path, rect, ring } from '../svg.ts';
import { stairsDown } from './shapes.ts';

/** The stairs to the cellar, and the case file on the landing. */
export function centrepiece({ x, y, w, h }: Box): string {
  const steps = 7;
  const [sw, sh] = [w * 0.62, h * 0.3];
  const flight =
    stairsDown(sw, sh, steps, 0.8) +
    rect(-3, 0, 3, sh, 'wood3') +
    rect(sw, 0, 3, sh, 'wood3') +
    circle(-1.5, 0, 2.6, 'gold') +
    circle(sw + 1.5, 0, 2.6, 'gold');
  const rays = many(16, (i) => {
    const angle = (i / 16) * 2 * Math.PI;
    return `M${w / 2 + Math.cos(angle) * 20} ${h * 0.4 + Math.sin(angle) * 20}L${w / 2 + Math.cos(angle) * 44} ${h * 0.4 + Math.sin(angle) * 44}`;
  });
  return moved(
    rect(0, 0, w, h, 'carpet-green') +
      path(chamfered(5, 5, w - 10, h - 10, 8), 'none', { stroke: 'plate-edge', width: 1.2 }) +
      path(chamfered(8.5, 8.5, w - 17, h - 17, 6), 'none', { stroke: 'plate-edge', width: 0.6 }) +
      line(rays, 'plate-edge', 0.8, { opacity: 0.7 }) +
      path(ring(w / 2, h * 0.4, 16, 47, 44), 'none', { stroke: 'plate-edge', width: 0.7 }) +
      moved(envelope(56, 38), w / 2 - 28, h * 0.4 - 19) +
      moved(flight, (w - sw) / 2, h - sh - 12),
    x,
    y,
  );
}
