/** Accusing without being certain, when the turn brings nothing more and waiting is worth less. */
import type { Triple } from '@casefile/engine';
import { tripleOf } from '../../knowledge/grasp.ts';
import type { Sight } from '../../sight.ts';
import type { Belief } from './belief.ts';
import type { Danger } from './danger.ts';
import { waiting } from './prospects.ts';
import type { Temper } from './temper.ts';

/** What a turn may still bring. */
const asksMore = ['roll', 'suggest', 'move', 'passage', 'stay', 'ask', 'power', 'look', 'spy'];
/** Below this the others are never close enough. */
const least = 0.2;
/** Who joins an accusation of another has no other chance. */
const joins = 0.6;

export type When = 'free' | 'joining';

/** The turn may bring more before it ends. */
export const hasMoreToCome = ({ legal }: Sight, moment: When): boolean =>
  moment === 'free' && legal.some((form) => asksMore.includes(form.do));

export function gamble(
  { top, bits }: Belief,
  temper: Temper,
  danger: () => Danger,
  moment: When,
): Triple | null {
  if (moment === 'joining') return top.p > joins ? tripleOf(top.cards) : null;
  if (top.p < least) return null;
  return temper.nerve * top.p > waiting(temper, danger(), bits) ? tripleOf(top.cards) : null;
}
