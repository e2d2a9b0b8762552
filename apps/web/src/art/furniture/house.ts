import { circle, ellipse, line, many, path, rect } from '../svg.ts';
import { block, ink, shape, under } from './shapes.ts';

/** A chair seen from above, its back to the top. */
const chair = (cx: number, cy: number, s: number, turn = 0, cloth = 'red1'): string =>
  `<g transform="translate(${cx} ${cy}) rotate(${turn})">${block(-s / 2, -s / 2, s, s, cloth, 1.5)}${rect(-s / 2, -s / 2, s, s * 0.28, 'wood3', { ...ink, rx: 1 })}</g>`;

const lamp = (cx: number, cy: number, r: number): string =>
  circle(cx, cy, r, 'fire1', ink) + circle(cx, cy, r * 0.45, 'white');

export const sofa =
  (cloth: string, seat: string) =>
  (w: number, h: number): string =>
    block(0, 0, w, h, cloth, 3) +
    rect(w * 0.12, h * 0.34, w * 0.38 - 0.4, h * 0.6, seat, { ...ink, rx: 2 }) +
    rect(w * 0.5 + 0.4, h * 0.34, w * 0.38 - 0.4, h * 0.6, seat, { ...ink, rx: 2 });

export const armchair =
  (cloth: string, seat: string) =>
  (w: number, h: number): string =>
    block(0, 0, w, h, cloth, 4) + rect(w * 0.2, h * 0.3, w * 0.6, h * 0.66, seat, { ...ink, rx: 2.5 });

export const fire = (w: number, h: number): string =>
  block(0, 0, w, h * 0.62, 'stone2', 0.5) +
  rect(w * 0.18, h * 0.1, w * 0.64, h * 0.52, 'dark') +
  path(
    `M${w * 0.28} ${h * 0.56}Q${w * 0.34} ${h * 0.2} ${w * 0.42} ${h * 0.4}Q${w * 0.5} ${h * 0.02} ${w * 0.58} ${h * 0.4}Q${w * 0.66} ${h * 0.2} ${w * 0.72} ${h * 0.56}Z`,
    'fire2',
  ) +
  path(
    `M${w * 0.38} ${h * 0.56}Q${w * 0.44} ${h * 0.36} ${w * 0.5} ${h * 0.26}Q${w * 0.56} ${h * 0.36} ${w * 0.62} ${h * 0.56}Z`,
    'fire1',
  ) +
  rect(w * 0.06, h * 0.66, w * 0.88, h * 0.3, 'stone1', ink) +
  line(`M${w * 0.1} ${h * 0.82}H${w * 0.9}`, 'soft', 0.8);

const spines = ['red2', 'green2', 'blue2', 'gold', 'wood1', 'red1', 'stone1', 'blue1'];

export const shelf = (w: number, h: number): string =>
  block(0, 0, w, h, 'wood3', 0.5) +
  rect(1.5, 1.5, w - 3, h - 3, 'dark', { opacity: 0.5 }) +
  many(Math.floor((w - 4) / 3), (i) => {
    const tall = h - 5 - ((i * 7) % 4);
    return i % 9 === 8
      ? ''
      : rect(2 + i * 3, h - 2 - tall, 2.6, tall, spines[(i * 5 + (i >> 2)) % spines.length]!);
  });

/** A library ladder that leans on a shelf above it. */
export const ladder = (w: number, h: number): string =>
  line(`M${w * 0.2} 0L${w * 0.08} ${h}M${w * 0.8} 0L${w * 0.92} ${h}`, 'wood3', 2.2) +
  line(
    many(5, (i) => `M${w * 0.14} ${h * (0.1 + i * 0.2)}H${w * 0.86}`),
    'wood2',
    1.8,
  );

export const desk = (w: number, h: number): string =>
  chair(w * 0.5, h * 0.86, h * 0.34, 180, 'green2') +
  block(0, 0, w, h * 0.66, 'wood2', 1) +
  rect(2, 2, w - 4, h * 0.66 - 4, 'wood3', { opacity: 0.4 }) +
  rect(w * 0.3, h * 0.14, w * 0.4, h * 0.42, 'green2', { stroke: 'gold', width: 0.7 }) +
  rect(w * 0.42, h * 0.22, w * 0.2, h * 0.28, 'white', { turn: `rotate(-9 ${w / 2} ${h * 0.35})` }) +
  rect(w * 0.78, h * 0.16, w * 0.14, h * 0.34, 'red2', ink) +
  lamp(w * 0.14, h * 0.28, h * 0.13);

export const globe = (w: number, h: number): string => {
  const [x, y, r] = [w / 2, h / 2, Math.min(w, h) / 2];
  return (
    circle(x + 1.4, y + 2, r, 'shadow') +
    circle(x, y, r, 'gold', ink) +
    circle(x, y, r * 0.78, 'blue1', ink) +
    path(
      `M${x - r * 0.5} ${y - r * 0.4}q${r * 0.4}-${r * 0.3} ${r * 0.6} 0t${-r * 0.1} ${r * 0.5}t${-r * 0.4} ${r * 0.1}Z`,
      'leaf2',
    ) +
    path(
      `M${x + r * 0.2} ${y + r * 0.1}q${r * 0.4} 0 ${r * 0.3} ${r * 0.3}t${-r * 0.4} ${r * 0.1}Z`,
      'leaf2',
    ) +
    line(`M${x - r * 0.78} ${y}A${r * 0.78} ${r * 0.4} 0 0 0 ${x + r * 0.78} ${y}`, 'white', 0.7)
  );
};

export const clock = (w: number, h: number): string =>
  block(0, 0, w, h, 'wood3', 1) +
  circle(w / 2, h / 2, Math.min(w, h) * 0.36, 'white', { stroke: 'gold', width: 1.2 }) +
  line(`M${w / 2} ${h * 0.3}V${h / 2}L${w * 0.62} ${h * 0.58}`, 'line', 0.9);

/** A table with chairs all around. */
export const diningTable =
  (cloth: string, seat: string) =>
  (w: number, h: number): string => {
    const s = Math.min(h * 0.24, 11);
    const seats = Math.max(2, Math.floor((w - 2 * s) / (s * 1.7)));
    const gap = (w - 2 * s) / seats;
    const [tx, ty, tw, th] = [s * 0.9, s * 0.75, w - s * 1.8, h - s * 1.5];
    return (
      many(
        seats,
        (i) =>
          chair(s + gap * (i + 0.5), s * 0.55, s, 0, seat) +
          chair(s + gap * (i + 0.5), h - s * 0.55, s, 180, seat),
      ) +
      chair(s * 0.55, h / 2, s, 270, seat) +
      chair(w - s * 0.55, h / 2, s, 90, seat) +
      block(tx, ty, tw, th, 'wood2', 2) +
      rect(tx + 2, ty + th * 0.24, tw - 4, th * 0.52, cloth, { opacity: 0.9 }) +
      many(
        seats,
        (i) =>
          circle(s + gap * (i + 0.5), ty + th * 0.16, s * 0.22, 'white', { stroke: 'soft' }) +
          circle(s + gap * (i + 0.5), ty + th * 0.84, s * 0.22, 'white', { stroke: 'soft' }),
      ) +
      many(3, (i) =>
        circle(tx + tw * (0.25 + i * 0.25), h / 2, s * (i === 1 ? 0.36 : 0.22), i === 1 ? 'leaf2' : 'fire1', {
          stroke: 'gold2',
          width: 0.8,
        }),
      )
    );
  };

export const sideboard = (w: number, h: number): string =>
  block(0, 0, w, h, 'wood2', 0.8) +
  line(`M${w / 3} ${h * 0.72}V${h}M${(w * 2) / 3} ${h * 0.72}V${h}M0 ${h * 0.72}H${w}`, 'line', 0.7) +
  ellipse(w * 0.5, h * 0.36, w * 0.16, h * 0.24, 'metal1', ink) +
  circle(w * 0.2, h * 0.36, h * 0.18, 'fire1', ink) +
  circle(w * 0.8, h * 0.36, h * 0.18, 'fire1', ink);

/** A grand piano, its keys to the bottom. */
export const piano = (w: number, h: number): string =>
  shape(
    `M${w * 0.06} ${h * 0.72}V${h * 0.24}Q${w * 0.08} 0 ${w * 0.34} ${h * 0.02}Q${w * 0.56} ${h * 0.04} ${w * 0.62} ${h * 0.24}T${w * 0.94} ${h * 0.52}V${h * 0.72}Z`,
    'black',
  ) +
  path(
    `M${w * 0.13} ${h * 0.56}V${h * 0.26}Q${w * 0.14} ${h * 0.08} ${w * 0.34} ${h * 0.1}Q${w * 0.5} ${h * 0.12} ${w * 0.56} ${h * 0.3}T${w * 0.86} ${h * 0.56}Z`,
    'wood3',
  ) +
  line(
    many(
      6,
      (i) =>
        `M${w * (0.2 + i * 0.11)} ${h * 0.54}L${w * (0.17 + i * 0.06)} ${h * (0.2 + (i > 3 ? (i - 3) * 0.1 : 0))}`,
    ),
    'gold',
    0.6,
  ) +
  rect(w * 0.06, h * 0.6, w * 0.88, h * 0.13, 'white', ink) +
  line(
    many(9, (i) => `M${w * (0.13 + i * 0.09)} ${h * 0.6}v${h * 0.07}`),
    'dark',
    w * 0.03,
    { cap: 'square' },
  ) +
  block(w * 0.3, h * 0.84, w * 0.4, h * 0.14, 'red2', 1);

export const billiardTable = (w: number, h: number): string =>
  block(0, 0, w, h, 'wood3', 2) +
  rect(1.6, 1.6, w - 3.2, h - 3.2, 'wood2', { rx: 1.4 }) +
  rect(w * 0.07, h * 0.12, w * 0.86, h * 0.76, 'green2', ink) +
  rect(w * 0.07, h * 0.12, w * 0.86, h * 0.76, 'green1', { opacity: 0.35 }) +
  many(6, (i) =>
    circle(w * (0.07 + (i % 3) * 0.43), h * (i < 3 ? 0.12 : 0.88), Math.min(w, h) * 0.06, 'dark', {
      stroke: 'gold',
      width: 0.9,
    }),
  ) +
  line(
    `M${w * 0.28} ${h * 0.12}V${h * 0.88}M${w * 0.28} ${h * 0.36}A${h * 0.14} ${h * 0.14} 0 0 0 ${w * 0.28} ${h * 0.64}`,
    'white',
    0.6,
    { opacity: 0.6 },
  ) +
  many(6, (i) => {
    const col = i < 1 ? 0 : i < 3 ? 1 : 2;
    const inCol = i - [0, 1, 3][col]!;
    return circle(
      w * 0.66 + col * 4.4,
      h / 2 + (inCol - col / 2) * 4.8,
      2.1,
      ['red2', 'fire1', 'red2', 'red1', 'dark', 'blue2'][i]!,
    );
  }) +
  circle(w * 0.3, h * 0.46, 2.1, 'white', { stroke: 'line', width: 0.5 }) +
  line(`M${w * 0.1} ${h * 0.8}L${w * 0.27} ${h * 0.5}`, 'wood1', 1.5);

/** A rack of cues on the wall. */
export const cues = (w: number, h: number): string =>
  block(0, 0, w, h, 'wood3', 0.6) +
  line(
    many(5, (i) => `M${w * (0.14 + i * 0.18)} ${h * 0.2}V${h * 0.8}`),
    'wood1',
    1.6,
  );

export const benchSeat = (w: number, h: number): string =>
  block(0, 0, w, h, 'wood1', 1) + line(`M0 ${h * 0.34}H${w}M0 ${h * 0.67}H${w}`, 'line', 0.7);

export const roundTable =
  (cloth: string, seat: string) =>
  (w: number, h: number): string => {
    const [x, y, r] = [w / 2, h / 2, Math.min(w, h) / 2];
    return (
      many(4, (i) =>
        chair(
          x + Math.sin((i * Math.PI) / 2) * r * 0.78,
          y - Math.cos((i * Math.PI) / 2) * r * 0.78,
          r * 0.44,
          i * 90,
          seat,
        ),
      ) +
      circle(x + 1.4, y + 2, r * 0.6, 'shadow') +
      circle(x, y, r * 0.6, cloth, ink) +
      circle(x, y, r * 0.2, 'leaf2', ink)
    );
  };

/** A flight of stairs that goes down towards the bottom. */
export const stairs = (w: number, h: number): string => {
  const steps = Math.max(5, Math.round(h / 5));
  return (
    under(0, 0, w, h) +
    rect(0, 0, w, h, 'wood2', ink) +
    many(
      steps,
      (i) =>
        rect(1.5, (h / steps) * i, w - 3, h / steps, 'dark', {
          opacity: Math.round((0.04 + (i / steps) * 0.3) * 100) / 100,
        }) + line(`M1.5 ${(h / steps) * i}H${w - 1.5}`, 'line', 0.7),
    ) +
    rect(w * 0.26, 0, w * 0.48, h, 'red2', { opacity: 0.85 }) +
    line(`M${w * 0.3} 0V${h}M${w * 0.7} 0V${h}`, 'gold', 0.8) +
    line(
      many(steps, (i) => `M${w * 0.26} ${(h / steps) * i}H${w * 0.74}`),
      'soft',
      0.7,
    ) +
    rect(-1, 0, 3, h, 'wood3', ink) +
    rect(w - 2, 0, 3, h, 'wood3', ink) +
    circle(0.5, h, 2.4, 'gold', ink) +
    circle(w - 0.5, h, 2.4, 'gold', ink)
  );
};

/** A suit of armour from above. */
export const armour = (w: number, h: number): string =>
  block(w * 0.1, h * 0.1, w * 0.8, h * 0.8, 'stone2', 1) +
  ellipse(w / 2, h / 2, w * 0.34, h * 0.22, 'metal2', ink) +
  circle(w / 2, h / 2, w * 0.16, 'metal1', ink) +
  line(`M${w / 2} ${h * 0.38}V${h * 0.62}`, 'red2', 1.6) +
  line(`M${w * 0.86} ${h * 0.1}V${h * 0.9}`, 'wood3', 1.4);

export const gramophone = (w: number, h: number): string =>
  block(0, 0, w, h, 'wood2', 1) +
  circle(w * 0.5, h * 0.5, Math.min(w, h) * 0.34, 'dark') +
  circle(w / 2, h / 2, Math.min(w, h) * 0.1, 'red1') +
  path(`M${w * 0.5} ${h * 0.5}L${w * 0.82} ${h * 0.02}L${w * 1.02} ${h * 0.3}Z`, 'gold', ink);

export const harp = (w: number, h: number): string =>
  shape(
    `M${w * 0.2} ${h * 0.9}L${w * 0.14} ${h * 0.1}Q${w * 0.5} ${h * 0.3} ${w * 0.9} ${h * 0.1}L${w * 0.34} ${h * 0.92}Z`,
    'gold',
  ) +
  path(
    `M${w * 0.27} ${h * 0.78}L${w * 0.24} ${h * 0.26}Q${w * 0.5} ${h * 0.38} ${w * 0.72} ${h * 0.28}Z`,
    'marble',
  ) +
  line(
    many(4, (i) => `M${w * (0.32 + i * 0.1)} ${h * 0.3}L${w * (0.28 + i * 0.06)} ${h * (0.76 - i * 0.1)}`),
    'gold2',
    0.6,
  );
