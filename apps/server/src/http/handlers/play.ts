/** Commands and entries over plain HTTP. */
import type { Parts } from '../../ops/parts.ts';
import { chairOf, viewerOf } from '../../table/people/who.ts';
import { entriesSince } from '../../table/views.ts';
import type { RouteHandlers } from '../call.ts';
import { whoOf } from '../identity.ts';
import { settled } from './refusing.ts';
import { mayLook, tableOf } from './tables.ts';

export function play(parts: Parts): Pick<RouteHandlers, 'do' | 'entries'> {
  const { command, now } = parts;
  return {
    async do({ caller, table, body }) {
      const { id, v, command: given } = body;
      return settled(await command(table, whoOf(caller), { id, v, command: given, by: caller.hash }));
    },
    async entries({ caller, table: id, query }) {
      const { since = '-1' } = query;
      const table = await tableOf(parts, id);
      mayLook(table.state, caller);
      const who = whoOf(caller);
      const entries = entriesSince(table, viewerOf(table.state, who), Number(since));
      return { n: table.state.n, seat: chairOf(table.state, who), now: now(), entries };
    },
  };
}
