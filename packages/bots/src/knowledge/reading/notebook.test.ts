import { expect, test } from 'vitest';
import { Notebook } from './notebook.ts';

/**
 * Card by card its owner: seat 0 holds the first, seat 1 the next two, seat 2 the fourth and the last lies elsewhere.
 */
const owners = Uint8Array.of(0, 1, 1, 2, 3);

function opened(): Notebook {
  const notes = new Notebook();
  notes.reset(0, owners, 0, owners.length);
  return notes;
}
const placed = ({ placed, count }: Notebook): number[] => [...placed.slice(0, count)];

test('places the only card of a clause that is not known to be elsewhere', () => {
  const notes = opened();
  notes.applyClauses([{ owner: 1, cards: [0, 1] }], owners, 0);
  expect(placed(notes)).toEqual([0, 1]);
});

test('places nothing when two cards are open, or when a card it has seen explains the clause', () => {
  const notes = opened();
  notes.applyClauses([{ owner: 1, cards: [1, 2] }], owners, 0);
  expect(placed(notes)).toEqual([0]);
  notes.markSeen(1, 1);
  notes.applyClauses([{ owner: 1, cards: [1, 2] }], owners, 0);
  expect(placed(notes)).toEqual([0, 1]);
});

test('concludes from placed cards, but not from cards it may have seen', () => {
  const clauses = [
    { owner: 2, cards: [1, 3] },
    { owner: 1, cards: [0, 1] },
  ];
  const notes = opened();
  notes.applyClauses(clauses, owners, 0);
  expect(placed(notes)).toEqual([0, 1, 3]);
  const half = opened();
  half.markSeen(1, 1 / 2);
  half.applyClauses([clauses[0]!], owners, 0);
  expect(placed(half)).toEqual([0, 1]);
});

test('forgets everything for the next deal', () => {
  const notes = opened();
  notes.markSeen(4, 1);
  notes.reset(2, owners, 0, owners.length);
  expect(placed(notes)).toEqual([3]);
  expect(notes.seen[4]).toBe(0);
});
