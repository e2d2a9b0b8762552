import type { Finish } from '../finish/shared/finish.ts';
import { path, rect } from '../svg.ts';
import type { Bust } from './parts.ts';
import { suspectLook } from './suspects.ts';

/** A bust before the ground of its edition, in a box of 100 by 120; its colour alone until it has come. */
export function portrait(id: string, bust: Bust | undefined, finish: Finish | undefined): string {
  const { colour, deep } = suspectLook(id);
  if (!bust || !finish) return rect(-20, -20, 140, 160, colour, { opacity: 0.3 });
  const figure = path('M10 124Q16 96 50 92T90 124Z', deep, { opacity: 0.18 }) + bust(colour, deep);
  return finish.backdrop(colour, deep) + (finish.printed?.(figure, colour, deep) ?? figure);
}
