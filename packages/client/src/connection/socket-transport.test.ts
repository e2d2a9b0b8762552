/** Servers that take a connection and then never answer, as behind a dead mobile network. */
import { once } from 'node:events';
import { createServer, type Socket as TcpSocket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fetchWithin, makeApi } from './http.ts';
import { type Socket, socketTransport } from './socket-transport.ts';

const taken = new Set<TcpSocket>();
const silent = createServer((socket) => {
  taken.add(socket);
  socket.on('error', () => {});
  socket.on('close', () => taken.delete(socket));
  socket.resume();
});
let origin = '';
beforeEach(async () => {
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  origin = `http://127.0.0.1:${address.port}`;
});
afterEach(async () => {
  for (const socket of taken) socket.destroy();
  silent.close();
  await once(silent, 'close');
});

const events = { heard() {}, closed() {} };
const options = { table: 'T', token: 'token' };
const offline = { ok: false, why: 'offline', isFinal: false };
const ticket = async () => ({ ok: true, value: { ticket: 'cft_ticket', expires: 0 } }) as const;

test('a request that is never answered ends, and may be repeated', { timeout: 10_000 }, async () => {
  const api = makeApi(origin, fetchWithin(100));
  expect(await socketTransport({ ...options, origin, api })(-1, events)).toEqual(offline);
});

/** A socket that opens when it is told to. */
function fakeSocket() {
  const done: string[] = [];
  const socket: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
    send: (text) => void done.push(text),
    close: () => void done.push('close'),
  };
  return { done, socket };
}

test('a socket that never opens is given up, and may be opened again', async () => {
  const api = { ticket };
  expect(await socketTransport({ ...options, origin, api, openingMs: 50 })(-1, events)).toEqual(offline);
  const { done, socket } = fakeSocket();
  const open = socketTransport({ ...options, origin, api, openingMs: 50, makeSocket: () => socket });
  expect(await open(-1, events)).toEqual(offline);
  expect(done).toEqual(['close']);
  // Too late: another one is being opened by now.
  socket.onopen?.();
  expect(done).toEqual(['close', 'close']);
});

test('a socket that has opened is not given up', async () => {
  const { done, socket } = fakeSocket();
  const makeSocket = () => socket;
  const opening = socketTransport({ ...options, origin, api: { ticket }, openingMs: 50, makeSocket })(
    0,
    events,
  );
  await expect.poll(() => socket.onopen, { interval: 1 }).not.toBeNull();
  socket.onopen?.();
  expect(await opening).toMatchObject({ ok: true });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(done).toHaveLength(1);
  expect(JSON.parse(done[0]!)).toMatchObject({ t: 'hello', since: 0 });
});
