import { expect, test } from 'vitest';
import { hiddenCards, isHiddenCard } from './hidden-cards.ts';

test('shows face-down cards in their rooms on the board', () => {
  const rooms = { hall: 'Hall', study: 'Study', pool: 'Pool' };
  const found = hiddenCards({ 'room:hall': 1, 'room:study': 1, pool: 3, 'face-up': 1 }, rooms);
  expect(found).toEqual({ 'hidden:hall': 'hall', 'hidden:study': 'study', 'hidden:pool': 'pool' });
  expect(Object.keys(found).every(isHiddenCard)).toBe(true);
  expect(hiddenCards({ pool: 0 }, rooms)).toEqual({});
});
