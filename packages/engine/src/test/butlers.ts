/** A table at which Scarlet holds butler cards, and what is done there. */
import type { CardId, Place } from '../vocabulary.ts';
import { type Secrets, secrets } from './secrets.ts';
import type { Table } from './table.ts';

export const roll = (table: Table, ...faces: number[]): Table =>
  table.after(table.turn, { do: 'roll' }, { die: faces });
export const move = (table: Table, to: Place): Table => table.after(table.turn, { do: 'move', to });
export const play = (card: CardId, more: object = {}) => ({ do: 'play', card, ...more }) as const;
/** Scarlet holds these cards, and her turn begins. */
export const holding = (cards: CardId | CardId[], layout: Secrets['layout'] = {}): Table =>
  secrets({ layout: { butlers: { scarlet: [cards].flat() }, ...layout } });
export const playable = (table: Table): readonly unknown[] =>
  table.forms(table.turn).flatMap((form) => (form.do === 'play' ? [form.card] : []));
export const formOf = (table: Table) => table.forms(table.turn).find((form) => form.do === 'play');
