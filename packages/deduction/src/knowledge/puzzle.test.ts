import { expect, test } from 'vitest';
import { type CardNumber, makePuzzle, type OwnerNumber } from './puzzle.ts';

const puzzle = makePuzzle({
  categories: { suspect: ['plum', 'green'], weapon: ['rope', 'knife'], room: ['hall', 'study'] },
  owners: { ann: 2, bob: 1 },
  facts: [],
});

test('the envelope comes after all owners', () => {
  expect(puzzle.owners).toEqual(['ann', 'bob']);
  expect(puzzle.envelope).toBe(2);
});

test('the compiler keeps cards and owners apart', () => {
  const owner: OwnerNumber = puzzle.envelope;
  // @ts-expect-error an owner is no card
  const card: CardNumber = owner;
  expect(card).toBe(owner);
});
