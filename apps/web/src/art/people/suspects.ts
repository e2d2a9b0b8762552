import type { SuspectLook } from '@casefile/editions/look';
import { signal } from '@preact/signals';
import { suspects } from '../pieces.ts';
import { circle, ellipse, group, path } from '../svg.ts';
import { type Emblem, emblems } from './emblems.ts';

export function suspectLook(id: string): SuspectLook {
  const found = suspects[id];
  if (!found) throw new Error(`the suspect ${id} has no look`);
  return found;
}

const known: Record<string, Emblem> = { ...emblems };
/** How many sets of signs have come: what was drawn without its sign is drawn again. */
export const arrivedEmblems = signal(0);

/** Whether a guest has a sign that is not here yet. */
export const lacksEmblem = (id: string): boolean => !isDrawn(suspectLook(id).emblem);
const isDrawn = (emblem: string): boolean => emblem in known || emblem.startsWith('M');

export function addEmblems(more: Readonly<Record<string, Emblem>>): void {
  Object.assign(known, more);
  arrivedEmblems.value++;
}

/** A sign of ours by its name, or one that an edition brings as a path. */
function emblemOf({ emblem, on, colour }: SuspectLook): string {
  return known[emblem]?.(on, colour) ?? (isDrawn(emblem) ? path(emblem, on) : '');
}

/** The emblem on its colour, in a box of 24. */
export function medallion(id: string): string {
  const look = suspectLook(id);
  const { colour, deep } = look;
  return (
    circle(12, 12, 11.6, deep) +
    circle(12, 12, 10.9, colour) +
    group(emblemOf(look), 'translate(12 12) scale(.68) translate(-12 -12)')
  );
}

/** A pawn of turned wood seen a little from above, in a box of 24 by 35; its foot is 24 wide. */
export function pawn(id: string): string {
  const look = suspectLook(id);
  const { colour, deep, on } = look;
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
    group(emblemOf(look), 'translate(12 10.700) scale(.68 .63) translate(-12 -12)')
  );
}
