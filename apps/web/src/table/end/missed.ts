/** How a finished game was lost, as the kind of puzzle to practise. */

import type { Seat, View } from '@casefile/engine';
import type { PuzzleKind } from '@casefile/training';
import type { ProvenTurn } from '../../worker/messages.ts';

/** `proof`: since when the player could prove the case. Null if they won or only watched. */
export function missedKind(
  { result, accusations }: Pick<View, 'result' | 'accusations'>,
  me: Seat | null,
  proof: ProvenTurn,
): PuzzleKind | null {
  if (me === null || result == null || result.winner === me) return null;
  const isWrong = accusations.some(({ by, right }) => by === me && right === false);
  // Accusing came too early, or too late for a case that they could have proved.
  return isWrong || proof !== null ? 'accuse' : 'ask';
}
