import { circle, ellipse, group, path } from '../svg.ts';
import { type EmblemName, emblems } from './emblems.ts';

/** What tells a suspect from the others: colour, emblem and, in the portrait, silhouette. */
export interface SuspectLook {
  readonly colour: string;
  /** The same in shadow. */
  readonly deep: string;
  /** What can be read on the colour. */
  readonly on: string;
  readonly emblem: EmblemName;
}

const cream = '#fffaf0';
const ink = '#241a12';
const look = (colour: string, deep: string, on: string, emblem: EmblemName): SuspectLook => ({
  colour,
  deep,
  on,
  emblem,
});

export const suspects: Readonly<Record<string, SuspectLook>> = {
  scarlet: look('#b3202c', '#741018', cream, 'rose'),
  mustard: look('#e0a81c', '#97690a', ink, 'medal'),
  white: look('#f6f0e1', '#b9ad94', ink, 'bell'),
  orchid: look('#dc8fc0', '#93477a', ink, 'flower'),
  green: look('#27713f', '#124423', cream, 'hat'),
  peacock: look('#1f5fa8', '#0f386b', cream, 'feather'),
  plum: look('#6a3682', '#401c52', cream, 'book'),
  brunette: look('#774726', '#472611', cream, 'watch'),
  peach: look('#f4a878', '#b3673a', ink, 'fan'),
  gray: look('#5f6b78', '#363f49', cream, 'badge'),
  'madame-rose': look('#b83a78', '#741a47', cream, 'orb'),
  grossebaf: look('#a92b22', '#66130d', cream, 'helmet'),
  batdaf: look('#22679c', '#0f3c62', cream, 'ship'),
  cinematograf: look('#e6b12c', '#96690c', ink, 'torch'),
  olibrius: look('#74398c', '#461d58', cream, 'shield'),
  barberouge: look('#e07a3f', '#94421a', ink, 'hook'),
  telegraf: look('#2f7a48', '#154a27', cream, 'horn'),
};

export function suspectLook(id: string): SuspectLook {
  const found = suspects[id];
  if (!found) throw new Error(`the suspect ${id} has no look`);
  return found;
}

/** The emblem on its colour, in a box of 24. */
export function medallion(id: string): string {
  const { colour, deep, on, emblem } = suspectLook(id);
  return (
    circle(12, 12, 11.6, deep) +
    circle(12, 12, 10.9, colour) +
    group(emblems[emblem](on, colour), 'translate(12 12) scale(.68) translate(-12 -12)')
  );
}

/** A pawn of turned wood seen a little from above, in a box of 24 by 35; its foot is 24 wide. */
export function pawn(id: string): string {
  const { colour, deep, on, emblem } = suspectLook(id);
  const rim = { stroke: '#1b120a', width: 1 };
  return (
    ellipse(13.8, 31.4, 11, 3.9, '#000', { opacity: 0.28 }) +
    ellipse(12, 30, 10.6, 3.9, deep, rim) +
    path(
      'M9 18Q9 24 4.500 26.600Q1.400 28.400 1.400 29.400A10.600 3.900 0 0 0 22.600 29.400Q22.600 28.400 19.500 26.600Q15 24 15 18Z',
      deep,
      rim,
    ) +
    path(
      'M10.200 18Q10.400 24 6.500 27Q4.600 28.400 3.200 29.200Q6 31.800 11 32.200Q13.500 26 13 18Z',
      colour,
    ) +
    ellipse(12, 19.4, 6.4, 2.4, colour, rim) +
    path('M.9 10.600V12.800A11.100 10.300 0 0 0 23.100 12.800V10.600Z', deep, rim) +
    ellipse(12, 10.8, 11.1, 10.3, colour, rim) +
    ellipse(12, 10.6, 9.4, 8.7, 'none', { stroke: on, width: 0.7, opacity: 0.55 }) +
    group(emblems[emblem](on, colour), 'translate(12 10.700) scale(.68 .63) translate(-12 -12)')
  );
}
