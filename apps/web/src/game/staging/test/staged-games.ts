/** Facts of a question that goes round, and whole games of bots, for what stages them. */
import type { editions } from '@casefile/editions';
import type { Fact } from '@casefile/engine';
import type { Scene } from '../../../worker/messages.ts';
import { LocalTable } from '../../../worker/tables/local-table.ts';

export const suggested = {
  fact: 'suggested',
  seat: 0,
  cards: ['plum', 'rope', 'hall'],
  room: 'hall',
} as const satisfies Fact;
export const lacked = { fact: 'lacked', seat: 1 } as const satisfies Fact;
export const showed = {
  fact: 'showed',
  seat: 2,
  to: 0,
  why: 'answer',
  sealed: { for: [0, 2] },
} as const satisfies Fact;
export const closed = { fact: 'closed', unanswered: null } as const satisfies Fact;

const played = new Map<string, readonly Scene[]>();

/** Every scene of a whole game of bots, as somebody at the first seat sees it. */
export function scenesOf(edition: (typeof editions)[number]): readonly Scene[] {
  const known = played.get(edition.id);
  if (known !== undefined) return known;
  const players = edition.cards({}).suspects.slice(0, Math.max(4, edition.seats[0]));
  const table = new LocalTable(edition, {
    edition: edition.id,
    options: {},
    players: players.map((suspect) => ({ suspect, bot: 'basil' })),
    seed: '7c'.repeat(32),
  });
  table.look(0);
  const scenes = [table.scene()];
  while (table.next()) scenes.push(table.scene());
  played.set(edition.id, scenes);
  return scenes;
}
