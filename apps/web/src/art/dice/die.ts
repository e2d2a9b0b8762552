import type { DieSign } from '@casefile/editions/die';
import { circle, group, line, path, rect } from '../svg.ts';

const places: Readonly<Record<number, string>> = {
  1: 'c',
  2: 'af',
  3: 'acf',
  4: 'abef',
  5: 'abcef',
  6: 'abdgef',
};
const spots: Readonly<Record<string, readonly [number, number]>> = {
  a: [14, 14],
  b: [34, 14],
  c: [24, 24],
  d: [14, 24],
  e: [14, 34],
  f: [34, 34],
  g: [34, 24],
};

const ink = '#241a12';

const drawnSigns: Readonly<Record<DieSign, string>> = {
  magnifier:
    circle(21, 21, 9, '#cfe3df', { stroke: '#7a1f2b', width: 3.4 }) +
    line('M28 28L36 36', '#7a1f2b', 5) +
    line('M16.500 21a5 5 0 0 1 3.500-4.600', '#ffffff', 1.8),
  question:
    line('M17 18.500a7 7 0 1 1 9.600 6.600q-2.600 1.200-2.600 5', '#7a1f2b', 4.4) +
    circle(24, 36.5, 2.7, '#7a1f2b'),
};

const pips = (face: number): string =>
  [...(places[face] ?? '')]
    .map((spot) => circle(...spots[spot]!, face === 1 ? 5 : 3.7, face === 1 ? '#7a1f2b' : ink))
    .join('');

/** A die of bone in a box of 48: the sign of its face, or that many pips. */
export function die(face: number, sign?: DieSign): string {
  const drawn = sign === undefined ? pips(face) : drawnSigns[sign];
  return (
    rect(2, 2, 44, 44, '#c9b383', { stroke: ink, width: 1.4, rx: 7 }) +
    rect(3.5, 3, 41, 40, '#f6ebcf', { rx: 6.5 }) +
    path('M8 5H40Q44 5 44 9V12Q40 7 34 7H14Q8 7 4 12V9Q4 5 8 5Z', '#fffdf3') +
    group(drawn, 'translate(0 -1)')
  );
}
