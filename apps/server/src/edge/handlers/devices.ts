/** One-time things: tickets for sockets, codes for a second device. */
import type { DeviceCode, TakeOver, Ticket } from '@casefile/protocol/http';
import { isOver } from '../identity.ts';
import type { Parts } from '../parts.ts';
import { type Handlers, refuse } from '../router.ts';
import { hashToken, mintCode, mintTicket, plainCode } from '../tokens.ts';
import { change, tokensOf } from './sessions.ts';
import { mayLook, renewed, suspectOf, tableOf } from './tables.ts';

/** A ticket lets in what its token would have let in. */
const ticketKinds = { seat: 'ticket-seat', host: 'ticket-host', watch: 'ticket-watch' } as const;
const ticketMs = 30_000;
const codeMs = 600_000;

export function devices(parts: Parts): Pick<Handlers, 'ticket' | 'deviceCode' | 'takeOver'> {
  const { store, guests, now } = parts;
  return {
    async ticket({ caller, table }): Promise<Ticket> {
      const { kind, person, hash } = caller!;
      mayLook((await tableOf(parts, table)).state, caller!);
      const ticket = mintTicket(hash);
      const expires = now() + ticketMs;
      const good = ticketKinds[kind as keyof typeof ticketKinds];
      await change(store, [{ hash: hashToken(ticket), kind: good, table, person, expires }], []);
      return { ticket, expires };
    },

    async deviceCode({ caller, table }): Promise<DeviceCode> {
      const { person } = caller!;
      const code = mintCode();
      const expires = now() + codeMs;
      const old = await tokensOf(store, table, person, ['code']);
      const row = { hash: hashToken(plainCode(code)), kind: 'code' as const, table, person, expires };
      await change(store, [row], old);
      return { code, expires };
    },

    async takeOver({ body }) {
      const { code } = body as TakeOver;
      const row = await store.takeToken(hashToken(plainCode(code)));
      if (row === null || row.kind !== 'code' || isOver(row, now()))
        return refuse(404, 'no-such-code', 'This code is not valid, or not any more. Ask for a new one.');
      const { table, person } = row;
      const { state } = await tableOf(parts, table);
      const old = await tokensOf(store, table, person);
      const tokens = await renewed(parts, state, person, old, ['seat', 'host', 'resume']);
      guests.end(table, old, 'taken-over');
      const { name = '' } = state.people[person] ?? {};
      return { table, person, name, suspect: suspectOf(state, person), tokens };
    },
  };
}
