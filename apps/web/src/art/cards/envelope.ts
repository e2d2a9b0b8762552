import { circle, line, path, rect, ring } from '../svg.ts';

/** A sealed envelope of the given size. */
export const envelope = (w: number, h: number): string =>
  rect(1.6, 2.4, w, h, 'shadow', { rx: 1 }) +
  rect(0, 0, w, h, '#efe0b8', { stroke: '#5a4424', width: w / 60, rx: 1 }) +
  path(`M0 ${h}L${w * 0.4} ${h * 0.46}H${w * 0.6}L${w} ${h}Z`, '#e2cf9d') +
  line(`M0 ${h}L${w * 0.4} ${h * 0.46}M${w} ${h}L${w * 0.6} ${h * 0.46}`, '#5a4424', w / 80, {
    opacity: 0.6,
  }) +
  path(`M0 0H${w}L${w * 0.54} ${h * 0.58}Q${w / 2} ${h * 0.64} ${w * 0.46} ${h * 0.58}Z`, '#f6ebcb', {
    stroke: '#5a4424',
    width: w / 70,
    join: 'round',
  }) +
  path(ring(w / 2, h * 0.52, 11, h * 0.21, h * 0.185), '#8f1f2b', { stroke: '#5c0f18', width: w / 90 }) +
  circle(w / 2, h * 0.52, h * 0.125, 'none', { stroke: '#c65560', width: w / 80 }) +
  line(
    `M${w / 2 - h * 0.04} ${h * 0.49}a${h * 0.05} ${h * 0.05} 0 1 1 ${h * 0.055} ${h * 0.055}v${h * 0.025}m0 ${h * 0.045}v0.1`,
    '#f6d9a8',
    w / 70,
  );
