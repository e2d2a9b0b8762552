/** Clients and servers of different releases: an outdated client is told so. */
import { once } from 'node:events';
import { type ClientEnd, socketTransport, TableClient } from '@casefile/client';
import { editionById } from '@casefile/editions';
import { protocolVersion } from '@casefile/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { call, openTable, type Player } from '../support/player.ts';
import { type Serving, serve } from '../support/serving.ts';

let serving: Serving;
let ada: Player;
beforeAll(async () => {
  serving = await serve();
  ada = await openTable(serving.origin, { edition: 'speed', name: 'Ada', suspect: 'scarlet' });
});
afterAll(() => serving.stop());

/** The first message after a hello with this version, or without one. */
async function greet(hello: object): Promise<unknown> {
  const path = `/api/tables/${ada.session.table}/tickets`;
  const { ticket } = (await call(serving.origin, 'POST', path, {}, ada.token)).body;
  const socket = new WebSocket(`${serving.origin.replace('http', 'ws')}/api/socket`);
  await once(socket, 'open');
  const heard = once(socket, 'message');
  socket.send(JSON.stringify({ t: 'hello', ticket, since: -1, ...hello }));
  const [text] = await heard;
  socket.terminate();
  return JSON.parse(String(text));
}

test('refuses any older protocol version as outdated', async () => {
  for (const protocol of [-1, 0, protocolVersion - 1])
    expect(await greet({ protocol })).toEqual({ t: 'bye', why: 'outdated' });
});

test('accepts the same, a newer or no version, and announces its own', async () => {
  for (const hello of [{ protocol: protocolVersion }, { protocol: protocolVersion + 1 }, {}])
    expect(await greet(hello)).toMatchObject({ t: 'welcome', protocol: protocolVersion });
});

test('refuses an invalid version', async () => {
  for (const protocol of ['1', 1.5, null, 1e300, [], {}])
    expect(await greet({ protocol })).toEqual({ t: 'bye', why: 'denied' });
});

test('an old client is told once that the server is newer, and does not reconnect', async () => {
  const ends: ClientEnd[] = [];
  let lines = 0;
  const { table } = ada.session;
  const line = socketTransport({
    origin: serving.origin,
    table,
    token: ada.token,
    protocol: protocolVersion - 1,
  });
  const client = new TableClient({
    openTransport: (since, events) => {
      lines++;
      return line(since, events);
    },
    findEdition: editionById,
    table,
    timings: { firstRetryMs: 10, maxRetryMs: 10 },
    on: { ended: (end) => void ends.push(end) },
  });
  client.connect();
  const asked = client.do({ do: 'say', phrase: 'hello' });
  // Earlier requests still get an answer.
  await expect(asked).rejects.toThrow('newer-server');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(ends).toEqual([{ why: 'newer-server', trouble: null }]);
  expect(lines).toBe(1);
});
