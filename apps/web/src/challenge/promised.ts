/** Whether a game of a challenge was the one that its link promises. */
import type { ChallengeInfo } from '@casefile/protocol/challenges';
import type { Check } from '@casefile/protocol/record/verify';
import type { CaseHead } from '../casebook/messages.ts';

/** Who sits where, in any order. */
const chairsOf = (chairs: readonly { readonly suspect: string; readonly bot?: string | null }[]): string =>
  chairs
    .map(({ suspect, bot }) => `${suspect} ${bot ?? ''}`)
    .sort()
    .join();
const optionsOf = (options: ChallengeInfo['options']): string =>
  Object.keys(options)
    .sort()
    .map((name) => `${name} ${options[name]}`)
    .join();

/**
 * The commitment fixes the seed alone: by other rules, or with others on the chairs, the same seed deals other cards. And a
 * record that nothing was compared with could be anybody's.
 */
export function isPromised(
  head: Pick<CaseHead, 'edition' | 'options' | 'players'>,
  checks: readonly Check[],
  info: Pick<ChallengeInfo, 'edition' | 'options' | 'chairs'>,
): boolean {
  const isSameTable =
    head.edition === info.edition &&
    optionsOf(head.options) === optionsOf(info.options) &&
    chairsOf(head.players) === chairsOf(info.chairs);
  const isCompared = checks.some(({ check, ok }) => check === 'noted' && ok === true);
  return isSameTable && isCompared && checks.every(({ ok }) => ok !== false);
}
