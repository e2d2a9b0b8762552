/** What a finished game was lost by, as a kind of position to practise on. */

import type { Seat, View } from '@casefile/engine';
import type { PuzzleKind } from '@casefile/training';
import type { ProvenTurn } from '../../worker/messages.ts';

/** `proof`: since when the player could prove the case. Null where they won, or only looked on. */
export function missedKind(
  { result, accusations }: Pick<View, 'result' | 'accusations'>,
  me: Seat | null,
  proof: ProvenTurn,
): PuzzleKind | null {
  if (me === null || result == null || result.winner === me) return null;
  const isWrong = accusations.some(({ by, right }) => by === me && right === false);
  // Too early, or too late: they could have proved it before somebody else did.
  return isWrong || proof !== null ? 'accuse' : 'ask';
}
