import { circle, many, path, rect } from '../svg.ts';
import { block, ink } from './shapes.ts';

export const plant = (w: number, h: number): string => {
  const [x, y, r] = [w / 2, h / 2, Math.min(w, h) / 2];
  return (
    circle(x + 1.4, y + 2, r * 0.8, 'shadow') +
    circle(x, y, r * 0.5, 'red1', ink) +
    many(
      8,
      (i) =>
        `<g transform="rotate(${i * 45 + 12} ${x} ${y})">${path(`M${x} ${y}Q${x + r * 0.34} ${y - r * 0.5} ${x} ${y - r * (i % 2 ? 0.86 : 1)}Q${x - r * 0.34} ${y - r * 0.5} ${x} ${y}Z`, i % 2 ? 'leaf1' : 'leaf2', { stroke: 'leaf3', width: 0.6 })}</g>`,
    ) +
    circle(x, y, r * 0.14, 'leaf3')
  );
};

export const palm = (w: number, h: number): string => {
  const [x, y, r] = [w / 2, h / 2, Math.min(w, h) / 2];
  return (
    circle(x + 1.6, y + 2.4, r * 0.86, 'shadow') +
    many(
      9,
      (i) =>
        `<g transform="rotate(${i * 40} ${x} ${y})">${path(`M${x - 1} ${y}L${x - r * 0.26} ${y - r * 0.55}L${x - r * 0.1} ${y - r * 0.6}L${x - r * 0.16} ${y - r * 0.84}L${x} ${y - r}L${x + r * 0.16} ${y - r * 0.84}L${x + r * 0.1} ${y - r * 0.6}L${x + r * 0.26} ${y - r * 0.55}L${x + 1} ${y}Z`, i % 2 ? 'leaf2' : 'leaf1', { stroke: 'leaf3', width: 0.5 })}</g>`,
    ) +
    circle(x, y, r * 0.16, 'wood3', ink)
  );
};

export const planter = (w: number, h: number): string =>
  block(0, 0, w, h, 'red1', 1) +
  rect(2, 2, w - 4, h - 4, 'wood3') +
  many(Math.max(2, Math.floor(w / 9)), (i) => {
    const x = (w / Math.max(2, Math.floor(w / 9))) * (i + 0.5);
    return (
      circle(x, h / 2, h * 0.4, i % 2 ? 'leaf1' : 'leaf2', { stroke: 'leaf3', width: 0.6 }) +
      circle(x, h / 2, h * 0.15, i % 2 ? 'bloom1' : 'bloom2')
    );
  });
