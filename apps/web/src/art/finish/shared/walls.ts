/** Walls and borders beside those of the oldest house. */
import type { Wall } from '@casefile/editions/look';
import type { Strokes } from '../../rooms/walls.ts';

export const walls: Partial<Record<Wall, Strokes>> = {
  hedge: [
    ['leaf3', 9],
    ['leaf2', 7, '0.1 5.6'],
    ['leaf1', 3.4, '0.1 7.3'],
  ],
  palisade: [
    ['wood3', 6],
    ['wood1', 4.6, '0.1 4.9'],
  ],
  rope: [
    ['wood1', 1.6],
    ['wood3', 5, '0.1 23.9'],
  ],
  shore: [
    ['sand', 9],
    ['foam', 3],
  ],
  verge: [
    ['leaf2', 3.4],
    ['leaf1', 3, '0.1 5'],
  ],
  stones: [
    ['stone3', 6],
    ['stone1', 4.4, '4 3'],
  ],
  printed: [['wall', 3.4]],
  partition: [
    ['wall', 5.2],
    ['wall-top', 3.2],
  ],
  plaster: [
    ['shadow', 10],
    ['wall', 7],
    ['wall-top', 5.2],
  ],
};
