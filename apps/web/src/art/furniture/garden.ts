import { circle, ellipse, line, many, path, rect, ring, scatter } from '../svg.ts';
import { stairs } from './house.ts';
import { block, ink, shape } from './shapes.ts';

const foliage = (cx: number, cy: number, r: number, tone: string, edge = 'leaf3'): string =>
  path(ring(cx, cy, 9, r, r * 0.86), tone, { stroke: edge, width: 0.7, join: 'round' });

export const tree = (w: number, h: number): string => {
  const [x, y, r] = [w / 2, h / 2, Math.min(w, h) / 2];
  return (
    circle(x + 2, y + 3, r * 0.94, 'shadow') +
    foliage(x, y, r, 'leaf3') +
    foliage(x - r * 0.06, y - r * 0.08, r * 0.8, 'leaf2', 'leaf2') +
    foliage(x - r * 0.16, y - r * 0.2, r * 0.5, 'leaf1', 'leaf1')
  );
};

export const pine = (w: number, h: number): string => {
  const [x, y, r] = [w / 2, h / 2, Math.min(w, h) / 2];
  return (
    circle(x + 2, y + 3, r * 0.86, 'shadow') +
    path(ring(x, y, 9, r, r * 0.6), 'leaf3', ink) +
    path(ring(x, y, 9, r * 0.7, r * 0.42), 'leaf2') +
    path(ring(x, y, 7, r * 0.38, r * 0.2), 'leaf1')
  );
};

export const hedge = (w: number, h: number): string =>
  block(0, 0, w, h, 'leaf2', 3) +
  many(Math.floor(w / 6) * Math.max(1, Math.floor(h / 7)), (i) => {
    const across = Math.floor(w / 6);
    return circle(
      4 + (i % across) * 6,
      Math.min(h - 3, 4 + Math.floor(i / across) * 7),
      2.6,
      i % 2 ? 'leaf1' : 'leaf3',
      { opacity: 0.55 },
    );
  });

export const topiary = (w: number, h: number): string => {
  const [x, y, r] = [w / 2, h / 2, Math.min(w, h) / 2];
  return (
    block(x - r, y - r, 2 * r, 2 * r, 'stone1', 1) +
    circle(x, y, r * 0.82, 'leaf2', ink) +
    circle(x - r * 0.1, y - r * 0.1, r * 0.52, 'leaf1', { opacity: 0.8 }) +
    circle(x - r * 0.16, y - r * 0.16, r * 0.2, 'white', { opacity: 0.4 })
  );
};

export const flowers = (w: number, h: number): string => {
  const next = scatter(Math.round(w * 7 + h));
  return (
    block(0, 0, w, h, 'leaf3', 3) +
    rect(1.6, 1.6, w - 3.2, h - 3.2, 'leaf2', { rx: 2 }) +
    many(Math.floor((w * h) / 34), (i) =>
      circle(
        3 + next() * (w - 6),
        3 + next() * (h - 6),
        1.7 + next(),
        ['bloom1', 'bloom2', 'white', 'red1'][i % 4]!,
        { stroke: 'leaf3', width: 0.4 },
      ),
    )
  );
};

export const fountain = (w: number, h: number): string => {
  const [x, y, r] = [w / 2, h / 2, Math.min(w, h) / 2];
  return (
    circle(x + 2, y + 3, r, 'shadow') +
    path(ring(x, y, 8, r), 'stone1', ink) +
    path(ring(x, y, 8, r * 0.86), 'water2', ink) +
    circle(x, y, r * 0.66, 'water1') +
    circle(x, y, r * 0.56, 'none', { stroke: 'foam', width: 1, opacity: 0.8, dash: '6 3' }) +
    circle(x, y, r * 0.38, 'stone1', ink) +
    circle(x, y, r * 0.28, 'water1', ink) +
    path(ring(x, y, 8, r * 0.26, r * 0.1), 'foam') +
    circle(x, y, r * 0.08, 'gold', ink) +
    line(
      many(8, (i) => {
        const a = (i * Math.PI) / 4 + 0.4;
        return `M${x + Math.cos(a) * r * 0.3} ${y + Math.sin(a) * r * 0.3}L${x + Math.cos(a) * r * 0.56} ${y + Math.sin(a) * r * 0.56}`;
      }),
      'foam',
      1,
    )
  );
};

/** The roof of a garden pavilion. */
export const pavilion = (w: number, h: number): string => {
  const [x, y, r] = [w / 2, h / 2, Math.min(w, h) / 2];
  return (
    path(ring(x + 2, y + 3, 8, r), 'shadow') +
    path(ring(x, y, 8, r), 'stone1', ink) +
    path(ring(x, y, 8, r * 0.9), 'boards', ink) +
    line(
      many(8, (i) => {
        const a = (i * Math.PI) / 4;
        return `M${x} ${y}L${x + Math.sin(a) * r * 0.9} ${y - Math.cos(a) * r * 0.9}`;
      }),
      'wood3',
      1,
    ) +
    path(ring(x, y, 8, r * 0.6), 'none', { stroke: 'wood3', width: 0.8 }) +
    path(ring(x, y, 8, r * 0.32), 'red2', ink) +
    circle(x, y, r * 0.1, 'gold', ink) +
    many(8, (i) => {
      const a = (i * Math.PI) / 4;
      return circle(x + Math.sin(a) * r * 0.94, y - Math.cos(a) * r * 0.94, r * 0.07, 'white', ink);
    })
  );
};

export const statue = (w: number, h: number): string => {
  const [x, y, r] = [w / 2, h / 2, Math.min(w, h) / 2];
  return (
    block(x - r, y - r, 2 * r, 2 * r, 'stone2', 0.5) +
    circle(x, y, r * 0.66, 'stone1', ink) +
    ellipse(x, y, r * 0.46, r * 0.26, 'white', ink) +
    circle(x, y - r * 0.04, r * 0.2, 'stone1', ink)
  );
};

/** A motor car of the twenties, its front to the top. */
export const motorcar = (w: number, h: number): string =>
  many(4, (i) =>
    rect(i % 2 ? w * 0.86 : w * 0.02, h * (i < 2 ? 0.16 : 0.68), w * 0.12, h * 0.17, 'black', { rx: 1.5 }),
  ) +
  shape(
    `M${w * 0.28} ${h * 0.04}H${w * 0.72}L${w * 0.78} ${h * 0.36}H${w * 0.9}V${h * 0.92}Q${w * 0.5} ${h * 1.02} ${w * 0.1} ${h * 0.92}V${h * 0.36}H${w * 0.22}Z`,
    'green2',
  ) +
  rect(w * 0.3, h * 0.07, w * 0.4, h * 0.28, 'green1', ink) +
  line(`M${w * 0.4} ${h * 0.1}v${h * 0.22}M${w * 0.6} ${h * 0.1}v${h * 0.22}`, 'soft', 0.8) +
  rect(w * 0.16, h * 0.37, w * 0.68, h * 0.07, 'glass', ink) +
  rect(w * 0.18, h * 0.47, w * 0.64, h * 0.4, 'wood1', { ...ink, rx: 2 }) +
  rect(w * 0.22, h * 0.52, w * 0.56, h * 0.12, 'red2', { ...ink, rx: 1.5 }) +
  rect(w * 0.22, h * 0.7, w * 0.56, h * 0.13, 'red2', { ...ink, rx: 1.5 }) +
  circle(w * 0.24, h * 0.05, w * 0.08, 'gold', ink) +
  circle(w * 0.76, h * 0.05, w * 0.08, 'gold', ink);

export const stall = (w: number, h: number): string =>
  block(0, 0, w, h, 'wood2', 0.5) +
  rect(2, 2, w - 4, h - 3, 'sand') +
  line(
    `M4 ${h * 0.4}l4 3M${w * 0.5} ${h * 0.7}l5-3M${w * 0.7} ${h * 0.34}l4 3M${w * 0.3} ${h * 0.8}l5-2`,
    'gold2',
    0.9,
  ) +
  rect(0, h - 2.4, w, 2.4, 'wood3', ink);

export const wheel = (w: number, h: number): string => {
  const [x, y, r] = [w / 2, h / 2, Math.min(w, h) / 2];
  return (
    circle(x + 1.4, y + 2, r, 'shadow') +
    circle(x, y, r - 0.8, 'none', { stroke: 'wood3', width: 2.4 }) +
    line(
      many(4, (i) => {
        const a = (i * Math.PI) / 4;
        return `M${x - Math.cos(a) * r * 0.85} ${y - Math.sin(a) * r * 0.85}L${x + Math.cos(a) * r * 0.85} ${y + Math.sin(a) * r * 0.85}`;
      }),
      'wood2',
      1.2,
    ) +
    circle(x, y, r * 0.2, 'metal2', ink)
  );
};

export const hay = (w: number, h: number): string =>
  block(0, 0, w, h, 'gold', 1) +
  line(`M${w * 0.33} 0V${h}M${w * 0.67} 0V${h}`, 'wood3', 1) +
  line(
    `M2 ${h * 0.3}h6M${w * 0.4} ${h * 0.6}h6M${w * 0.72} ${h * 0.3}h5M${w * 0.1} ${h * 0.75}h5`,
    'gold2',
    0.9,
  );

/** A bear that will not get up again: head to the top. */
export const hide = (w: number, h: number): string =>
  shape(
    `M${w * 0.5} ${h * 0.02}Q${w * 0.62} ${h * 0.02} ${w * 0.62} ${h * 0.2}L${w * 0.96} ${h * 0.16}L${w * 0.98} ${h * 0.3}L${w * 0.74} ${h * 0.4}Q${w * 0.82} ${h * 0.6} ${w * 0.74} ${h * 0.7}L${w * 0.96} ${h * 0.86}L${w * 0.86} ${h * 0.98}L${w * 0.5} ${h * 0.86}L${w * 0.14} ${h * 0.98}L${w * 0.04} ${h * 0.86}L${w * 0.26} ${h * 0.7}Q${w * 0.18} ${h * 0.6} ${w * 0.26} ${h * 0.4}L${w * 0.02} ${h * 0.3}L${w * 0.04} ${h * 0.16}L${w * 0.38} ${h * 0.2}Q${w * 0.38} ${h * 0.02} ${w * 0.5} ${h * 0.02}Z`,
    'wood3',
  ) +
  path(
    `M${w * 0.36} ${h * 0.34}Q${w * 0.5} ${h * 0.28} ${w * 0.64} ${h * 0.34}Q${w * 0.7} ${h * 0.6} ${w * 0.5} ${h * 0.74}Q${w * 0.3} ${h * 0.6} ${w * 0.36} ${h * 0.34}Z`,
    'wood2',
  ) +
  circle(w * 0.45, h * 0.1, 1, 'fire1') +
  circle(w * 0.55, h * 0.1, 1, 'fire1');

/** A cabinet of cups and medals. */
export const cabinet = (w: number, h: number): string =>
  block(0, 0, w, h, 'wood3', 0.6) +
  rect(1.6, 1.6, w - 3.2, h - 3.2, 'glass', ink) +
  many(Math.max(2, Math.floor(w / 11)), (i) => {
    const x = (w / Math.max(2, Math.floor(w / 11))) * (i + 0.5);
    return (
      circle(x, h * 0.5, h * 0.28, 'gold', { stroke: 'gold2', width: 0.8 }) +
      circle(x, h * 0.5, h * 0.15, 'gold2') +
      line(`M${x - h * 0.36} ${h * 0.5}h${h * 0.1}M${x + h * 0.26} ${h * 0.5}h${h * 0.1}`, 'gold', 1.4)
    );
  });

export const easel = (w: number, h: number): string =>
  line(
    `M${w * 0.5} ${h * 0.2}V${h}M${w * 0.5} ${h * 0.5}L${w * 0.1} ${h * 0.96}M${w * 0.5} ${h * 0.5}L${w * 0.9} ${h * 0.96}`,
    'wood3',
    1.8,
  ) +
  block(w * 0.08, h * 0.06, w * 0.84, h * 0.5, 'white', 0.5) +
  path(
    `M${w * 0.12} ${h * 0.5}L${w * 0.36} ${h * 0.24}L${w * 0.52} ${h * 0.4}L${w * 0.64} ${h * 0.3}L${w * 0.88} ${h * 0.5}Z`,
    'blue1',
  ) +
  circle(w * 0.72, h * 0.18, h * 0.05, 'red1') +
  rect(w * 0.12, h * 0.46, w * 0.76, h * 0.06, 'leaf2');

export const palette = (w: number, h: number): string =>
  shape(
    `M${w * 0.5} ${h * 0.06}Q${w * 0.98} ${h * 0.06} ${w * 0.96} ${h * 0.5}Q${w * 0.94} ${h * 0.7} ${w * 0.7} ${h * 0.62}Q${w * 0.56} ${h * 0.6} ${w * 0.6} ${h * 0.8}Q${w * 0.6} ${h * 0.96} ${w * 0.4} ${h * 0.92}Q${w * 0.04} ${h * 0.84} ${w * 0.06} ${h * 0.46}Q${w * 0.08} ${h * 0.08} ${w * 0.5} ${h * 0.06}Z`,
    'wood1',
  ) +
  many(5, (i) =>
    circle(
      w * (0.24 + i * 0.14),
      h * (0.42 - Math.sin(i * 0.8) * 0.18),
      w * 0.06,
      ['red2', 'blue2', 'gold', 'leaf2', 'white'][i]!,
    ),
  );

/** A flight of stairs that leads away to the left of its square. */
export const flight = (w: number): string =>
  `<g transform="rotate(-90 24 12) translate(12 -12)">${stairs(w - 4, 2 * w)}</g>`;

export const stand = (w: number, h: number): string =>
  block(0, 0, w, h, 'wood3', 1) +
  circle(w / 2, h / 2, Math.min(w, h) * 0.3, 'green2', ink) +
  circle(w / 2, h / 2, Math.min(w, h) * 0.12, 'gold');
