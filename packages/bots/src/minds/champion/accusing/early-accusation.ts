/** Accusing without being certain, when the turn brings nothing more and waiting is worth less. */
import type { Triple } from '@casefile/engine';
import { tripleOf } from '../../../knowledge/deducing/card-chances.ts';
import type { BotSight } from '../../../sight.ts';
import type { Belief } from '../belief.ts';
import type { Danger } from '../rivals/danger.ts';
import type { ChampionSettings } from '../settings.ts';
import { waiting } from './prospects.ts';

/** What a turn may still bring. */
const asksMore = ['roll', 'suggest', 'move', 'passage', 'stay', 'power', 'look', 'spy'];
/** Where a question ends the turn, so many bits are found out by asking instead. */
const learnt = 1.5;
/**
 * Up to this chance the others are never close enough; the fewer they are the longer one may wait. From even chances on, one
 * game in twelve against five of `filler` ended with a wrong accusation; those of 50 to 55 in 100 were right in 49.
 */
const leastChance = (rivals: number): number => Math.max(0.53, 0.749 - 0.05 * rivals);
/**
 * So much more is asked for by the chance that no other wins before the next turn: whoever is likely to have another turn
 * waits for it, and whoever is not gives the game away by waiting.
 */
const dare = (safe: number): number => 0.33 * safe ** 3;
/** Who joins an accusation of another has no other chance. */
const joins = 0.6;

export type AccusingMoment = 'free' | 'joining';

/** The turn may bring more before it ends. */
export const hasMoreToCome = ({ legal }: BotSight, moment: AccusingMoment): boolean =>
  moment === 'free' && legal.some((form) => asksMore.includes(form.do));

/** The others who can still win. */
export const rivalsOf = ({ view, you }: BotSight): number =>
  view.seats.filter(({ out }, seat) => seat !== you && !out).length;

export const mayAsk = ({ legal }: BotSight): boolean => legal.some((form) => form.do === 'ask');

export function accuseEarly(
  { top, bits }: Belief,
  settings: ChampionSettings,
  danger: () => Danger,
  moment: AccusingMoment,
  rivals: number,
  mayAsk = false,
): Triple | null {
  if (moment === 'joining') return top.p > joins ? tripleOf(top.cards) : null;
  const least = leastChance(rivals);
  if (top.p <= least || top.p < least + dare(danger().safe)) return null;
  const left = mayAsk ? Math.max(0, bits - learnt) : bits;
  return settings.riskWeight * top.p > waiting(settings, danger(), left) ? tripleOf(top.cards) : null;
}
