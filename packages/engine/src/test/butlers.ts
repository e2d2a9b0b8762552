/** A table at which Scarlet holds butler cards, and what is done there. */
import type { CardId, Place } from '../vocabulary.ts';
import { type SecretsOptions, secretsTable } from './secrets.ts';
import type { TestTable } from './table.ts';

export const roll = (table: TestTable, ...faces: number[]): TestTable =>
  table.after(table.turn, { do: 'roll' }, { die: faces });
export const move = (table: TestTable, to: Place): TestTable => table.after(table.turn, { do: 'move', to });
export const play = (card: CardId, more: object = {}) => ({ do: 'play', card, ...more }) as const;
/** Scarlet holds these cards, and her turn begins. */
export const holding = (cards: CardId | CardId[], layout: SecretsOptions['layout'] = {}): TestTable =>
  secretsTable({ layout: { butlers: { scarlet: [cards].flat() }, ...layout } });
export const playable = (table: TestTable): readonly unknown[] =>
  table.forms(table.turn).flatMap((form) => (form.do === 'play' ? [form.card] : []));
export const formOf = (table: TestTable) => table.forms(table.turn).find((form) => form.do === 'play');
