import { partOf } from '@casefile/testkit/folders';
import { describe, expect, test } from 'vitest';
import type { Difference } from '../difference.ts';
import { editions } from '../index.ts';

const ids = editions.map(({ id }) => id);
const differsOf = async (id: string, part: string): Promise<readonly Difference[]> =>
  ((await partOf(id, part))?.differs ?? []) as readonly Difference[];

test('only the classic itself has no differences from it', async () => {
  const english = await Promise.all(ids.map((id) => differsOf(id, 'differs')));
  expect(ids.filter((_, i) => english[i]!.length === 0)).toEqual(['clue-1986']);
});

describe.each(ids.filter((id) => id !== 'clue-1986'))('%s', (id) => {
  test('has the same short list in both languages', async () => {
    const [en, fr] = await Promise.all([differsOf(id, 'differs'), differsOf(id, 'differs.fr')]);
    expect(en.length).toBeLessThanOrEqual(10);
    expect(fr.map(({ rules }) => rules)).toEqual(en.map(({ rules }) => rules));
  });

  test.each(['differs', 'differs.fr'])(
    '%s: whole sentences, each tied to rules of its page',
    async (part) => {
      const page = (await partOf(id, 'rules'))!.rules as object;
      const differs = await differsOf(id, part);
      for (const { rules, says } of differs) {
        expect(says).toMatch(/^\p{Lu}.*[.]$/u);
        expect(rules.length, says).toBeGreaterThan(0);
        expect(rules.filter((rule) => !(rule in page))).toEqual([]);
      }
      expect(new Set(differs.map(({ says }) => says)).size).toBe(differs.length);
    },
  );

  test('keeps to French typography', async () => {
    for (const { says } of await differsOf(id, 'differs.fr'))
      expect(says).not.toMatch(/[^\u00a0][?!:;»]|«[^\u00a0]|['"“”]/u);
  });
});
