/** Requests about a player's table with one of their tokens, and what a socket gets for a ticket. */
import { WebSocket } from 'ws';
import { call, openTable, type Player, type Reply, sitDown } from './player.ts';

export const at = ({ session }: Player, path = ''): string => `/api/tables/${session.table}${path}`;

export const post = (
  player: Player,
  path: string,
  token: string | undefined,
  body: unknown = {},
): Promise<Reply> => call(player.origin, 'POST', at(player, path), body, token);

/** By the host's token, unless another is given. */
export const command = (player: Player, what: object, token = player.session.tokens.host): Promise<Reply> =>
  post(player, '/commands', token, { id: `x${Math.random()}`, v: 1000, command: what });

export const seatIn = ({ body }: Reply): string | undefined => body?.tokens?.seat;

export const ticketFor = async (player: Player, token: string): Promise<string> =>
  (await post(player, '/tickets', token)).body.ticket;

/** A host and two others at a table that has not begun. */
export async function sitting(origin: string): Promise<{ host: Player; bob: Player; cy: Player }> {
  const host = await openTable(origin, { edition: 'speed', name: 'Ada', suspect: 'scarlet' });
  const { table } = host.session;
  return {
    host,
    bob: await sitDown(origin, table, { name: 'Bob' }),
    cy: await sitDown(origin, table, { name: 'Cy' }),
  };
}

/** The server's reaction to a hello. */
export function greet(origin: string, ticket: string): Promise<string> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`);
  return new Promise((resolve) => {
    socket.on('open', () => socket.send(JSON.stringify({ t: 'hello', ticket, since: -1 })));
    socket.once('message', (data) => {
      const { t, why } = JSON.parse(String(data));
      resolve(why ?? t);
      socket.terminate();
    });
    socket.on('error', () => resolve('refused'));
  });
}
