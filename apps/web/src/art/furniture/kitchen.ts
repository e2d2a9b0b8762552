import { circle, line, many, rect } from '../svg.ts';
import { block, ink } from './shapes.ts';

/** A range with four fires. */
export const range = (w: number, h: number): string =>
  block(0, 0, w, h, 'black', 1) +
  rect(1.5, 1.5, w - 3, h * 0.14, 'metal2') +
  many(
    4,
    (i) =>
      circle(w * (0.14 + i * 0.24), h * 0.56, h * 0.24, 'metal3', { stroke: 'metal1', width: 0.8 }) +
      circle(w * (0.14 + i * 0.24), h * 0.56, h * 0.1, i === 1 ? 'fire2' : 'dark'),
  ) +
  circle(w * 0.86, h * 0.54, h * 0.28, 'gold', ink) +
  circle(w * 0.86, h * 0.54, h * 0.19, 'gold2') +
  line(`M${w * 0.86 + h * 0.26} ${h * 0.6}l${h * 0.2} ${h * 0.1}`, 'gold2', 1.6);

export const sink = (w: number, h: number): string =>
  block(0, 0, w, h, 'wood1', 0.8) +
  rect(w * 0.14, h * 0.24, w * 0.42, h * 0.6, 'white', { ...ink, rx: 2 }) +
  rect(w * 0.18, h * 0.34, w * 0.34, h * 0.42, 'water1', { rx: 1.5 }) +
  line(`M${w * 0.35} ${h * 0.1}v${h * 0.28}`, 'metal2', 1.8) +
  line(
    many(3, (i) => `M${w * (0.66 + i * 0.1)} ${h * 0.28}v${h * 0.5}`),
    'soft',
    1,
  );

/** A table where somebody was cooking. */
export const kitchenTable = (w: number, h: number): string =>
  block(0, 0, w, h, 'wood1', 1.4) +
  line(`M2 ${h * 0.34}H${w - 2}M2 ${h * 0.68}H${w - 2}`, 'soft', 0.7) +
  rect(w * 0.1, h * 0.22, w * 0.26, h * 0.5, 'white', { ...ink, rx: 1 }) +
  circle(w * 0.23, h * 0.46, h * 0.14, 'red1', ink) +
  circle(w * 0.56, h * 0.46, h * 0.26, 'blue1', ink) +
  circle(w * 0.56, h * 0.46, h * 0.18, 'white') +
  circle(w * 0.8, h * 0.34, h * 0.12, 'leaf2') +
  circle(w * 0.87, h * 0.5, h * 0.12, 'bloom2') +
  circle(w * 0.79, h * 0.6, h * 0.12, 'red1');

export const dresser = (w: number, h: number): string =>
  block(0, 0, w, h, 'wood2', 0.8) +
  many(Math.max(2, Math.floor(w / 10)), (i) => {
    const x = (w / Math.max(2, Math.floor(w / 10))) * (i + 0.5);
    return (
      circle(x, h / 2, h * 0.3, 'white', { stroke: 'blue2', width: 1 }) + circle(x, h / 2, h * 0.12, 'blue1')
    );
  });
