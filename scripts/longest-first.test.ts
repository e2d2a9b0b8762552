import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { longest, rankOf } from './longest-first.ts';

test('every file that is to come first exists', () => {
  expect(longest.filter((file) => !existsSync(new URL(`../${file}`, import.meta.url)))).toEqual([]);
});

test('what takes long comes before what does not, wherever the repository lies', () => {
  expect(rankOf(`/anywhere/${longest[1]}`)).toBe(1);
  expect(rankOf('/anywhere/scripts/supply.test.ts')).toBe(longest.length);
});
