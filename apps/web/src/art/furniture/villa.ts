import { circle, ellipse, line, many, path, rect, ring } from '../svg.ts';
import { block, ink, shape } from './shapes.ts';

/** Lit water with a tiled edge. */
export const basin = (w: number, h: number): string =>
  rect(0, 0, w, h, 'white', { ...ink, rx: 8 }) +
  rect(3, 3, w - 6, h - 6, 'water2', { rx: 6 }) +
  rect(6, 6, w - 12, h - 12, 'water1', { rx: 5 }) +
  ellipse(w / 2, h / 2, w * 0.3, h * 0.32, 'foam', { opacity: 0.4 }) +
  line(
    many(
      Math.floor(h / 16),
      (i) =>
        `M${w * (i % 2 ? 0.2 : 0.36)} ${14 + i * 16}q${w * 0.07}-5 ${w * 0.14} 0t${w * 0.14} 0t${w * 0.14} 0`,
    ),
    'foam',
    1.2,
    { opacity: 0.75 },
  ) +
  line(`M${w * 0.3} 1v8M${w * 0.4} 1v8M${w * 0.3} 4h${w * 0.1}`, 'metal2', 1.4) +
  rect(w * 0.42, h - 11, w * 0.16, 13, 'red1', { ...ink, rx: 1 });

export const lounger = (w: number, h: number): string =>
  block(0, 0, w, h, 'white', 2) +
  rect(1.6, 1.6, w - 3.2, h * 0.3, 'red1', { rx: 1.5 }) +
  line(`M1 ${h * 0.46}H${w - 1}M1 ${h * 0.64}H${w - 1}M1 ${h * 0.82}H${w - 1}`, 'red1', 1.6);

export const parasol = (w: number, h: number): string => {
  const [x, y, r] = [w / 2, h / 2, Math.min(w, h) / 2];
  return (
    circle(x + 2.5, y + 3.5, r, 'shadow') +
    path(ring(x, y, 8, r), 'white', ink) +
    many(4, (i) => {
      const a = (i * Math.PI) / 2;
      const b = a + Math.PI / 4;
      return path(
        `M${x} ${y}L${x + Math.sin(a) * r} ${y - Math.cos(a) * r}L${x + Math.sin(b) * r} ${y - Math.cos(b) * r}Z`,
        'red2',
      );
    }) +
    circle(x, y, r * 0.1, 'gold', ink)
  );
};

/** A kidney-shaped table. */
export const kidney = (w: number, h: number): string =>
  shape(
    `M${w * 0.24} ${h * 0.1}Q${w * 0.5} ${h * -0.04} ${w * 0.8} ${h * 0.14}Q${w * 1.06} ${h * 0.4} ${w * 0.86} ${h * 0.84}Q${w * 0.7} ${h * 1.04} ${w * 0.54} ${h * 0.8}Q${w * 0.44} ${h * 0.62} ${w * 0.28} ${h * 0.84}Q${w * 0.08} ${h * 1} ${w * 0.02} ${h * 0.66}Q0 ${h * 0.26} ${w * 0.24} ${h * 0.1}Z`,
    'wood1',
  ) +
  circle(w * 0.68, h * 0.4, Math.min(w, h) * 0.13, 'blue1', ink) +
  rect(w * 0.2, h * 0.28, w * 0.2, h * 0.26, 'red1', { ...ink, turn: `rotate(-14 ${w * 0.3} ${h * 0.4})` });

export const egg =
  (cloth: string, seat: string) =>
  (w: number, h: number): string =>
    ellipse(w / 2 + 1.4, h / 2 + 2, w / 2, h / 2, 'shadow') +
    ellipse(w / 2, h / 2, w / 2, h / 2, cloth, ink) +
    ellipse(w / 2, h * 0.58, w * 0.34, h * 0.36, seat, ink);

/** A sofa round a corner at the top left. */
export const corner = (w: number, h: number): string =>
  shape(`M0 0H${w}V${h * 0.42}H${w * 0.34}V${h}H0Z`, 'blue2') +
  path(`M${w * 0.1} ${h * 0.12}H${w * 0.98}V${h * 0.38}H${w * 0.31}V${h * 0.96}H${w * 0.1}Z`, 'blue1', ink) +
  line(
    `M${w * 0.5} ${h * 0.12}V${h * 0.38}M${w * 0.75} ${h * 0.12}V${h * 0.38}M${w * 0.1} ${h * 0.6}H${w * 0.31}`,
    'line',
    0.8,
  ) +
  rect(w * 0.14, h * 0.16, w * 0.14, h * 0.16, 'gold', ink) +
  rect(w * 0.82, h * 0.16, w * 0.13, h * 0.16, 'red1', ink);

export const television = (w: number, h: number): string =>
  block(0, h * 0.2, w, h * 0.6, 'wood2', 1) +
  rect(w * 0.22, h * 0.06, w * 0.56, h * 0.5, 'black', { ...ink, rx: 2 }) +
  rect(w * 0.25, h * 0.46, w * 0.5, h * 0.1, 'glass') +
  line(
    `M${w * 0.5} ${h * 0.1}L${w * 0.38} ${h * -0.12}M${w * 0.5} ${h * 0.1}L${w * 0.62} ${h * -0.12}`,
    'metal2',
    1,
  );

/** Rows of seats; the screen is at the top. */
export const stalls = (w: number, h: number): string => {
  const rows = Math.max(2, Math.floor(h / 15));
  const seats = Math.max(4, Math.floor(w / 14));
  const [sw, sh] = [w / seats, h / rows];
  return many(rows * seats, (i) => {
    const x = (i % seats) * sw;
    const y = Math.floor(i / seats) * sh;
    const aisle = i % seats === Math.floor(seats / 2) && seats % 2 === 1;
    return aisle
      ? ''
      : block(x + 1, y + 1, sw - 2.4, sh * 0.74, 'red2', 2) +
          rect(x + 2.4, y + 1.4, sw - 5.2, sh * 0.4, 'red1', { rx: 1.5 });
  });
};

export const screen = (w: number, h: number): string =>
  rect(0, 0, w, h * 0.36, 'red2', ink) +
  line(
    many(Math.floor(w / 6), (i) => `M${3 + i * 6} 0V${h * 0.36}`),
    'red1',
    1.2,
  ) +
  path(`M${w * 0.12} ${h * 0.36}H${w * 0.88}L${w * 0.8} ${h * 0.56}H${w * 0.2}Z`, 'white', ink) +
  path(`M${w * 0.2} ${h * 0.56}H${w * 0.8}L${w} ${h}H0Z`, 'lamp');

export const hotTub = (w: number, h: number): string => {
  const [x, y, r] = [w / 2, h / 2, Math.min(w, h) / 2];
  return (
    circle(x + 1.4, y + 2, r, 'shadow') +
    circle(x, y, r, 'wood1', ink) +
    circle(x, y, r * 0.84, 'white', ink) +
    circle(x, y, r * 0.74, 'water2') +
    circle(x, y, r * 0.62, 'water1') +
    many(7, (i) =>
      circle(
        x + Math.sin(i * 2.4) * r * 0.42,
        y - Math.cos(i * 1.7) * r * 0.42,
        r * (0.06 + (i % 3) * 0.03),
        'foam',
      ),
    )
  );
};

export const massage = (w: number, h: number): string =>
  block(0, 0, w, h, 'white', 2.5) +
  rect(w * 0.08, h * 0.28, w * 0.84, h * 0.68, 'blue1', { rx: 1.5 }) +
  ellipse(w / 2, h * 0.14, w * 0.24, h * 0.08, 'stone2', ink) +
  rect(w * 0.3, h * 0.4, w * 0.4, h * 0.1, 'white', { rx: 1 });

/** A telescope that looks out to the top right. */
export const telescope = (w: number, h: number): string => {
  const [x, y, r] = [w / 2, h / 2, Math.min(w, h) / 2];
  return (
    circle(x + 1.6, y + 2.4, r * 0.9, 'shadow') +
    circle(x, y, r * 0.9, 'stone1', ink) +
    path(ring(x, y, 12, r * 0.84, r * 0.74), 'none', { stroke: 'gold2', width: 0.8 }) +
    line(
      `M${x} ${y}L${x - r * 0.6} ${y + r * 0.6}M${x} ${y}L${x - r * 0.8} ${y - r * 0.1}M${x} ${y}L${x + r * 0.1} ${y + r * 0.8}`,
      'wood3',
      2.4,
    ) +
    `<g transform="rotate(42 ${x} ${y})">${block(x - r * 0.2, y - r * 1.05, r * 0.4, r * 1.1, 'gold', 1)}${block(x - r * 0.14, y, r * 0.28, r * 0.6, 'gold2', 1)}${rect(x - r * 0.25, y - r * 1.1, r * 0.5, r * 0.2, 'metal3', ink)}</g>`
  );
};

export const starChart = (w: number, h: number): string => {
  const [x, y, r] = [w / 2, h / 2, Math.min(w, h) / 2];
  return (
    circle(x, y, r, 'blue2', { stroke: 'gold', width: 1.6 }) +
    circle(x, y, r * 0.72, 'none', { stroke: 'gold', width: 0.7, dash: '2 2' }) +
    circle(x, y, r * 0.42, 'none', { stroke: 'gold', width: 0.7 }) +
    many(9, (i) =>
      path(
        ring(
          x + Math.sin(i * 2.1) * r * 0.62 * ((i % 3) * 0.3 + 0.4),
          y + Math.cos(i * 1.3) * r * 0.7,
          4,
          2.2,
          0.8,
        ),
        'fire1',
      ),
    ) +
    circle(x, y, r * 0.12, 'fire1')
  );
};

export const bed =
  (cloth: string) =>
  (w: number, h: number): string =>
    block(0, 0, w, h, 'wood2', 1) +
    rect(1.5, h * 0.1, w - 3, h * 0.86, 'white', { ...ink, rx: 2 }) +
    rect(1.5, h * 0.4, w - 3, h * 0.57, cloth, { ...ink, rx: 2 }) +
    rect(1.5, h * 0.4, w - 3, h * 0.1, 'white', { opacity: 0.8 }) +
    rect(w * 0.1, h * 0.15, w * 0.34, h * 0.18, 'stone1', { ...ink, rx: 2 }) +
    rect(w * 0.56, h * 0.15, w * 0.34, h * 0.18, 'stone1', { ...ink, rx: 2 });

export const island = (w: number, h: number): string =>
  many(3, (i) => circle(w * (0.22 + i * 0.28), h * 0.9, h * 0.15, 'red1', ink)) +
  block(0, 0, w, h * 0.72, 'white', 2) +
  rect(w * 0.08, h * 0.14, w * 0.28, h * 0.42, 'metal1', { ...ink, rx: 1.5 }) +
  circle(w * 0.56, h * 0.34, h * 0.14, 'metal3') +
  circle(w * 0.74, h * 0.34, h * 0.14, 'metal3') +
  circle(w * 0.9, h * 0.34, h * 0.1, 'bloom2', ink);

export const counter = (w: number, h: number): string =>
  block(0, 0, w, h, 'blue1', 1) +
  rect(1.5, 1.5, w - 3, h - 3, 'white') +
  rect(w * 0.06, h * 0.2, w * 0.18, h * 0.6, 'metal1', ink) +
  rect(w * 0.34, h * 0.18, w * 0.16, h * 0.62, 'metal2', { ...ink, rx: 1.5 }) +
  many(4, (i) => circle(w * (0.62 + (i % 2) * 0.1), h * (i < 2 ? 0.34 : 0.66), h * 0.13, 'metal3')) +
  rect(w * 0.84, h * 0.1, w * 0.14, h * 0.8, 'red1', ink);

export const bar = (w: number, h: number): string =>
  block(0, 0, w, h * 0.6, 'wood2', 2) +
  rect(1.5, 1.5, w - 3, h * 0.6 - 3, 'wood1') +
  many(4, (i) =>
    circle(w * (0.16 + i * 0.22), h * 0.26, h * 0.09, ['leaf2', 'red1', 'gold', 'blue2'][i]!, ink),
  ) +
  many(3, (i) => circle(w * (0.24 + i * 0.26), h * 0.84, h * 0.15, 'red2', ink));

export const grill = (w: number, h: number): string =>
  block(0, 0, w, h, 'stone2', 2) +
  rect(w * 0.12, h * 0.16, w * 0.76, h * 0.66, 'dark') +
  line(
    many(4, (i) => `M${w * (0.22 + i * 0.18)} ${h * 0.2}V${h * 0.78}`),
    'metal1',
    1,
  ) +
  circle(w * 0.4, h * 0.5, h * 0.1, 'fire2') +
  circle(w * 0.64, h * 0.4, h * 0.1, 'fire1');

export const roundRug =
  (cloth: string, edge: string) =>
  (w: number, h: number): string => {
    const r = Math.min(w, h) / 2;
    return (
      circle(w / 2, h / 2, r, edge) +
      circle(w / 2, h / 2, r - 2.4, 'none', { stroke: 'gold' }) +
      circle(w / 2, h / 2, r - 5, cloth) +
      path(ring(w / 2, h / 2, 8, r - 7, (r - 7) * 0.4), 'none', { stroke: 'gold', width: 0.9, opacity: 0.8 })
    );
  };
