import { expect, test } from 'vitest';
import type { Marks } from '../worker/messages.ts';
import { cellState, neighbour } from './cells.ts';
import { blankPage } from './notes.ts';

const marks: Marks = {
  cells: { rope: { plum: 'no' } },
  groups: [
    { owner: 'plum', cards: ['hall', 'knife'], turn: 3 },
    { owner: 'green', cards: ['hall', 'rope'], turn: 4 },
  ],
  chances: null,
  consistent: true,
};

test('a mark against a known cell is a contradiction, a question mark is not', () => {
  const page = (mark: 'yes' | 'maybe') => ({ ...blankPage, marks: { 'rope|plum': mark } });
  const spot = { card: 'rope', owner: 'plum' };
  expect(cellState(spot, marks, page('yes'), null).clashes).toBe(true);
  expect(cellState(spot, marks, page('maybe'), null).clashes).toBe(false);
  expect(cellState(spot, null, page('yes'), null).clashes).toBe(false);
});

test('a chosen cell highlights its group, in its own column only', () => {
  const chosen = { card: 'hall', owner: 'plum' };
  const lit = (card: string, owner: string) => cellState({ card, owner }, marks, blankPage, chosen).isLit;
  expect([lit('knife', 'plum'), lit('hall', 'plum'), lit('rope', 'plum'), lit('hall', 'green')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('arrows move by one and stop at the edges', () => {
  const cards = ['plum', 'rope', 'hall'];
  const owners = ['green', 'envelope'];
  const go = (key: string, card: string, owner: string) => neighbour({ card, owner }, key, cards, owners);
  expect(go('ArrowDown', 'plum', 'green')).toEqual({ card: 'rope', owner: 'green' });
  expect(go('ArrowUp', 'plum', 'green')).toEqual({ card: 'plum', owner: 'green' });
  expect(go('ArrowRight', 'hall', 'envelope')).toEqual({ card: 'hall', owner: 'envelope' });
  expect(go('End', 'hall', 'green')).toEqual({ card: 'hall', owner: 'envelope' });
  expect(go('x', 'hall', 'green')).toBeNull();
});
