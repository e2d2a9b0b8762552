import { defaultTerms } from '@casefile/protocol';
import { expect, test } from 'vitest';
import { open } from '../open.ts';
import { foldAll, openServerTable, UnfoldableError } from '../table.ts';

function opened() {
  const decided = open(
    {
      table: 'table',
      edition: 'secrets-2008',
      options: {},
      terms: defaultTerms,
      host: { person: 'p1', name: 'Ann' },
    },
    0,
    '7'.repeat(64),
  );
  if (!decided.ok) throw new Error(decided.why);
  const [entry] = decided.entries;
  if (entry?.is !== 'opened') throw new Error('no table');
  return entry;
}

test('a table keeps the edition version it was opened in, also after reloading', () => {
  const entry = { ...opened(), editionVersion: 1 };
  expect(openServerTable(entry).state.edition.version).toBe(1);
  expect(foldAll(null, [entry]).state.edition.version).toBe(1);
});

test('a new table uses the newest version', () => {
  expect(opened().editionVersion).toBe(openServerTable(opened()).state.edition.version);
  expect(opened().editionVersion).toBeGreaterThan(1);
});

test('refuses to fold a table of an unknown version', () => {
  expect(() => openServerTable({ ...opened(), editionVersion: 99 })).toThrow(UnfoldableError);
});
