import { expect, test } from 'vitest';
import { testEdition } from '../test/test-edition.ts';
import { editionAt } from './edition.ts';

test('editionAt finds the current version of an edition and the earlier ones', () => {
  const before = testEdition([], { version: 1 });
  const now = testEdition([], { version: 2, earlier: [before] });
  expect(editionAt(now, 2)).toBe(now);
  expect(editionAt(now, 1)).toBe(before);
  expect(editionAt(now, 3)).toBeUndefined();
});
