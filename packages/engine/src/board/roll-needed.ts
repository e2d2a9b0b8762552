import { stepsInto } from './approach.ts';
import type { Board } from './board.ts';
import { moveStart } from './movement.ts';
import { FAR, makeSpread } from './spread.ts';

/** The smallest roll from room to room by corridor, without passages or pawns; null when no corridor joins them. */
export function rollNeeded(board: Board): Record<string, Record<string, number | null>> {
  const spread = makeSpread(board);
  const rooms = board.places.flatMap((room, node) => (typeof room === 'string' ? [{ room, node }] : []));
  return Object.fromEntries(
    rooms.map((from) => {
      const start = moveStart(board, from.node);
      spread.run(start.firstSquares, FAR - 1);
      const others = rooms.filter((to) => to !== from);
      const rolls = others.map((to) => {
        const steps = stepsInto(board, spread, start, from.node, to.node);
        return [to.room, steps < FAR ? steps : null] as const;
      });
      return [from.room, Object.fromEntries(rolls)];
    }),
  );
}
