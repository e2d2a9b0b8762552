/** Accusing without being certain, when the turn brings nothing more and waiting is worth less. */
import type { Triple } from '@casefile/engine';
import { tripleOf } from '../../../knowledge/deducing/card-chances.ts';
import type { Sight } from '../../../sight.ts';
import type { Belief } from '../belief.ts';
import type { Danger } from '../rivals/danger.ts';
import type { ChampionSettings } from '../settings.ts';
import { waiting } from './prospects.ts';

/** What a turn may still bring. */
const asksMore = ['roll', 'suggest', 'move', 'passage', 'stay', 'power', 'look', 'spy'];
/** Where a question ends the turn, so many bits are found out by asking instead. */
const learnt = 1.5;
/**
 * Below this chance the others are never close enough. The fewer they are the longer one may wait. With even chances too,
 * one game in eleven against five of `filler-clause` ended with a wrong accusation.
 */
const leastChance = (rivals: number): number => Math.max(0.51, 0.749 - 0.05 * rivals);
/**
 * Nor below this one, by the chance that no other wins before the next turn: who is likely to have another turn waits for
 * it, and who is not gives away the game by waiting.
 */
const dareChance = (safe: number): number => 0.4 + 0.4 * safe;
/** Who joins an accusation of another has no other chance. */
const joins = 0.6;

export type AccusingMoment = 'free' | 'joining';

/** The turn may bring more before it ends. */
export const hasMoreToCome = ({ legal }: Sight, moment: AccusingMoment): boolean =>
  moment === 'free' && legal.some((form) => asksMore.includes(form.do));

/** The others who can still win. */
export const rivalsOf = ({ view, you }: Sight): number =>
  view.seats.filter(({ out }, seat) => seat !== you && !out).length;

export const mayAsk = ({ legal }: Sight): boolean => legal.some((form) => form.do === 'ask');

export function accuseEarly(
  { top, bits }: Belief,
  settings: ChampionSettings,
  danger: () => Danger,
  moment: AccusingMoment,
  rivals: number,
  mayAsk = false,
): Triple | null {
  if (moment === 'joining') return top.p > joins ? tripleOf(top.cards) : null;
  if (top.p < leastChance(rivals) || top.p < dareChance(danger().safe)) return null;
  const left = mayAsk ? Math.max(0, bits - learnt) : bits;
  return settings.riskWeight * top.p > waiting(settings, danger(), left) ? tripleOf(top.cards) : null;
}
