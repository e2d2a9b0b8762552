import { editions } from '@casefile/editions';
import { openGame, seededChance } from '@casefile/engine';
import { expect, test } from 'vitest';
import { settingOf } from '../../../e2e/support/saved-games.ts';
import { LocalTable } from '../../worker/tables/local-table.ts';
import type { CaseHead } from '../messages.ts';
import { headOf, readSource } from '../source/read-source.ts';
import { linkTo, readDeal, sameDealOf } from './same-deal.ts';

const hashOf = (link: string): string => link.slice(link.indexOf('#'));

test.each(editions.map((edition) => [edition.id, edition] as const))(
  'U49 %s: the link deals the same cards',
  (id, edition) => {
    const { options: chosen, seed, players: seated } = settingOf({ edition: id, seed: 5 });
    const players = seated.map(({ suspect }) => ({ suspect }));
    const opened = openGame(edition, { players, options: chosen }, seededChance(seed));
    if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
    const head: CaseHead = {
      edition: id,
      options: chosen,
      players,
      viewpoint: 'table',
      me: 1,
      facts: opened.facts,
      isChanged: false,
      isCut: false,
      origin: null,
    };
    const deal = readDeal(hashOf(linkTo(sameDealOf(head)!)))!;
    expect(deal.own).toBe(players[1]!.suspect);
    const { options, layout } = deal;
    const again = openGame(edition, { players, options, layout }, seededChance('7'.repeat(64)));
    if (!again.ok) throw new Error(JSON.stringify(again.problem));
    const dealt = (facts: CaseHead['facts']) =>
      facts
        .filter(({ fact }) => ['enveloped', 'dealt', 'laid', 'faced', 'first'].includes(fact))
        .map((fact) => JSON.stringify(fact))
        .sort();
    const without = (lines: readonly string[]) => lines.map((line) => line.replace(/,"rolls":.*/, '}'));
    expect(without(dealt(again.facts))).toEqual(without(dealt(opened.facts)));
  },
);

test('U49 running games, records of one viewpoint and games continued from another have no link', async () => {
  const table = new LocalTable(editions[0]!, settingOf({ edition: editions[0]!.id, seed: 5 }));
  const { saved } = table.scene();
  expect(await readSource({ from: 'device', saved: saved! })).toMatchObject({ fault: { why: 'unfinished' } });
  while (table.next());
  const found = await readSource({ from: 'device', saved: table.scene().saved! });
  if ('fault' in found) throw new Error(found.fault.why);
  const head = headOf(found.read, 0, null);
  expect(sameDealOf(head)).not.toBeNull();
  expect(sameDealOf({ ...head, viewpoint: 0 })).toBeNull();
  expect(sameDealOf({ ...head, origin: {} as never })).toBeNull();
});

test.each([
  '',
  '#',
  '#poem',
  `#${btoa('{}')}`,
  `#${btoa('[1]')}`,
  `#${btoa('{"edition":"speed","options":{},"suspects":["a"],"own":"b","layout":{}}')}`,
])('%j is no such link', (hash) => {
  expect(readDeal(hash)).toBeNull();
});
