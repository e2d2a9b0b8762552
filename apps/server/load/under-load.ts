/** Started by child.ts: a server under load in its own process, ours or the bare baseline. */
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type WebSocket, WebSocketServer } from 'ws';
import { startServer } from '../src/ops/server.ts';
import { defaultLimits, limitsPerAddress } from '../src/ops/settings.ts';
import { openStore } from '../src/store/open.ts';
import type { Vitals } from './child.ts';
import type { Exchange } from './tables.ts';

const [, , kind, folder, url] = process.argv as unknown as [
  string,
  string,
  'casefile' | 'bare',
  string,
  string,
];

/** Practically no limit: all load comes from one address, faster than people. */
const much = { max: 1e9, windowMs: 1000 };
async function casefile(): Promise<number> {
  const limits = {
    ...defaultLimits,
    ...limitsPerAddress(100_000),
    requests: much,
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
    databaseUrl: url || null,
    origins: [],
    proxies: 0,
    metricsPort: null,
    keepDays: null,
    web: null,
    limits,
  };
  return (await startServer(settings, await openStore(url ? { url } : { folder }), () => {})).port;
}

/**
 * The first message of a socket names its group. For every later one, the group's sockets receive what our server sent
 * for such a command.
 */
function bare(): Promise<number> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  const groups = new Map<string, WebSocket[]>();
  let commands = 0;
  server.on('connection', (socket) => {
    let group: WebSocket[] | null = null;
    socket.on('message', (data) => {
      const text = String(data);
      if (group === null) {
        group = groups.get(text) ?? [];
        group.push(socket);
        groups.set(text, group);
        return;
      }
      const { heard } = exchanges[commands++ % exchanges.length]!;
      for (const [i, texts] of heard.entries()) for (const each of texts) group[i]!.send(each);
    });
  });
  return new Promise((resolve) =>
    server.on('listening', () => resolve((server.address() as AddressInfo).port)),
  );
}

/** The live heap, after a garbage collection. */
function heapAlive(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

let exchanges: readonly Exchange[] = [];
process.on('message', (message: 'vitals' | 'heap' | { readonly exchanges: readonly Exchange[] }) => {
  if (typeof message === 'object') ({ exchanges } = message);
  const heap = message === 'heap' ? { heap: heapAlive() } : {};
  const { user, system } = process.cpuUsage();
  process.send!({ cpu: (user + system) / 1000, rss: process.memoryUsage.rss(), ...heap } satisfies Vitals);
});
process.on('disconnect', () => process.exit(0));
process.send!({ port: await (kind === 'bare' ? bare() : casefile()) });
