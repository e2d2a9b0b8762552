/** Turns at the table of secrets, with the cards that are drawn in them. */
import type { CardId, Place } from '../vocabulary.ts';
import type { Table } from './table.ts';

export const rolls = (table: Table, faces: number[], ...cards: CardId[]): Table =>
  table.after(table.turn, { do: 'roll' }, { die: faces, deck: cards });
export const moves = (table: Table, to: Place, ...cards: CardId[]): Table =>
  table.after(table.turn, { do: 'move', to }, { deck: cards });
export const rests = (table: Table): Table => table.after(table.turn, { do: 'end' });
export const draws = (table: Table) => table.facts.filter(({ fact }) => fact === 'drew');
