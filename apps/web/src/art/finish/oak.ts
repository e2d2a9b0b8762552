/** Tudor: carved oak, leaded panes and heraldry. */
import { type Box, CELL, FRAME } from '../../board/layout/geometry.ts';
import { circle, line, many, path, rect } from '../svg.ts';
import { mixed, pale, pattern } from './shared/colours.ts';

export const oak = '#5a3a20';
export const night = '#2a190d';
export const brass = '#c99a4e';

/** Diamond panes between their leads, over a box. */
export const leads = (
  x: number,
  y: number,
  w: number,
  h: number,
  side: number,
  stroke: string,
  width: number,
) => {
  let d = '';
  for (let at = -h; at < w; at += side) d += `M${x + at} ${y}l${h} ${h}M${x + at + h} ${y}l${-h} ${h}`;
  return line(d, stroke, width);
};

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

export const loadBack = (): Promise<() => string> => import('../backs/oak.ts').then(({ back }) => back);
