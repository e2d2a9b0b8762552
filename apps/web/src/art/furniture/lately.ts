import type { Box } from '../../board/layout/geometry.ts';
import { envelope } from '../cards/envelope.ts';
import { circle, ellipse, line, many, moved, path, rect } from '../svg.ts';
import { block, ink } from './shapes.ts';

/** The middle of a house of today: light from above, a tree, the sealed case. */
export function atrium({ x, y, w, h }: Box): string {
  return moved(
    rect(0, 0, w, h, 'gold') +
      path(`M0 ${h}V${h * 0.5}L${w} ${h * 0.12}V${h}Z`, 'rose2') +
      path(`M0 ${h}V${h * 0.84}L${w} ${h * 0.52}V${h}Z`, 'blue2') +
      circle(w / 2, h * 0.42, w * 0.4, 'white') +
      circle(w / 2, h * 0.42, w * 0.34, 'glass') +
      moved(envelope(60, 40), w / 2 - 30, h * 0.42 - 20) +
      circle(w * 0.2, h * 0.86, w * 0.12, 'leaf2') +
      circle(w * 0.24, h * 0.84, w * 0.06, 'leaf1') +
      circle(w * 0.82, h * 0.9, w * 0.09, 'leaf2'),
    x,
    y,
  );
}

export const longSofa =
  (cloth: string, seat: string) =>
  (w: number, h: number): string =>
    block(0, 0, w, h, cloth, h * 0.3) +
    many(3, (i) => rect(w * 0.06 + i * w * 0.3, h * 0.36, w * 0.28, h * 0.56, seat, { rx: h * 0.14 })) +
    rect(w * 0.1, h * 0.12, w * 0.14, h * 0.34, 'gold', { rx: 2 });

export const glassTable = (w: number, h: number): string =>
  block(0, 0, w, h, 'glass', h * 0.4) +
  line(`M${w * 0.2} ${h * 0.5}L${w * 0.4} ${h * 0.2}`, 'white', 1.4) +
  circle(w * 0.68, h * 0.52, h * 0.16, 'leaf2') +
  circle(w * 0.68, h * 0.52, h * 0.08, 'leaf1');

/** Shelves in boxes, some with colour. */
export const wallUnit = (w: number, h: number): string => {
  const boxes = Math.max(3, Math.round(w / 14));
  const wide = (w - 2) / boxes;
  const tones = ['white', 'blue1', 'white', 'gold', 'rose1', 'white', 'green1'];
  return (
    block(0, 0, w, h, 'stone2', 1) +
    many(boxes, (i) => rect(1.4 + i * wide, 1.4, wide - 1, h - 2.8, tones[i % tones.length]!, { rx: 1 }))
  );
};

export const workplace = (w: number, h: number): string =>
  ellipse(w * 0.5, h * 0.82, h * 0.2, h * 0.17, 'black', ink) +
  block(0, 0, w, h * 0.6, 'white', 3) +
  rect(w * 0.34, h * 0.06, w * 0.32, h * 0.1, 'black', { rx: 1 }) +
  rect(w * 0.38, h * 0.3, w * 0.24, h * 0.16, 'stone2', { rx: 1 }) +
  circle(w * 0.14, h * 0.2, h * 0.1, 'gold') +
  rect(w * 0.78, h * 0.12, w * 0.14, h * 0.3, 'rose2', { rx: 1 });

export const runner =
  (cloth: string, edge: string) =>
  (w: number, h: number): string =>
    rect(0, 0, w, h, cloth, { rx: 6 }) + rect(4, 4, w - 8, h - 8, 'none', { stroke: edge, width: 2, rx: 4 });

/** Treads without risers. */
export const openStairs = (w: number, h: number): string => {
  const steps = Math.max(5, Math.round(h / 7));
  return (
    rect(0, 0, w, h, 'shadow', { rx: 2 }) +
    many(steps, (i) => block(0, (h / steps) * i + 0.6, w, h / steps - 2, i % 2 ? 'wood1' : 'wood2', 1)) +
    line(`M2 0V${h}M${w - 2} 0V${h}`, 'metal2', 1.4)
  );
};

export const sculpture = (w: number, h: number): string =>
  block(w * 0.1, h * 0.1, w * 0.8, h * 0.8, 'white', 2) +
  circle(w / 2, h / 2, w * 0.26, 'rose2') +
  circle(w / 2, h / 2, w * 0.12, 'white');

export const billiards = (w: number, h: number): string =>
  block(0, 0, w, h, 'white', 5) +
  rect(w * 0.05, h * 0.09, w * 0.9, h * 0.82, 'blue2', { rx: 3 }) +
  many(6, (i) =>
    circle(w * (0.05 + (i % 3) * 0.45), h * (i < 3 ? 0.09 : 0.91), Math.min(w, h) * 0.06, 'black'),
  ) +
  many(6, (i) => {
    const column = i < 1 ? 0 : i < 3 ? 1 : 2;
    const at = i - [0, 1, 3][column]!;
    return circle(
      w * 0.66 + column * 4.4,
      h / 2 + (at - column / 2) * 4.8,
      2.2,
      ['gold', 'red2', 'white', 'rose2', 'green1', 'fire2'][i]!,
    );
  }) +
  circle(w * 0.28, h / 2, 2.2, 'white');

export const longTable = (w: number, h: number): string => {
  const seats = Math.max(4, Math.round(w / 20));
  const r = h * 0.13;
  return (
    many(seats, (i) => {
      const x = (w / seats) * (i + 0.5);
      return circle(x, r, r, 'rose2', ink) + circle(x, h - r, r, 'rose2', ink);
    }) +
    block(2, h * 0.2, w - 4, h * 0.6, 'white', h * 0.2) +
    many(seats, (i) => {
      const x = (w / seats) * (i + 0.5);
      return circle(x, h * 0.36, r * 0.6, 'stone2') + circle(x, h * 0.64, r * 0.6, 'stone2');
    }) +
    many(3, (i) => circle(w * (0.25 + i * 0.25), h / 2, r * 0.6, i === 1 ? 'leaf2' : 'gold'))
  );
};

/** Panes that light up in colours. */
export const danceFloor = (w: number, h: number): string => {
  const [across, down] = [Math.round(w / 18), Math.round(h / 18)];
  const tones = ['rose1', 'blue1', 'gold', 'green1', 'white', 'plum1'];
  return (
    rect(0, 0, w, h, 'white', { rx: 4 }) +
    many(across * down, (i) => {
      const [column, row] = [i % across, Math.floor(i / across)];
      return rect(
        (w / across) * column + 1,
        (h / down) * row + 1,
        w / across - 2,
        h / down - 2,
        tones[(column * 2 + row * 3 + ((column * row) % 2)) % tones.length]!,
        { rx: 2, opacity: 0.75 },
      );
    })
  );
};

export const speakers = (w: number, h: number): string =>
  block(0, 0, w, h, 'black', 3) +
  circle(w / 2, h * 0.3, Math.min(w, h) * 0.22, 'metal2') +
  circle(w / 2, h * 0.3, Math.min(w, h) * 0.09, 'black') +
  circle(w / 2, h * 0.7, Math.min(w, h) * 0.3, 'metal2') +
  circle(w / 2, h * 0.7, Math.min(w, h) * 0.12, 'black');
