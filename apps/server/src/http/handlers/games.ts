/** The games of a device by its resume tokens, those waiting for the player first. */

import { seatOf } from '@casefile/protocol';
import type { Games } from '@casefile/protocol/http';
import type { Parts } from '../../ops/parts.ts';
import type { RouteHandlers } from '../call.ts';
import { isOver } from '../identity.ts';
import { hashToken } from '../tokens.ts';

type Found = Games['games'][number];

export function games({ store, host, now }: Parts): Pick<RouteHandlers, 'myGames'> {
  async function find(token: string, index: number): Promise<Found | 'gone' | 'set-aside'> {
    const row = await store.token(hashToken(token));
    if (row === null || row.kind !== 'resume' || isOver(row, now())) return 'gone';
    const table = await host.table(row.table);
    // Its token is good: a device that forgot it could not come back once the table is repaired.
    if (table === 'broken') return 'set-aside';
    const head = await store.head(row.table);
    if (table === 'missing' || head === null) return 'gone';
    const { state } = table;
    const seat = seatOf(state, row.person);
    return {
      token: index,
      table: row.table,
      phase: state.phase,
      edition: state.edition.id,
      suspect: seat === null ? null : state.chairs[seat]!.suspect,
      names: state.chairs.flatMap(({ people }) => people.map((person) => state.people[person]?.name ?? '')),
      waitsForMe: seat !== null && state.phase === 'playing' && state.timing.asked[seat] != null,
      turnNumber: state.position?.turnNumber ?? 0,
      touched: head.touched,
    };
  }
  return {
    async myGames({ body }): Promise<Games> {
      const { tokens } = body;
      const found = await Promise.all(tokens.map(find));
      return {
        games: found
          .filter((game) => typeof game !== 'string')
          .sort((a, b) => Number(b.waitsForMe) - Number(a.waitsForMe) || b.touched - a.touched),
        gone: found.flatMap((game, i) => (game === 'gone' ? [i] : [])),
      };
    },
  };
}
