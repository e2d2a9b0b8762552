/** Flat offset print in two inks: dots for tints, and a second colour that is never quite in register. */
import { type Box, CELL, FRAME } from '../../board/layout/geometry.ts';
import { circle, line, many, path, rect } from '../svg.ts';
import { brightness, mixed, pattern } from './shared/colours.ts';

export { indoorFloors as floors } from './shared/indoor-floors.ts';

export const ink = '#1d3557';
export const red = '#c5402c';
export const paper = '#f7f0dd';

/** Dots that grow from row to row, as in a coarse screen: the lower, the darker. */
export function screen(colour: string, from: number, to: number, left = -24, right = 126): string {
  const step = 6;
  const rows = Math.round((to - from) / step);
  return path(
    many(rows, (row) => {
      const r = 0.5 + (2.7 * row) / rows;
      const y = from + row * step;
      return many(Math.ceil((right - left) / step), (i) => {
        const x = left + i * step + (row % 2 ? step / 2 : 0);
        return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
      });
    }),
    colour,
  );
}

/** A second ink that can be seen on paper. */
const second = (colour: string): string => (brightness(colour) > 0.8 ? '#6f7f8f' : colour);

export const backdrop = (colour: string, deep: string): string =>
  rect(-60, -60, 220, 260, paper) +
  screen(second(colour), -14, 140) +
  circle(50, 52, 40, mixed(second(colour), paper, 0.32)) +
  circle(51.5, 53.5, 40, 'none', { stroke: second(deep), width: 1.4 });

export const frame = (w: number, h: number): string =>
  rect(1 - FRAME, 1 - FRAME, w + 2 * FRAME - 2, h + 2 * FRAME - 2, 'plate') +
  rect(5 - FRAME, 5 - FRAME, w + 2 * FRAME - 10, h + 2 * FRAME - 10, 'none', { stroke: 'red2', width: 4 }) +
  rect(3.4 - FRAME, 3.4 - FRAME, w + 2 * FRAME - 10, h + 2 * FRAME - 10, 'none', {
    stroke: 'wall',
    width: 1,
  });

/** Every other square in a screen coarse enough to be seen without its colours: a bright house has the same plan. */
export function squares(): string {
  const dots = (x: number, y: number) =>
    many(16, (i) => circle(x + 3 + (i % 4) * 6, y + 3 + Math.floor(i / 4) * 6, 1.5, 'stone3'));
  return (
    rect(0, 0, 2 * CELL, 2 * CELL, 'corridor') +
    dots(CELL, 0) +
    dots(0, CELL) +
    line(`M0 0H${2 * CELL}M0 ${CELL}H${2 * CELL}M0 0V${2 * CELL}M${CELL} 0V${2 * CELL}`, 'wall', 0.7)
  );
}

export const outside = (): string =>
  pattern('hatch', 6, 'solid', circle(3, 3, 1.5, 'solid2')) +
  pattern('grass', 6, 'solid', circle(3, 3, 1.5, 'solid2'));

export const plate = ({ x, y, w, h }: Box): string =>
  rect(x + 2, y + 2, w, h, 'red2') + rect(x, y, w, h, 'plate', { stroke: 'wall', width: 1.2 });

/** The screen of the printing plate, seen through every colour. */
export const overlay = (w: number, h: number): string =>
  `<defs><pattern id="screen" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">${circle(2.5, 2.5, 0.85, 'wall')}</pattern></defs>` +
  rect(0, 0, w, h, 'url(#screen)', { opacity: 0.12 });

/** Every tone becomes one of five: ink, the second colour, two tints of it, paper. */
function separated(markup: string, colour: string): string {
  const own = second(colour);
  return markup.replace(/#([\da-f]{6}|[\da-f]{3})\b/gi, (hex) => {
    const full = hex.length === 4 ? `#${[...hex.slice(1)].map((each) => each + each).join('')}` : hex;
    if (full === colour) return own;
    const light = brightness(full);
    if (light < 0.24) return ink;
    if (light < 0.46) return own;
    if (light < 0.74) return mixed(own, paper, 0.42);
    // A white moustache on a face of paper would be a blank.
    return light < 0.84 ? mixed(own, paper, 0.2) : paper;
  });
}

/** In the second colour, with a line of the ink round the whole: grey hair and white caps would be lost on paper. */
export function printed(markup: string, colour: string): string {
  const plate = separated(markup, colour);
  // Fine lines of their own would keep shapes out of it.
  const shapes = plate.replace(/ stroke="[^"]*" stroke-width="0\.\d+"/g, '');
  return `<g stroke="${ink}" stroke-width="2.6" stroke-linejoin="round">${shapes}</g>${plate}`;
}

export { walls } from './shared/walls.ts';

export const loadBack = (): Promise<() => string> => import('../backs/print.ts').then(({ back }) => back);
