/** Accuses without being certain when the turn brings nothing more and waiting is worth less. */
import type { Triple } from '@casefile/engine';
import { tripleOf } from '../../../knowledge/deducing/card-chances.ts';
import type { BotSight } from '../../../sight.ts';
import type { Belief } from '../belief.ts';
import type { Danger } from '../rivals/danger.ts';
import type { ChampionSettings } from '../settings.ts';
import { waiting } from './prospects.ts';

/** Actions that may still bring knowledge on this turn. */
const asksMore = ['roll', 'suggest', 'move', 'passage', 'stay', 'power', 'look', 'spy'];
/** Where a question ends the turn, the bits that asking instead of accusing finds out. */
const learnt = 1.5;
/**
 * Up to this chance it never accuses; with fewer rivals it can wait longer. When it accused from even chances on, one
 * game in twelve against five of `filler` ended with a wrong accusation; those of 50 to 55 in 100 were right in 49.
 */
const leastChance = (rivals: number): number => Math.max(0.53, 0.749 - 0.05 * rivals);
/**
 * So much more is asked for by the chance that no other wins before the next turn: whoever is likely to have another turn
 * waits for it, and whoever is not gives the game away by waiting.
 */
const dare = (safe: number): number => 0.33 * safe ** 3;
/** Joining somebody else's accusation is the last chance, so less is enough. */
const joiningChance = 0.6;

export type AccusingMoment = 'free' | 'joining';

/** Whether the turn may bring more before it ends. */
export const hasMoreToCome = ({ legal }: BotSight, moment: AccusingMoment): boolean =>
  moment === 'free' && legal.some((form) => asksMore.includes(form.do));

/** How many others can still win. */
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
  if (moment === 'joining') return top.p > joiningChance ? tripleOf(top.cards) : null;
  const least = leastChance(rivals);
  if (top.p <= least || top.p < least + dare(danger().safe)) return null;
  const left = mayAsk ? Math.max(0, bits - learnt) : bits;
  return settings.riskWeight * top.p > waiting(settings, danger(), left) ? tripleOf(top.cards) : null;
}
