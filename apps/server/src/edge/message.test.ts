import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { messageOf } from './message.ts';

test('texts of every length of a head arrive as they were, one after the other', async () => {
  const texts = ['', 'é', 'x'.repeat(125), 'x'.repeat(126), '€'.repeat(21_845), '€'.repeat(21_846), 'last'];
  const lengths = texts.map((text) => Buffer.byteLength(text));
  expect(lengths).toEqual([0, 2, 125, 126, 65_535, 65_538, 4]);
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  await once(server, 'listening');
  server.on('connection', (_, { socket }: { socket: Duplex }) => {
    for (const text of texts) socket.write(messageOf(text));
  });
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  await new Promise<void>((resolve) => {
    client.on('message', (data, isBinary) => {
      heard.push(isBinary ? 'binary' : String(data));
      if (heard.length === texts.length) resolve();
    });
  });
  expect(heard).toEqual(texts);
  client.terminate();
  server.close();
});
