/** One-time things: tickets for sockets, codes for a second device. */
import type { DeviceCode, TakeOver, Ticket } from '@casefile/protocol/http';
import type { Parts } from '../parts.ts';
import { type Handlers, refuse } from '../router.ts';
import { hashToken, mintCode, mintId, plainCode } from '../tokens.ts';
import { change, tokensOf } from './sessions.ts';
import { renewed, tableOf } from './tables.ts';

/** A ticket lets in what its token would have let in. */
const ticketKinds = { seat: 'ticket-seat', host: 'ticket-host', watch: 'ticket-watch' } as const;
const ticketMs = 30_000;
const codeMs = 600_000;

export function devices(parts: Parts): Pick<Handlers, 'ticket' | 'deviceCode' | 'takeOver'> {
  const { store, sockets, now } = parts;
  return {
    async ticket({ caller, table }): Promise<Ticket> {
      const { kind, person } = caller!;
      const ticket = mintId() + mintId();
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
      if (row === null || row.kind !== 'code' || row.expires! <= now())
        return refuse(404, 'no-such-code', 'This code is not valid, or not any more. Ask for a new one.');
      const { table, person } = row;
      const { state } = await tableOf(parts, table);
      const old = await tokensOf(store, table, person);
      const tokens = await renewed(parts, state, person, old, ['seat', 'host', 'resume']);
      sockets.end(table, person, 'taken-over');
      const { name = '' } = state.people[person] ?? {};
      const suspect = state.chairs.find(({ people }) => people.includes(person))?.suspect ?? null;
      return { table, person, name, suspect, tokens };
    },
  };
}
