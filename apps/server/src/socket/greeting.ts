/** The hello of a socket: redeems its ticket and connects it to its table. */
import type { ClientFrame, ServerFrame } from '@casefile/protocol';
import { isOver } from '../http/identity.ts';
import { hashToken, tokenOfTicket } from '../http/tokens.ts';
import type { TokenKind } from '../store/store.ts';
import type { Role, Who } from '../table/people/who.ts';
import type { SocketClient } from './client.ts';
import type { Bye } from './connections.ts';
import type { SocketParts } from './sockets.ts';

type Hello = Pick<Extract<ClientFrame, { t: 'hello' }>, 'ticket' | 'since'>;

const rolesOf: Partial<Record<TokenKind, Role>> = {
  'ticket-seat': 'seat',
  'ticket-host': 'host',
  'ticket-watch': 'watch',
};

export async function greet(
  parts: SocketParts,
  client: SocketClient,
  { ticket, since }: Hello,
  address: string,
): Promise<void> {
  const { host, connections, store, openers } = parts;
  if (client.connection !== null || client.isGreeting) return client.bye('denied');
  client.isGreeting = true;
  const found = await redeem(parts, ticket);
  if (found === null) return client.bye('denied');
  const { table, person, role, hash } = found;
  const who: Who = { person, roles: [role] };
  const subscription = await host.connect(table, { who, send: (frames) => send(client, frames) }, since);
  if (typeof subscription === 'string') return client.bye('denied');
  const connection = {
    table,
    person,
    hash,
    who,
    rateKey: `${table} ${person}`,
    kind: role,
    isWatching: role === 'watch',
    subscription,
    bye: (why: Bye) => client.bye(why),
  };
  connections.add(connection);
  openers.note(table, address);
  client.enter(connection);
  // The token may have been revoked in between, before this socket could be found.
  if ((await store.token(hash)) === null) await connections.recheckAt(table);
}

/** The table service may end a subscription too, when a table is deleted. */
function send(client: SocketClient, frames: readonly ServerFrame[]): void {
  const bye = frames.find((frame) => frame.t === 'bye');
  if (bye === undefined) client.send(frames);
  else client.bye(bye.why);
}

/** The rights of a ticket, valid only while its token is. */
async function redeem({ store, now }: SocketParts, ticket: string) {
  const hash = tokenOfTicket(ticket);
  if (hash === null) return null;
  const row = await store.takeToken(hashToken(ticket));
  const role = row === null ? undefined : rolesOf[row.kind];
  if (row === null || role === undefined || isOver(row, now())) return null;
  const token = await store.token(hash);
  return token === null || isOver(token, now()) ? null : { ...row, role, hash };
}
