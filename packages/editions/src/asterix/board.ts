import type { Drawing } from '@casefile/engine/board/drawing';
import { board as classic } from '../classic/board.ts';

const rooms: Record<string, string> = {
  S: 'cliff',
  H: 'road',
  O: 'forest',
  L: 'viking-tent',
  B: 'roman-tent',
  D: 'longship',
  C: 'roman-camp',
  R: 'inn',
  K: 'pirate-ship',
};

/** The drawn board of this edition. */
export const board: Drawing = {
  ...classic,
  id: 'asterix',
  rooms,
  doors: classic.doors.map((door) => {
    const [column, row] = door.inside;
    return { ...door, room: rooms[classic.map[row]![column]!]! };
  }),
  starts: {
    grossebaf: [16, 0],
    batdaf: [23, 7],
    cinematograf: [14, 24],
    olibrius: [9, 24],
    barberouge: [0, 18],
    telegraf: [0, 5],
  },
  passages: [
    ['cliff', 'pirate-ship'],
    ['forest', 'roman-camp'],
  ],
};
