/** The baseline: chessops finding all legal moves of a position and playing one of them at random, game after game. */
import { type Chess, Chess as ChessPosition } from 'chessops/chess';
import { cpuSeconds } from '../clock.ts';
import { below } from './random-play.ts';

/** Random games go on long after neither side can win; ours end sooner. */
const maxPlies = 400;

/** Like our engine, it keeps the previous position unchanged and detects the end of the game. */
function afterRandomMove(before: Chess): Chess {
  // The squares of pieces that can move, each with the set of its destinations.
  const moves = [...before.allDests()].filter(([, dests]) => dests.nonEmpty());
  const [from, dests] = moves[below(moves.length)]!;
  const squares = [...dests];
  const to = squares[below(squares.length)]!;
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
      for (let ply = 0; ply < maxPlies && !position.isEnd(); ply++, moves++)
        position = afterRandomMove(position);
    }
  });
  return moves / seconds;
}
