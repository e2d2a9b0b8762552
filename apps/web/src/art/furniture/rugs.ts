import { circle, line, many, path, rect, ring } from '../svg.ts';

export const rug =
  (cloth: string, edge: string, gold = 'gold') =>
  (w: number, h: number): string =>
    rect(0, 0, w, h, edge, { rx: 1 }) +
    rect(2.5, 2.5, w - 5, h - 5, 'none', { stroke: gold, width: 0.9 }) +
    rect(5, 5, w - 10, h - 10, cloth) +
    path(`M${w / 2} ${h * 0.22}L${w * 0.72} ${h / 2}L${w / 2} ${h * 0.78}L${w * 0.28} ${h / 2}Z`, 'none', {
      stroke: gold,
      width: 1,
      opacity: 0.8,
    }) +
    line(
      many(Math.floor(h / 4), (i) => `M0 ${2 + i * 4}h-2.4M${w} ${2 + i * 4}h2.4`),
      edge,
      0.8,
    );

/** A compass rose of marble. */
export const medallion = (w: number, h: number): string => {
  const [x, y, r] = [w / 2, h / 2, Math.min(w, h) / 2];
  return (
    circle(x, y, r, 'gold2') +
    circle(x, y, r - 1.6, 'marble') +
    circle(x, y, r - 5, 'rose1', { opacity: 0.75 }) +
    circle(x, y, r - 8, 'marble', { stroke: 'gold2', width: 0.8 }) +
    path(ring(x, y, 8, r - 9, (r - 9) * 0.38), 'green2', { opacity: 0.85 }) +
    path(ring(x, y, 4, r - 3, (r - 9) * 0.25), 'gold', { stroke: 'gold2', width: 0.6 }) +
    circle(x, y, r * 0.16, 'red2', { stroke: 'gold', width: 1.4 })
  );
};
