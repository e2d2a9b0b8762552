import { clue1986 } from '@casefile/editions/clue-1986/edition';
import { openTable, seededChance } from '@casefile/engine';
import { expect, test } from 'vitest';
import { LocalTable } from './tables/local-table.ts';
import { walksOf } from './ways.ts';

const players = [{ suspect: 'scarlet' }, { suspect: 'mustard' }, { suspect: 'plum' }];
const setting = { edition: 'clue-1986', options: {}, players, seed: '5a'.repeat(32) };

test('gives a move its path, step by step from where the pawn stood', () => {
  const table = new LocalTable(clue1986, setting);
  table.look(0);
  table.scene();
  expect(table.act(0, { do: 'roll' })).toBeNull();
  const rolled = table.scene();
  const way = rolled.ways.find(({ to }) => typeof to !== 'string')!;
  const from = rolled.view.pawns.scarlet!;
  expect(table.act(0, { do: 'move', to: way.to })).toBeNull();
  const { walks } = table.scene();
  expect(walks).toEqual([{ piece: 'scarlet', by: 'walk', path: [from, ...way.path] }]);
  expect(walks[0]!.path).toHaveLength(rolled.view.left + 1);
  expect(table.scene().walks).toEqual([]);
});

test('a new viewer sees no old walks', () => {
  const table = new LocalTable(clue1986, setting);
  table.look(0);
  table.act(0, { do: 'roll' });
  const { ways } = table.scene();
  table.act(0, { do: 'move', to: ways[0]!.to });
  table.look(1);
  expect(table.scene().walks).toEqual([]);
});

test('draws a straight line for a piece that is brought to a room', () => {
  const opened = openTable(clue1986, { players, options: {} }, seededChance(setting.seed));
  if (!opened.ok) throw new Error('not opened');
  const walks = walksOf(opened.table.game.table, [
    { fact: 'brought', piece: 'rope', from: 'hall', to: 'study' },
    { fact: 'brought', piece: 'knife', from: null, to: 'study' },
  ]);
  expect(walks).toEqual([{ piece: 'rope', by: 'carried', path: ['hall', 'study'] }]);
});
