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
const look = (colour: string, deep: string, on: string, emblem: EmblemName): SuspectLook => ({ colour, deep, on, emblem });

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
  return circle(12, 12, 11.6, deep) + circle(12, 12, 10.9, colour) + group(emblems[emblem](on, colour), 'translate(12 12) scale(.68) translate(-12 -12)');
}

/** A pawn of turned wood seen a little from above, in a box of 24 by 35; its foot is 24 wide. */
export function pawn(id: string): string {
  const { colour, deep, on, emblem } = suspectLook(id);
  const rim = { stroke: '#1b120a', width: 1 };
  return (
    ellipse(13.5, 30.6, 10.6, 4, '#000', { opacity: 0.28 }) +
    path('M2.500 28.600Q2.500 25.500 6.500 24.200Q9 22.500 9 17H15Q15 22.500 17.500 24.200Q21.500 25.500 21.500 28.600Q21.500 33.400 12 33.400T2.500 28.600Z', deep, rim) +
    path('M4.600 27.800Q5 26.200 8 25Q10.600 23.200 10.800 17H13.200Q13.200 22.500 12 25.500Q10 29.500 4.600 27.800Z', colour, { opacity: 0.9 }) +
    ellipse(12, 19.4, 6.4, 2.4, colour, rim) +
    path('M.9 10.600V12.800A11.100 10.300 0 0 0 23.100 12.800V10.600Z', deep, rim) +
    ellipse(12, 10.8, 11.1, 10.3, colour, rim) +
    ellipse(12, 10.6, 9.4, 8.7, 'none', { stroke: on, width: 0.7, opacity: 0.55 }) +
    group(emblems[emblem](on, colour), 'translate(12 10.700) scale(.68 .63) translate(-12 -12)')
  );
}
