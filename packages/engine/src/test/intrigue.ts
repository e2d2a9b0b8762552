/** Turns at the table of secrets, with the cards that are drawn in them. */
import type { CardId, Place } from '../vocabulary.ts';
import type { TestTable } from './table.ts';

export const rolls = (table: TestTable, faces: number[], ...cards: CardId[]): TestTable =>
  table.after(table.turn, { do: 'roll' }, { die: faces, deck: cards });
export const moves = (table: TestTable, to: Place, ...cards: CardId[]): TestTable =>
  table.after(table.turn, { do: 'move', to }, { deck: cards });
export const rests = (table: TestTable): TestTable => table.after(table.turn, { do: 'end' });
export const draws = (table: TestTable) => table.facts.filter(({ fact }) => fact === 'drew');
