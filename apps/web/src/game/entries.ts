/** Kinds of entries of a table on the server. */
import type { Entry } from '@casefile/protocol/entry';

/** Entries after which chairs, people or terms are others. */
export const changesInfo: readonly Entry['is'][] = [
  'opened',
  'sat',
  'stood',
  'renamed',
  'terms',
  'host',
  'settled',
  'started',
  'paused',
  'resumed',
  'replaced',
  'returned',
  'left',
  'closed',
  'rematched',
  'revealed',
];

/** Those that change the game itself. */
export const gameEntries: readonly Entry['is'][] = ['started', 'acted', 'undone'];
