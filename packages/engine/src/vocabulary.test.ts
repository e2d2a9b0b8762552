import { editionById } from '@casefile/editions';
import { expect, test } from 'vitest';
import { seededChance } from './chance/seeded.ts';
import { openTable } from './game/table.ts';
import { pawnNode } from './position/position.ts';
import type { CardId, RuleId, Seat } from './vocabulary.ts';

test('the compiler keeps seats, board nodes, cards and rules apart', () => {
  const players = [{ suspect: 'plum' }, { suspect: 'scarlet' }, { suspect: 'mustard' }];
  const opened = openTable(editionById('clue-2002')!, { players }, seededChance('ca5e'.repeat(16)));
  if (!opened.ok) throw new Error(opened.problem.what);
  const { table } = opened.table.game;
  const seat: Seat = 1;
  const node = pawnNode(table, seat);
  // @ts-expect-error a node is no seat
  const wrongSeat: Seat = node;
  // @ts-expect-error a seat is no node
  expect(table.rules.board.isRoom(seat)).toBe(false);
  const rule: RuleId = 'C86-14';
  // @ts-expect-error a rule is no card
  const wrongCard: CardId = rule;
  expect([wrongSeat, wrongCard]).toEqual([node, 'C86-14']);
});
