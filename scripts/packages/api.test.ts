import { expect, test } from 'vitest';
import { undocumentedSymbols } from './api.ts';

test('every exported symbol of a published package has a sentence in the API reference', async () => {
  const { symbols, silent } = await undocumentedSymbols();
  expect(symbols).toBeGreaterThan(400);
  expect(silent, 'write a sentence above each of these').toEqual([]);
});
