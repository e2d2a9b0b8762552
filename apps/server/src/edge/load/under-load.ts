/** Started by load.ts: a server under load in a process of its own, ours or a bare one that only passes texts on. */
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { openStore } from '../../store/open.ts';
import { startServer } from '../server.ts';
import { defaultLimits } from '../settings.ts';

const [, , kind, folder] = process.argv as unknown as [string, string, 'casefile' | 'bare', string];

/** All load comes from one address, and faster than people. */
const much = { most: 1e9, within: 1000 };
async function casefile(): Promise<number> {
  const limits = {
    ...defaultLimits,
    socketsPerAddress: 100_000,
    player: much,
    spectator: much,
    chat: much,
    joins: much,
    tables: much,
  };
  const settings = {
    host: '127.0.0.1',
    port: 0,
    data: folder,
    databaseUrl: null,
    origins: [],
    proxies: 0,
    metricsPort: null,
    keepDays: null,
    web: null,
    limits,
  };
  return (await startServer(settings, await openStore({ folder }), () => {})).port;
}

/** The first message of a socket is its group; every later one is answered, and passed on to its group as a text of this length. */
function bare(): Promise<number> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  const groups = new Map<string, Set<{ send(text: string): void }>>();
  server.on('connection', (socket) => {
    let group: Set<{ send(text: string): void }> | null = null;
    socket.on('message', (data) => {
      const text = String(data);
      if (group === null) {
        group = groups.get(text) ?? new Set();
        groups.set(text, group.add(socket));
        return;
      }
      const { length, body } = JSON.parse(text) as { length: number; body: unknown };
      const frame = JSON.stringify({ t: 'entry', body }).padEnd(length);
      for (const other of group) other.send(frame);
      socket.send('{"t":"ok","id":"c1234","n":123}');
    });
  });
  return new Promise((resolve) =>
    server.on('listening', () => resolve((server.address() as AddressInfo).port)),
  );
}

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send!({ cpu: (user + system) / 1000, rss: process.memoryUsage.rss() });
});
process.on('disconnect', () => process.exit(0));
process.send!({ port: await (kind === 'bare' ? bare() : casefile()) });
