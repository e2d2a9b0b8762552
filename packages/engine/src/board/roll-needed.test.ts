import { expect, test } from 'vitest';
import { makeBoard } from './board.ts';
import { drawings } from './fixtures/boards.ts';
import distances from './goldens/distances.json' with { type: 'json' };
import { rollNeeded } from './roll-needed.ts';

const boards = Object.keys(drawings) as (keyof typeof drawings)[];

test.each(boards)('%s: the smallest roll between each two rooms', (id) => {
  expect(rollNeeded(makeBoard(drawings[id]))).toEqual(distances[id].rollNeeded);
});

test.each(boards)('%s: the number of corridor squares', (id) => {
  const { squares, nodeOf } = makeBoard(drawings[id]);
  const stairs = id === 'super-1991' && nodeOf([14, 12]) >= 0 ? 1 : 0;
  expect(squares - stairs).toBe(distances[id].corridorSquares);
});
