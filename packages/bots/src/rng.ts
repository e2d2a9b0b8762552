/** A bot's own random numbers: the same seed and view give the same ones, whatever was decided before. */
import { randomFrom } from '@casefile/deduction';
import type { View } from '@casefile/engine';

export type RandomInt = (bound: number) => number;

/** FNV-1a. */
function fnv1a(text: string, from = 0x811c9dc5): number {
  let hash = from;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

/** Random whole numbers below a bound, the same ones for the same words. */
export function seededInts(words: string): RandomInt {
  const random = randomFrom(fnv1a(words));
  return (bound) => Math.floor(random() * bound);
}

export function rngFor(seed: string, view: View): RandomInt {
  const { you, turnNumber, step, waitingFor, history, left, shown, showed } = view;
  const moment = `${seed} ${you} ${turnNumber} ${step} ${waitingFor} ${history.length} ${left} ${shown.length} ${showed.length}`;
  return seededInts(moment);
}
