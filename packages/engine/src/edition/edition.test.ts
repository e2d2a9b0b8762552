import { expect, test } from 'vitest';
import { tiny } from '../test/tiny.ts';
import { editionAt } from './edition.ts';

test('finds an edition as it is played now and as it was played before', () => {
  const before = tiny([], { version: 1 });
  const now = tiny([], { version: 2, earlier: [before] });
  expect(editionAt(now, 2)).toBe(now);
  expect(editionAt(now, 1)).toBe(before);
  expect(editionAt(now, 3)).toBeUndefined();
});
