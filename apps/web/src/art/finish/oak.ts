/** Tudor: carved oak, leaded panes and heraldry. */
import { type Box, CELL, FRAME } from '../../board/geometry.ts';
import { circle, group, line, many, path, rect } from '../svg.ts';
import { mixed, pale, pattern } from './shared.ts';

const oak = '#5a3a20';
const night = '#2a190d';
const brass = '#c99a4e';

/** Diamond panes between their leads, over a box. */
const leads = (x: number, y: number, w: number, h: number, side: number, stroke: string, width: number) => {
  let d = '';
  for (let at = -h; at < w; at += side) d += `M${x + at} ${y}l${h} ${h}M${x + at + h} ${y}l${-h} ${h}`;
  return line(d, stroke, width);
};

/** Five petals about a heart, and five leaves behind them: the rose of the house. */
const rose = (x: number, y: number, r: number, petal: string, heart: string): string =>
  many(
    5,
    (i) =>
      group(
        path(`M0 ${-r * 0.5}L${r * 0.3} ${-r}L0 ${-r * 1.2}L${-r * 0.3} ${-r}Z`, '#3f6f45'),
        `translate(${x} ${y})rotate(${i * 72 + 36})`,
      ) +
      group(
        path(
          `M0 0Q${-r * 0.85} ${-r * 0.55} ${-r * 0.4} ${-r}Q0 ${-r * 0.78} ${r * 0.4} ${-r}Q${r * 0.85} ${-r * 0.55} 0 0Z`,
          petal,
          {
            stroke: night,
            width: r / 14,
          },
        ),
        `translate(${x} ${y})rotate(${i * 72})`,
      ),
  ) +
  circle(x, y, r * 0.42, heart, { stroke: night, width: r / 14 }) +
  circle(x, y, r * 0.18, brass);

const arch = 'M14 130V44Q16 12 50 6Q84 12 86 44V130Z';

/** A window niche in panelled oak. */
export const backdrop = (colour: string, deep: string): string =>
  rect(14, 6, 72, 124, pale(colour)) +
  path('M14 130L86 30V130Z', colour, { opacity: 0.16 }) +
  leads(14, 6, 72, 124, 18, deep, 0.9) +
  path(`M-60 -60V200H160V-60Z${arch}`, oak) +
  line('M-8 -60V200M108 -60V200M-24 -60V200M124 -60V200', night, 1.2) +
  path(arch, 'none', { stroke: night, width: 5 }) +
  path(arch, 'none', { stroke: mixed(oak, brass, 0.45), width: 1.6 });

export const back = (): string =>
  rect(1, 1, 98, 138, oak, { stroke: 'card-line', width: 1, rx: 2 }) +
  rect(5, 5, 90, 130, '#3f2815', { stroke: night, width: 1.4 }) +
  `<svg x="8" y="8" width="84" height="124" viewBox="8 8 84 124">${leads(8, 8, 84, 124, 21, '#7a5230', 2.4)}${leads(8, 8, 84, 124, 21, brass, 0.5)}</svg>` +
  rect(8, 8, 84, 124, 'none', { stroke: brass, width: 1 }) +
  path('M24 38H76V76Q74 100 50 108Q26 100 24 76Z', '#7c1f2a', { stroke: brass, width: 2.4 }) +
  path('M50 38H76V70H50ZM24 70H50V108Q28 100 24 76Z', '#f0deb4', { stroke: night, width: 0.8 }) +
  path('M24 38H76V76Q74 100 50 108Q26 100 24 76Z', 'none', { stroke: night, width: 0.8 }) +
  rose(50, 70, 17, '#a8323a', '#f6e8c4');

export function frame(w: number, h: number): string {
  const [x, y, fw, fh] = [1 - FRAME, 1 - FRAME, w + 2 * FRAME - 2, h + 2 * FRAME - 2];
  const nails = (count: number, at: (i: number) => readonly [number, number]) =>
    many(count, (i) => circle(...at(i), 1.5, 'plate-edge', { stroke: 'wall', width: 0.6 }));
  const across = Math.round(w / 40);
  const down = Math.round(h / 40);
  return (
    rect(x, y, fw, fh, 'wall', { rx: 3 }) +
    rect(x + 2, y + 2, fw - 4, fh - 4, 'wall-top', { rx: 2 }) +
    rect(x + 5, y + 5, fw - 10, fh - 10, 'none', { stroke: 'wall', width: 0.8, opacity: 0.7 }) +
    rect(x + 8, y + 8, fw - 16, fh - 16, 'none', { stroke: 'wood2', width: 0.8, opacity: 0.7 }) +
    rect(x + 11, y + 11, fw - 22, fh - 22, 'wall') +
    nails(across, (i) => [((i + 0.5) * w) / across, y + 6.5]) +
    nails(across, (i) => [((i + 0.5) * w) / across, y + fh - 6.5]) +
    nails(down, (i) => [x + 6.5, ((i + 0.5) * h) / down]) +
    nails(down, (i) => [x + fw - 6.5, ((i + 0.5) * h) / down])
  );
}

/** Oak boards, laid across and along by turns. */
export function squares(): string {
  const grain = (x: number, y: number, across: boolean): string => {
    const seams = across ? `M${x} ${y + 8}h24M${x} ${y + 16}h24` : `M${x + 8} ${y}v24M${x + 16} ${y}v24`;
    const fibre = across
      ? `M${x + 3} ${y + 4}q6-2 11 0M${x + 10} ${y + 12}q5 2 10 0M${x + 2} ${y + 20}q7-2 12 .5`
      : `M${x + 4} ${y + 3}q-2 6 0 11M${x + 12} ${y + 10}q2 5 0 10M${x + 20} ${y + 2}q-2 7 .5 12`;
    return (
      rect(x, y, CELL, CELL, across ? 'corridor' : 'corridor2') +
      line(seams, 'fine', 0.9) +
      line(fibre, 'soft', 0.5)
    );
  };
  return (
    grain(0, 0, true) +
    grain(CELL, CELL, true) +
    grain(CELL, 0, false) +
    grain(0, CELL, false) +
    line(`M0 0H${2 * CELL}M0 ${CELL}H${2 * CELL}M0 0V${2 * CELL}M${CELL} 0V${2 * CELL}`, 'fine', 1.2)
  );
}

/** Half-timbered walls: beams on plaster. */
export const outside = (): string => {
  const beams = line('M0 0V24M0 0H24M0 24L12 0L24 24', 'solid2', 2.4);
  return pattern('hatch', 24, 'solid', beams) + pattern('grass', 24, 'solid', beams);
};

/** A strip of parchment, its ends rolled in. */
export const plate = ({ x, y, w, h }: Box): string => {
  const sheet = (dx: number, dy: number) =>
    `M${x + dx} ${y + dy}H${x + w + dx}q2.600 ${h / 2} 0 ${h}H${x + dx}q-2.600 ${-h / 2} 0 ${-h}Z`;
  return (
    path(sheet(1, 1.8), 'shadow') +
    path(sheet(0, 0), 'plate', { stroke: 'plate-edge', width: 1.1 }) +
    rect(x - 2.2, y - 1.4, 3.6, h + 2.8, 'plate', { stroke: 'plate-edge', width: 0.9, rx: 1.6 }) +
    rect(x + w - 1.4, y - 1.4, 3.6, h + 2.8, 'plate', { stroke: 'plate-edge', width: 0.9, rx: 1.6 })
  );
};

export const floors = {
  oakBoards: {
    base: 'boards',
    size: [60, 20] as const,
    draw: () =>
      rect(0, 0, 60, 10, 'parquet2', { opacity: 0.45 }) +
      line('M0 0H60M0 10H60M18 0V10M46 10V20', 'soft', 1) +
      line('M22 4q10-3 20 0M4 15q12 3 24 0', 'soft', 0.5),
  },
  quarrels: {
    base: 'glass',
    size: [20, 28] as const,
    draw: () =>
      path('M10 0L20 14L10 28L0 14Z', 'garden', { opacity: 0.55 }) +
      line('M10 0L20 14L10 28L0 14Z', 'metal3', 1.1) +
      line('M6 12l5-6', 'white', 0.8, { opacity: 0.6 }),
  },
};
