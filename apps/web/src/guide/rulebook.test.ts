import { languages } from '@casefile/editions/words/words';
import { describe, expect, test } from 'vitest';
import { editionIds } from '../editions/edition-meta.ts';
import { rulebookOf, search } from './rulebook.ts';

describe.each(editionIds)('%s', (edition) => {
  test('has the same rules and differences in every language, those of all editions first', async () => {
    const books = await Promise.all(languages.map((lang) => rulebookOf(edition, lang)));
    const [first, ...others] = books.map(({ rules, differs }) => ({
      ids: Object.keys(rules),
      tied: differs.map((difference) => difference.rules),
    }));
    expect(first!.ids.slice(0, 10).every((id) => id.startsWith('ALL-'))).toBe(true);
    expect(first!.ids.length).toBeGreaterThan(10);
    expect(first!.tied.length > 0).toBe(edition !== 'clue-1986');
    for (const other of others) expect(other).toEqual(first);
  });

  test('has no rule with the same text in both languages', async () => {
    const [en, fr] = await Promise.all([rulebookOf(edition, 'en'), rulebookOf(edition, 'fr')]);
    expect(Object.keys(en.rules).filter((id) => en.rules[id] === fr.rules[id])).toEqual([]);
  });
});

test('has no rules for an unknown edition', async () => {
  expect(await rulebookOf('rules', 'en')).toEqual({ rules: {}, differs: [] });
});

describe('searching', () => {
  const rules = { 'ALL-01': 'Chaque pièce.', 'ALL-02': 'L’enveloppe, puis une pièce.' };
  const ids = (sought: string): string[] => search(rules, sought).map(([id]) => id);

  test.each([
    ['', ['ALL-01', 'ALL-02']],
    ['PIECE', ['ALL-01', 'ALL-02']],
    [' pièce  enveloppe ', ['ALL-02']],
    ["l'env", ['ALL-02']],
    ['all-01', ['ALL-01']],
    ['piece couteau', []],
  ])('“%s”', (sought, found) => {
    expect(ids(sought)).toEqual(found);
  });
});
