import type { Drawing } from '@casefile/engine/board/drawing';
import { board as classic } from '../classic/board.ts';
import { door } from '../shared/door.ts';

const { white, ...starts } = classic.starts;
const goneDoors = ['8,4', '5,19'];

export const board: Drawing = {
  ...classic,
  id: 'clue-2015',
  map: [
    ...classic.map.slice(0, 17),
    '5.......RRRRRRRR........',
    '#.......RRRRRRRR..KKKKK#',
    '#CCCCC..RRRRRRRR..KKKKKK',
    ...classic.map.slice(20),
  ],
  doors: [
    ...classic.doors.filter(({ square }) => !goneDoors.includes(square.join())),
    door('conservatory', 5, 18, 5, 19),
  ],
  starts: { ...starts, orchid: white!, peacock: [0, 17] },
};
