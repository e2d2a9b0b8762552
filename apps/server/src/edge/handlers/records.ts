/** Records of games: ours to take away, others' to be checked. */
import { makeRecord, makeRecordText, makeViewpoint } from '@casefile/protocol/record/make';
import { viewerOf } from '../../table/who.ts';
import { whoOf } from '../identity.ts';
import type { Parts } from '../parts.ts';
import { type Handlers, refuse } from '../router.ts';
import { mayLook, tableOf } from './tables.ts';

const json = 'application/json; charset=utf-8';

export function records(parts: Parts): Pick<Handlers, 'record' | 'checkRecord'> {
  return {
    /** Keeps nothing: what comes in is read, checked and given back. */
    async checkRecord({ request, reply }) {
      const checked = await parts.checkRecord(String(request.body));
      if (!checked.ok) {
        const { why, at, say } = checked.fault;
        return refuse(400, why, say, at === '' ? {} : { at });
      }
      return reply.type(json).send(checked.json);
    },

    async record({ caller, table: id, query, reply }) {
      const { of = 'table' } = query as { of?: 'mine' | 'table' };
      const { entries, state } = await tableOf(parts, id);
      if (caller === null && of === 'mine')
        return refuse(401, 'no-token', 'Whose record? This needs a token: Authorization: Bearer …');
      if (caller !== null) mayLook(state, caller);
      const viewer = caller === null ? 'spectator' : viewerOf(state, whoOf(caller));
      if (viewer === 'table') throw new Error('Nobody looks as the table.');
      const record =
        of === 'table' ? makeRecord(entries, state.edition) : makeViewpoint(entries, state.edition, viewer);
      if (record === null)
        return of === 'table'
          ? refuse(409, 'not-over', 'The record of the whole table is there when the game is over.')
          : refuse(409, 'not-begun', 'The game has not begun yet.');
      // As it would be in a file, to the byte.
      return reply.type(json).send(makeRecordText(record));
    },
  };
}
