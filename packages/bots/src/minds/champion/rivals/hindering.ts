/** Hindering the others: whom to pull away, whom to leave alone, which door to block. */
import type { Board, CardId, Place, Seat } from '@casefile/engine';
import { rollChances, stepsBetween } from '../../../play/board.ts';
import type { BotSight } from '../../../sight.ts';
import type { Danger } from './danger.ts';

export interface Hindering {
  /** How much pulling this suspect into this room lowers the others' danger; negative if it helps them. */
  pull(suspect: CardId, room: CardId): number;
  /** The same for ending a move here. */
  block(place: Place): number;
}

export const noHindering: Hindering = { pull: () => 0, block: () => 0 };

export function hinderingOf({ view, info, board }: BotSight, { threats }: Danger): Hindering {
  if (board === null || threats.size === 0) return noHindering;
  const rolls = [...rollChances(info.dice)];
  const reached = (steps: number): number =>
    rolls.reduce((sum, [roll, p]) => sum + (roll >= steps ? p : 0), 0);
  /**
   * The worth of the best room that the seat may suggest in on its next turn from here, if these rooms are closed to
   * it.
   */
  const outlook = (seat: Seat, from: Place, isClosed: (room: string) => boolean): number => {
    const passages = board.passages[board.nodeOf(from)]!.map((end) => board.places[end]);
    const isShut = typeof from === 'string' && isClosed(from);
    let best = 0;
    for (const [room, good] of threats.get(seat)!.rooms) {
      if (room === from || good <= best) continue;
      const walking = isShut || isClosed(room) ? 0 : reached(stepsBetween(board, from, room));
      best = Math.max(best, good * (passages.includes(room) ? 1 : walking));
    }
    return best;
  };
  const open = (): boolean => false;
  return {
    pull(suspect, room) {
      const seat = view.seats.findIndex((each) => each.suspect === suspect);
      const from = view.pawns[suspect];
      const threat = threats.get(seat);
      if (threat === undefined || from == null || from === room) return 0;
      // A seat that was pulled into a room may suggest there without moving.
      const there = Math.max(threat.rooms.get(room) ?? 0, outlook(seat, room, open));
      return threat.wins * (outlook(seat, from, open) - there);
    },
    block(place) {
      const closed = roomsClosedAt(board, place, Object.values(view.pawns));
      if (closed.length === 0) return 0;
      let sum = 0;
      for (const [seat, { wins }] of threats) {
        const from = view.pawns[view.seats[seat]!.suspect];
        if (from == null) continue;
        sum += wins * (outlook(seat, from, open) - outlook(seat, from, (room) => closed.includes(room)));
      }
      return sum;
    },
  };
}

/** The rooms whose last free door a pawn on this square would block. */
function roomsClosedAt(board: Board, place: Place, pawns: readonly (Place | null)[]): string[] {
  const node = board.nodeOf(place);
  if (board.isRoom(node)) return [];
  const taken = new Set(pawns.map((pawn) => (pawn === null ? -1 : board.nodeOf(pawn))));
  const isClosed = (room: number): boolean =>
    board.doorsOf[room]!.every((square) => square === node || taken.has(square));
  return board.doorsOf[node]!.filter(isClosed).map((room) => board.places[room] as string);
}
