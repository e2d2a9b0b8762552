import { expect, test } from 'vitest';
import { makeBoard } from './board.ts';
import distances from './goldens/distances.json' with { type: 'json' };
import { rollNeeded } from './roll-needed.ts';
import { drawings } from './test/boards.ts';

const boards = Object.keys(drawings) as (keyof typeof drawings)[];

test.each(boards)('%s: finds the smallest roll that joins each pair of rooms', (id) => {
  expect(rollNeeded(makeBoard(drawings[id]))).toEqual(distances[id].rollNeeded);
});

test.each(boards)('%s: has the expected number of corridor squares, not counting the Hall stairs', (id) => {
  const stairs = drawings[id].map.join('').split('s').length - 1;
  expect(makeBoard(drawings[id]).squares - stairs).toBe(distances[id].corridorSquares);
});
