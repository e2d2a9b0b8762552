import { partOf } from '@casefile/testkit/folders';
import { describe, expect, test } from 'vitest';
import { fill } from '../guide/fill.ts';
import { editions } from '../index.ts';
import type { Difference } from '../schema/rules.ts';
import { namesIn } from '../words/test/names-in.ts';
import { type Lang, languages } from '../words/words.ts';

const ids = editions.map(({ id }) => id);
const differsOf = async (id: string, lang: Lang): Promise<readonly Difference[]> =>
  (((await partOf(id, `${lang}/rules`))?.differs ?? []) as readonly Difference[]).map(({ rules, says }) => ({
    rules,
    says: fill(says, lang, namesIn(id, lang), {}),
  }));

test('only the classic itself has no differences from it', async () => {
  const english = await Promise.all(ids.map((id) => differsOf(id, 'en')));
  expect(
    ids.filter((_, i) => english[i]!.length === 0),
    'add `differs` to en/rules.ts and fr/rules.ts: what the edition does otherwise than the classic',
  ).toEqual(['clue-1986']);
});

describe.each(ids.filter((id) => id !== 'clue-1986'))('%s', (id) => {
  test('has the same short list in both languages', async () => {
    const [en, fr] = await Promise.all([differsOf(id, 'en'), differsOf(id, 'fr')]);
    expect(en.length).toBeLessThanOrEqual(10);
    expect(fr.map(({ rules }) => rules)).toEqual(en.map(({ rules }) => rules));
  });

  test.each(languages)(
    'says each difference in %s in a whole sentence, tied to rules of its page',
    async (lang) => {
      const page = (await partOf(id, 'en/rules'))!.rules as object;
      const differs = await differsOf(id, lang);
      for (const { rules, says } of differs) {
        expect(says).toMatch(/^\p{Lu}.*[.]$/u);
        expect(rules.length, says).toBeGreaterThan(0);
        expect(rules.filter((rule) => !(rule in page))).toEqual([]);
      }
      expect(new Set(differs.map(({ says }) => says)).size).toBe(differs.length);
    },
  );

  test('keeps to French typography', async () => {
    for (const { says } of await differsOf(id, 'fr'))
      expect(says).not.toMatch(/[^\u00a0][?!:;»]|«[^\u00a0]|['"“”]/u);
  });
});
