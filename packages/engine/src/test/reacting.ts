/** A suggestion to which others may react. */
import type { CardId } from '../vocabulary.ts';
import { type Policy, type SecretsOptions, secretsTable } from './secrets.ts';
import type { TestTable } from './table.ts';

export const pass = { do: 'pass' } as const;
export const noAnswer = { do: 'play', card: 'butler:no-answer' } as const;
export const see = { do: 'play', card: 'butler:see' } as const;
export const power = { do: 'power' } as const;

/** Scarlet suggests in the hall what Mustard can disprove by two cards, or by none. */
export const suggested = (
  butlers: Record<string, CardId[]>,
  guests: NonNullable<SecretsOptions['guests']> = {},
  suspect = 'mustard',
  changes: Partial<Policy> = {},
): TestTable =>
  secretsTable({ guests, layout: { butlers }, ...changes })
    .after('scarlet', { do: 'roll' }, { die: [2, 2] })
    .after('scarlet', { do: 'move', to: 'hall' })
    .after('scarlet', {
      do: 'suggest',
      suspect,
      weapon: suspect === 'mustard' ? 'rope' : 'pipe',
      room: 'hall',
    });
export const shows = (table: TestTable): TestTable => table.after('mustard', { do: 'show', card: 'rope' });
