/** The baseline: chessops finding all legal moves of a position and playing one of them at random, game after game. */
import { type Chess, Chess as ChessPosition } from 'chessops/chess';
import type { SquareSet } from 'chessops/squareSet';
import type { Square } from 'chessops/types';
import { cpuSeconds } from '../clock.ts';
import { below } from './random-play.ts';

/** Random games go on long after neither side can win; ours end sooner. */
const maxPlies = 400;

/** One of the squares, as likely as any other; without a list of them. */
function anyOf(squares: SquareSet): Square {
  let rest = squares;
  for (let left = below(squares.size()); left > 0; left--) rest = rest.withoutFirst();
  return rest.first()!;
}

/**
 * Like our engine, it keeps the previous position unchanged and detects the end of the game; null after it. Nothing is found
 * twice: `isEnd` would look for the legal moves once more, a fifth of a move, only to see whether there are any.
 */
function afterRandomMove(before: Chess): Chess | null {
  if (before.isInsufficientMaterial()) return null;
  const moves: [Square, SquareSet][] = [];
  for (const move of before.allDests()) if (move[1].nonEmpty()) moves.push(move);
  if (moves.length === 0) return null;
  const [from, dests] = moves[below(moves.length)]!;
  const to = anyOf(dests);
  const isPromotion = before.board.pawn.has(from) && (to < 8 || to >= 56);
  const position = before.clone();
  position.play(isPromotion ? { from, to, promotion: 'queen' } : { from, to });
  return position;
}

/** Made once: every move is played on a copy. */
const start = ChessPosition.default();

/** Moves a second over whole games, without setting up the board, as for our engine. */
export function chessMovesPerSecond(minMoves: number): number {
  let moves = 0;
  const seconds = cpuSeconds(() => {
    while (moves < minMoves) {
      let position = start;
      for (let ply = 0; ply < maxPlies; ply++, moves++) {
        const next = afterRandomMove(position);
        if (next === null) break;
        position = next;
      }
    }
  });
  return moves / seconds;
}
