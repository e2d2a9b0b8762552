import { editionById } from '@casefile/editions';
import { expect, test } from 'vitest';
import { LocalTable } from './local-table.ts';

const edition = editionById('secrets-2008')!;
const setting = {
  edition: edition.id,
  options: {},
  players: ['green', 'white', 'peacock'].map((suspect) => ({ suspect, bot: 'agnes' })),
  seed: '5'.padStart(64, '0'),
};

test('a game saved in an earlier version goes on as it was begun', () => {
  const before = new LocalTable(editionById(edition.id, 1)!, setting);
  before.look(0);
  for (let step = 0; step < 40; step++) before.next();
  const { view, saved } = before.scene();
  const again = LocalTable.restore(edition, saved!);
  again.look(0);
  expect(view.version).toBe(1);
  expect(again.scene().view).toEqual(view);
  expect(again.next()).toBe(true);
});

test('refuses to restore a game of an unknown version', () => {
  const { saved } = new LocalTable(edition, setting).scene();
  expect(() => LocalTable.restore(edition, { ...saved!, editionVersion: 99 })).toThrow('not known');
});
