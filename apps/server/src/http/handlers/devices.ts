/** Single-use tokens: tickets for sockets, codes for a second device. */
import type { DeviceCode, Ticket } from '@casefile/protocol/http';
import type { Parts } from '../../ops/parts.ts';
import type { RouteHandlers } from '../call.ts';
import { isOver } from '../identity.ts';
import { refuse } from '../router.ts';
import { hashToken, mintCode, mintTicket, plainCode } from '../tokens.ts';
import { addToken, change, endsAtTakeOver, renew } from './sessions.ts';
import { mayLook, suspectOf, tableOf } from './tables.ts';

/** A ticket grants what its token grants. */
const ticketKinds = { seat: 'ticket-seat', host: 'ticket-host', watch: 'ticket-watch' } as const;
const ticketMs = 30_000;
const codeMs = 600_000;

const noSuchCode = (): never =>
  refuse(404, 'no-such-code', 'This code is not valid, or no longer valid. Ask for a new one.');

export function devices(parts: Parts): Pick<RouteHandlers, 'ticket' | 'deviceCode' | 'takeOver'> {
  const { store, now } = parts;
  return {
    async ticket({ caller, table }): Promise<Ticket> {
      const { kind, person, hash } = caller;
      mayLook((await tableOf(parts, table)).state, caller);
      const ticket = mintTicket(hash);
      const expires = now() + ticketMs;
      await change(
        store,
        [{ hash: hashToken(ticket), kind: ticketKinds[kind], table, person, expires }],
        [],
        now(),
      );
      return { ticket, expires };
    },

    async deviceCode({ caller, table }): Promise<DeviceCode> {
      const { person } = caller;
      const code = mintCode();
      const expires = now() + codeMs;
      await addToken(parts, caller, {
        hash: hashToken(plainCode(code)),
        kind: 'code',
        table,
        person,
        expires,
      });
      return { code, expires };
    },

    async takeOver({ body }) {
      const { code } = body;
      const row = await store.token(hashToken(plainCode(code)));
      if (row === null || row.kind !== 'code' || isOver(row, now())) return noSuchCode();
      const { table, person } = row;
      const { state } = await tableOf(parts, table);
      const wanted = ['seat', 'host', 'resume'] as const;
      const tokens = await renew(parts, {
        state,
        person,
        wanted,
        ends: endsAtTakeOver,
        by: row.hash,
        gone: noSuchCode,
      });
      const { name = '' } = state.people[person] ?? {};
      return { table, person, name, suspect: suspectOf(state, person), tokens };
    },
  };
}
