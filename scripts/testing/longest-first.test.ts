import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { longest, rankOf } from './longest-first.ts';

test('every file of the list exists', () => {
  expect(longest.filter((file) => !existsSync(new URL(`../../${file}`, import.meta.url)))).toEqual([]);
});

test('ranks long test files before others, wherever the repository lies', () => {
  expect(rankOf(`/anywhere/${longest[1]}`)).toBe(1);
  expect(rankOf('/anywhere/scripts/supply.test.ts')).toBe(longest.length);
});
