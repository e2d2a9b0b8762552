import { circle, ellipse, line, many, path, rect, ring } from '../svg.ts';
import { block, ink, shape } from './shapes.ts';

/** The tent of the Normans, seen from above: stripes, a ridge and carved poles. */
export const stripedTent = (w: number, h: number): string =>
  shape(
    `M${w * 0.06} ${h * 0.12}L${w * 0.5} 0L${w * 0.94} ${h * 0.12}V${h * 0.88}L${w * 0.5} ${h}L${w * 0.06} ${h * 0.88}Z`,
    'white',
  ) +
  many(5, (i) =>
    path(
      `M${w * 0.06} ${h * (0.12 + i * 0.16)}L${w * 0.5} ${h * (0.02 + i * 0.2)}L${w * 0.94} ${h * (0.12 + i * 0.16)}V${h * (0.2 + i * 0.16)}L${w * 0.5} ${h * (0.11 + i * 0.2)}L${w * 0.06} ${h * (0.2 + i * 0.16)}Z`,
      'red2',
    ),
  ) +
  line(`M${w * 0.5} ${h * -0.02}V${h * 1.02}`, 'wood3', 2.4) +
  line(`M${w * 0.5} ${h * -0.02}q4-3 6 1M${w * 0.5} ${h * 1.02}q-4 3-6-1`, 'wood3', 2) +
  path(`M${w * 0.5} 0L${w * 0.94} ${h * 0.12}V${h * 0.88}L${w * 0.5} ${h}Z`, 'shadow', { opacity: 0.6 });

/** The tent of a legion: a red square with a gilt rim. */
export const squareTent = (w: number, h: number): string =>
  shape(`M0 0H${w}V${h}H0Z`, 'red1') +
  path(`M0 0L${w / 2} ${h / 2}L0 ${h}Z`, 'red2', { opacity: 0.55 }) +
  path(`M${w} 0L${w / 2} ${h / 2}L${w} ${h}Z`, 'red2', { opacity: 0.8 }) +
  path(`M0 ${h}L${w / 2} ${h / 2}L${w} ${h}Z`, 'red2') +
  rect(2, 2, w - 4, h - 4, 'none', { stroke: 'gold', width: 1.4, dash: '4 2' }) +
  line(`M0 0L${w} ${h}M${w} 0L0 ${h}`, 'line', 0.8) +
  circle(w / 2, h / 2, 3, 'gold', ink) +
  path(`M${w * 0.4} ${h}L${w * 0.5} ${h * 0.7}L${w * 0.6} ${h}Z`, 'dark');

export const campfire = (w: number, h: number): string => {
  const [x, y, r] = [w / 2, h / 2, Math.min(w, h) / 2];
  return (
    many(9, (i) =>
      circle(
        x + Math.sin((i / 9) * 6.28) * r * 0.84,
        y - Math.cos((i / 9) * 6.28) * r * 0.84,
        r * 0.2,
        i % 2 ? 'stone2' : 'stone1',
        ink,
      ),
    ) +
    circle(x, y, r * 0.66, 'dark', { opacity: 0.6 }) +
    line(
      `M${x - r * 0.5} ${y - r * 0.3}L${x + r * 0.5} ${y + r * 0.3}M${x - r * 0.5} ${y + r * 0.3}L${x + r * 0.5} ${y - r * 0.3}`,
      'wood3',
      r * 0.24,
    ) +
    path(ring(x, y, 6, r * 0.55, r * 0.22), 'fire2') +
    path(ring(x, y, 6, r * 0.32, r * 0.12), 'fire1')
  );
};

/** A ship of the north, its dragon to the top, shields along the sides. */
export const longship = (w: number, h: number): string =>
  many(6, (i) =>
    line(
      `M${w * 0.2} ${h * (0.28 + i * 0.09)}L${w * -0.12} ${h * (0.33 + i * 0.09)}M${w * 0.8} ${h * (0.28 + i * 0.09)}L${w * 1.12} ${h * (0.33 + i * 0.09)}`,
      'wood1',
      1.4,
    ),
  ) +
  shape(
    `M${w * 0.5} ${h * -0.02}Q${w * 0.94} ${h * 0.2} ${w * 0.9} ${h * 0.5}T${w * 0.5} ${h * 1.02}Q${w * 0.06} ${h * 0.8} ${w * 0.1} ${h * 0.5}T${w * 0.5} ${h * -0.02}Z`,
    'wood3',
  ) +
  path(
    `M${w * 0.5} ${h * 0.08}Q${w * 0.82} ${h * 0.26} ${w * 0.8} ${h * 0.5}T${w * 0.5} ${h * 0.93}Q${w * 0.18} ${h * 0.76} ${w * 0.2} ${h * 0.5}T${w * 0.5} ${h * 0.08}Z`,
    'wood1',
    ink,
  ) +
  line(
    many(7, (i) => `M${w * 0.24} ${h * (0.26 + i * 0.08)}H${w * 0.76}`),
    'wood2',
    1,
  ) +
  many(
    6,
    (i) =>
      circle(w * 0.13, h * (0.3 + i * 0.085), h * 0.034, ['red2', 'gold', 'blue2'][i % 3]!, ink) +
      circle(w * 0.87, h * (0.3 + i * 0.085), h * 0.034, ['gold', 'blue2', 'red2'][i % 3]!, ink),
  ) +
  rect(w * 0.02, h * 0.44, w * 0.96, h * 0.1, 'white', ink) +
  many(4, (i) => rect(w * (0.08 + i * 0.24), h * 0.44, w * 0.12, h * 0.1, 'red2')) +
  circle(w / 2, h * 0.49, w * 0.06, 'wood3', ink) +
  path(
    `M${w * 0.42} ${h * 0.04}L${w * 0.5} ${h * -0.08}L${w * 0.58} ${h * 0.04}L${w * 0.5} ${h * 0.07}Z`,
    'gold',
    ink,
  );

/** A ship of pirates, its bowsprit to the top. */
export const pirateShip = (w: number, h: number): string =>
  line(`M${w * 0.5} ${h * 0.1}V${h * -0.06}`, 'wood3', 2.6) +
  shape(
    `M${w * 0.5} ${h * 0.02}Q${w * 0.96} ${h * 0.16} ${w * 0.92} ${h * 0.6}L${w * 0.84} ${h}H${w * 0.16}L${w * 0.08} ${h * 0.6}Q${w * 0.04} ${h * 0.16} ${w * 0.5} ${h * 0.02}Z`,
    'wood3',
  ) +
  path(
    `M${w * 0.5} ${h * 0.1}Q${w * 0.84} ${h * 0.22} ${w * 0.82} ${h * 0.6}L${w * 0.75} ${h * 0.94}H${w * 0.25}L${w * 0.18} ${h * 0.6}Q${w * 0.16} ${h * 0.22} ${w * 0.5} ${h * 0.1}Z`,
    'wood1',
    ink,
  ) +
  line(
    `M${w * 0.34} ${h * 0.2}V${h * 0.94}M${w * 0.5} ${h * 0.12}V${h * 0.94}M${w * 0.66} ${h * 0.2}V${h * 0.94}`,
    'wood2',
    0.8,
  ) +
  rect(w * 0.24, h * 0.78, w * 0.52, h * 0.16, 'wood2', ink) +
  rect(w * 0.38, h * 0.58, w * 0.24, h * 0.12, 'dark', ink) +
  rect(w * -0.02, h * 0.28, w * 1.04, h * 0.1, 'black', ink) +
  circle(w * 0.46, h * 0.33, h * 0.022, 'white') +
  line(
    `M${w * 0.5} ${h * 0.32}l${w * 0.1} ${h * 0.025}m0-${h * 0.025}l-${w * 0.1} ${h * 0.025}`,
    'white',
    1,
  ) +
  circle(w / 2, h * 0.43, w * 0.06, 'wood3', ink) +
  many(
    3,
    (i) =>
      rect(w * 0.03, h * (0.5 + i * 0.11), w * 0.14, h * 0.035, 'metal3') +
      rect(w * 0.83, h * (0.5 + i * 0.11), w * 0.14, h * 0.035, 'metal3'),
  );

export const barrel = (w: number, h: number): string => {
  const [x, y, r] = [w / 2, h / 2, Math.min(w, h) / 2];
  return (
    circle(x + 1.4, y + 2, r, 'shadow') +
    circle(x, y, r, 'wood2', ink) +
    circle(x, y, r * 0.78, 'wood1', { stroke: 'metal2', width: 1 }) +
    line(
      `M${x - r * 0.3} ${y - r * 0.7}V${y + r * 0.7}M${x + r * 0.3} ${y - r * 0.7}V${y + r * 0.7}`,
      'wood3',
      0.8,
    )
  );
};

export const rocks = (w: number, h: number): string =>
  shape(
    `M${w * 0.04} ${h * 0.7}L${w * 0.2} ${h * 0.2}L${w * 0.46} ${h * 0.06}L${w * 0.6} ${h * 0.36}L${w * 0.84} ${h * 0.3}L${w * 0.98} ${h * 0.74}L${w * 0.6} ${h * 0.96}L${w * 0.2} ${h * 0.92}Z`,
    'stone2',
  ) +
  path(
    `M${w * 0.2} ${h * 0.2}L${w * 0.46} ${h * 0.06}L${w * 0.42} ${h * 0.5}L${w * 0.22} ${h * 0.6}Z`,
    'stone1',
  ) +
  path(
    `M${w * 0.6} ${h * 0.36}L${w * 0.84} ${h * 0.3}L${w * 0.8} ${h * 0.6}L${w * 0.58} ${h * 0.7}Z`,
    'stone1',
  ) +
  line(`M${w * 0.42} ${h * 0.5}L${w * 0.5} ${h * 0.92}`, 'stone3', 1);

/** The edge of the cliff at the top: sea, foam, rock face, turf. */
export const brink = (w: number, h: number): string => {
  const edge = (y: number) =>
    `L0 ${h * y}${many(6, (i) => `Q${w * (i + 0.5) * (1 / 6)} ${h * (y + (i % 2 ? 0.12 : -0.1))} ${(w * (i + 1)) / 6} ${h * y}`)}V0`;
  return (
    path(`M0 0${edge(0.86)}Z`, 'stone3') +
    path(`M0 0${edge(0.7)}Z`, 'stone1') +
    line(
      many(8, (i) => `M${w * (0.06 + i * 0.12)} ${h * 0.5}v${h * 0.22}`),
      'stone3',
      1,
    ) +
    path(`M0 0${edge(0.44)}Z`, 'foam') +
    path(`M0 0${edge(0.34)}Z`, 'water1') +
    path(`M0 0${edge(0.16)}Z`, 'water2')
  );
};

/** A menhir, lying where it was left. */
export const menhir = (w: number, h: number): string =>
  shape(
    `M${w * 0.5} 0Q${w * 0.86} ${h * 0.2} ${w * 0.94} ${h * 0.76}Q${w * 0.8} ${h} ${w * 0.5} ${h * 0.98}Q${w * 0.14} ${h} ${w * 0.06} ${h * 0.76}Q${w * 0.16} ${h * 0.2} ${w * 0.5} 0Z`,
    'stone2',
  ) +
  path(
    `M${w * 0.5} ${h * 0.02}Q${w * 0.26} ${h * 0.3} ${w * 0.26} ${h * 0.94}Q${w * 0.14} ${h} ${w * 0.06} ${h * 0.76}Q${w * 0.16} ${h * 0.2} ${w * 0.5} ${h * 0.02}Z`,
    'stone1',
  );

/** The old road: worn slabs from side to side. */
export const pavedRoad = (w: number, h: number): string =>
  rect(w * 0.28, 0, w * 0.44, h, 'stone2') +
  many(Math.floor(h / 9) * 3, (i) =>
    rect(
      w * (0.295 + (i % 3) * 0.14),
      Math.floor(i / 3) * 9 + (i % 3 === 1 ? 4 : 0),
      w * 0.125,
      8,
      i % 4 ? 'stone1' : 'marble2',
      { rx: 1.5 },
    ),
  ) +
  line(`M${w * 0.27} 0V${h}M${w * 0.73} 0V${h}`, 'stone3', 2);

export const milestone = (w: number, h: number): string =>
  shape(`M${w * 0.1} ${h}V${h * 0.36}A${w * 0.4} ${h * 0.36} 0 0 1 ${w * 0.9} ${h * 0.36}V${h}Z`, 'stone1') +
  line(`M${w * 0.36} ${h * 0.42}L${w * 0.5} ${h * 0.74}L${w * 0.64} ${h * 0.42}`, 'stone3', 1.2);

export const cart = (w: number, h: number): string =>
  line(`M${w * 0.3} ${h * 0.3}L${w * 0.4} 0M${w * 0.7} ${h * 0.3}L${w * 0.6} 0`, 'wood3', 1.8) +
  rect(0, h * 0.4, w * 0.12, h * 0.4, 'wood3', { rx: 1 }) +
  rect(w * 0.88, h * 0.4, w * 0.12, h * 0.4, 'wood3', { rx: 1 }) +
  block(w * 0.14, h * 0.26, w * 0.72, h * 0.7, 'wood2', 1) +
  rect(w * 0.2, h * 0.32, w * 0.6, h * 0.58, 'gold') +
  circle(w * 0.4, h * 0.5, w * 0.12, 'leaf2', ink) +
  circle(w * 0.62, h * 0.66, w * 0.12, 'red1', ink);

/** A board on trestles with cups and something roast. */
export const feast = (w: number, h: number): string =>
  block(0, -h * 0.02, w, h * 0.16, 'wood3', 1) +
  block(0, h * 0.86, w, h * 0.16, 'wood3', 1) +
  block(w * 0.02, h * 0.22, w * 0.96, h * 0.56, 'wood1', 1) +
  line(`M${w * 0.04} ${h * 0.5}H${w * 0.96}`, 'soft', 0.8) +
  ellipse(w * 0.5, h * 0.5, w * 0.17, h * 0.2, 'metal1', ink) +
  ellipse(w * 0.5, h * 0.48, w * 0.12, h * 0.13, 'wood3', ink) +
  circle(w * 0.6, h * 0.46, h * 0.07, 'wood3', ink) +
  many(4, (i) => circle(w * [0.12, 0.26, 0.76, 0.9][i]!, h * (i % 2 ? 0.38 : 0.6), h * 0.08, 'gold', ink));

export const watchtower = (w: number, h: number): string =>
  block(0, 0, w, h, 'wood3', 0.5) +
  rect(2.4, 2.4, w - 4.8, h - 4.8, 'wood1', ink) +
  line(`M2.4 2.4L${w - 2.4} ${h - 2.4}M${w - 2.4} 2.4L2.4 ${h - 2.4}`, 'wood2', 1.6) +
  circle(w / 2, h / 2, Math.min(w, h) * 0.14, 'red2', { stroke: 'gold', width: 1.2 });

/** The eagle of a legion on its pole. */
export const standard = (w: number, h: number): string =>
  rect(w * 0.16, h * 0.1, w * 0.68, h * 0.62, 'red2', { stroke: 'gold', width: 1.4 }) +
  path(
    `M${w * 0.5} ${h * 0.3}L${w * 0.74} ${h * 0.24}L${w * 0.6} ${h * 0.44}L${w * 0.5} ${h * 0.6}L${w * 0.4} ${h * 0.44}L${w * 0.26} ${h * 0.24}Z`,
    'gold',
  ) +
  line(`M${w * 0.5} 0V${h}`, 'gold2', 1.4);

export const shields = (w: number, h: number): string =>
  many(Math.max(2, Math.floor(w / 9)), (i) => {
    const step = w / Math.max(2, Math.floor(w / 9));
    return (
      block(i * step + 0.6, h * 0.1, step - 1.6, h * 0.8, 'red2', 1) +
      line(`M${i * step + step / 2} ${h * 0.2}V${h * 0.8}`, 'gold', 1) +
      circle(i * step + step / 2, h / 2, step * 0.15, 'gold', ink)
    );
  });

export const cauldron = (w: number, h: number): string => {
  const [x, y, r] = [w / 2, h / 2, Math.min(w, h) / 2];
  return (
    circle(x + 1.4, y + 2, r, 'shadow') +
    path(ring(x, y, 6, r, r * 0.7), 'fire2', { opacity: 0.7 }) +
    circle(x, y, r * 0.76, 'black', ink) +
    circle(x, y, r * 0.58, 'leaf1', ink) +
    circle(x - r * 0.2, y, r * 0.14, 'foam') +
    circle(x + r * 0.22, y + r * 0.16, r * 0.1, 'foam')
  );
};

export const sandbank = (w: number, h: number): string =>
  path(
    `M0 ${h}V${h * 0.5}Q${w * 0.16} ${h * 0.2} ${w * 0.34} ${h * 0.44}T${w * 0.66} ${h * 0.4}T${w} ${h * 0.5}V${h}Z`,
    'foam',
  ) +
  path(
    `M0 ${h}V${h * 0.64}Q${w * 0.16} ${h * 0.36} ${w * 0.34} ${h * 0.58}T${w * 0.66} ${h * 0.54}T${w} ${h * 0.64}V${h}Z`,
    'sand',
  );

export const stump = (w: number, h: number): string => {
  const [x, y, r] = [w / 2, h / 2, Math.min(w, h) / 2];
  return (
    circle(x + 1.4, y + 2, r * 0.8, 'shadow') +
    circle(x, y, r * 0.8, 'wood3', ink) +
    circle(x, y, r * 0.64, 'wood1') +
    circle(x, y, r * 0.42, 'none', { stroke: 'wood2', width: 1 }) +
    circle(x, y, r * 0.2, 'none', { stroke: 'wood2', width: 1 })
  );
};
