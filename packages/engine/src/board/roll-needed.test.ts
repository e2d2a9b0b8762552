import { expect, test } from 'vitest';
import { makeBoard } from './board.ts';
import distances from './goldens/distances.json' with { type: 'json' };
import { rollNeeded } from './roll-needed.ts';
import { drawings } from './test/boards.ts';

const boards = Object.keys(drawings) as (keyof typeof drawings)[];

test.each(boards)('%s: the smallest roll between each two rooms', (id) => {
  expect(rollNeeded(makeBoard(drawings[id]))).toEqual(distances[id].rollNeeded);
});

test.each(boards)('%s: the number of corridor squares, the Hall stairs not counted', (id) => {
  const stairs = drawings[id].map.join('').split('s').length - 1;
  expect(makeBoard(drawings[id]).squares - stairs).toBe(distances[id].corridorSquares);
});
