import { editions } from '@casefile/editions';
import { recommended } from '@casefile/editions/recommended';
import type { Edition } from '@casefile/engine';
import { expect, test } from 'vitest';
import { LocalTable } from '../../worker/tables/local-table.ts';

/** The number of decisions in two games of four bots. */
function decisionsIn(edition: Edition): number {
  const players = edition
    .cards({})
    .suspects.slice(0, 4)
    .map((suspect) => ({ suspect, bot: 'agnes' }));
  return ['1', '2'].reduce((sum, seed) => {
    const setting = { edition: edition.id, options: {}, players, seed: seed.padStart(64, '0') };
    const table = new LocalTable(edition, setting);
    table.look(0);
    while (table.next());
    return sum + table.scene().saved!.actions.length;
  }, 0);
}

test('the edition recommended as quickest has the fewest decisions', () => {
  const all = editions.map((edition) => [decisionsIn(edition), edition.id] as const);
  expect(all.sort(([a], [b]) => a - b)[0]![1]).toBe(recommended.quickest);
});

test('the edition recommended as easiest has neither board nor dice', () => {
  const easiest = editions.find(({ id }) => id === recommended.easiest)!;
  expect([easiest.drawing, easiest.dice]).toEqual([null, []]);
});
