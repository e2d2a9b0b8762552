import { expect, test } from 'vitest';
import { legalForms } from '../actions/legal.ts';
import { seededChance } from '../chance/index.ts';
import { dice, sum } from '../mechanics/moving/dice.ts';
import { positionFrom } from '../position/fold.ts';
import { askedSeats } from '../position/position.ts';
import { seed } from '../test/table.ts';
import { testEdition } from '../test/test-edition.ts';
import type { Action, Fact, Viewer } from '../vocabulary.ts';
import { openTable, playAt, positionAt, type Table } from './table.ts';

const edition = testEdition([dice({ steps: sum, trapped: 'rolls', begin: 'may' })]);
const players = ['scarlet', 'mustard', 'plum'].map((suspect) => ({ suspect }));
const viewers: readonly Viewer[] = [0, 1, 2, 'spectator', 'table'];

function open(): { table: Table; facts: readonly Fact[] } {
  const opened = openTable(edition, { players }, seededChance(seed));
  if (!opened.ok) throw new Error(opened.problem.what);
  return opened;
}
const asked = ({ game }: Table): number => askedSeats(game.table)[0]!;
const plainAction = (table: Table): Action => {
  const form = legalForms(positionAt(table, asked(table)), asked(table)).find(
    (each) => Object.keys(each).length === 1,
  );
  return form as Action;
};

test('every viewer holds the fold of the facts it may read', () => {
  const { table, facts } = open();
  const played = playAt(table, asked(table), plainAction(table));
  if (!played.ok) throw new Error(played.refusal.why);
  const log = [...facts, ...played.facts];
  for (const viewer of viewers)
    expect(positionAt(played.table, viewer)).toEqual(positionFrom(table.game.table.rules, log, viewer));
  expect(played.table.seats.map(({ you }) => you)).toEqual([0, 1, 2]);
});

test('an action gives a new table and does not change this one', () => {
  const { table } = open();
  const before = JSON.stringify(table.seats.map(({ n }) => n));
  const twice = [0, 1].map(() => playAt(table, asked(table), plainAction(table)));
  expect(JSON.stringify(table.seats.map(({ n }) => n))).toBe(before);
  expect(twice[0]).toEqual(twice[1]);
});

test('an illegal action and a table that cannot be opened are refused with the reason', () => {
  const { table } = open();
  expect(playAt(table, asked(table), { do: 'spy', target: 'plum' })).toMatchObject({
    ok: false,
    refusal: {},
  });
  expect(openTable(edition, { players: [] }, seededChance(seed))).toMatchObject({ ok: false, problem: {} });
});
