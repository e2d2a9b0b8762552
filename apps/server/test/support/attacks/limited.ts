/** Servers with tight limits and sockets to them, for tests that exceed the limits. */
import { afterEach } from 'vitest';
import { WebSocket } from 'ws';
import type { Limits } from '../../../src/ops/settings.ts';
import { roomyLimits, type Serving, serve } from '../serving.ts';

const running: Serving[] = [];
afterEach(async () => {
  for (const serving of running.splice(0)) await serving.stop();
});

/** Roomy limits except these; stopped after the test. */
export async function serveWith(limits: Partial<Limits>): Promise<Serving> {
  const serving = await serve({ limits: { ...roomyLimits, ...limits } });
  running.push(serving);
  return serving;
}

export const socketTo = ({ origin }: Serving): WebSocket => {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`);
  socket.on('error', () => {});
  return socket;
};

export const opened = (socket: WebSocket): Promise<void> =>
  new Promise((resolve) => socket.once('open', () => resolve()));

export const closeCode = (socket: WebSocket): Promise<number> =>
  new Promise((resolve) => socket.once('close', (code) => resolve(code)));
