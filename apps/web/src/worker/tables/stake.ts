/** What a wrong accusation would cost a player now, so that nobody accuses on a false promise. */
import type { Position } from '@casefile/engine';
import type { ViewerSeat } from '../messages.ts';

/**
 * `out`: the accuser alone can no longer win. `loses`: one player would be left, and wins by the table's rules. `last`:
 * nobody would be left. `joinable`: the others may still accuse too. `both`: the only other player must. `together`:
 * somebody has accused, and all are judged at once.
 */
export type Stake = 'out' | 'loses' | 'last' | 'joinable' | 'both' | 'together';

export function stakeOf({ wait, out, rules }: Position, viewerSeat: ViewerSeat): Stake {
  if (wait?.for === 'gather') return 'together';
  const left = out.filter((isOut, seat) => seat !== viewerSeat && !isOut).length;
  if (left === 0) return 'last';
  if (rules.joining !== null) return rules.joining === 'must' ? 'both' : 'joinable';
  return left === 1 && rules.options.lastSeat === 'wins' ? 'loses' : 'out';
}
