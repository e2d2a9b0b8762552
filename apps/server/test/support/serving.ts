/** A real server on a free port with a folder of its own, for tests. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '../../src/host/ports.ts';
import type { Log } from '../../src/ops/log.ts';
import { type Server, startServer } from '../../src/ops/server.ts';
import { defaultLimits, type Limits, limitsPerAddress, type Settings } from '../../src/ops/settings.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';

export interface Serving {
  readonly origin: string;
  readonly port: number;
  readonly store: Store;
  readonly server: Server;
  readonly settings: Settings;
  stop(): Promise<void>;
}

/** Tests play faster than people and all come from one address. */
export const roomyLimits: Limits = {
  ...defaultLimits,
  ...limitsPerAddress(10_000),
  requests: { max: 1e6, windowMs: 1000 },
  player: { max: 1e6, windowMs: 1000 },
  spectator: { max: 1e6, windowMs: 1000 },
  chat: { max: 1e6, windowMs: 1000 },
  joins: { max: 1e6, windowMs: 1000 },
  tables: { max: 1e6, windowMs: 1000 },
  streams: { max: 1e6, windowMs: 1000 },
  records: { maxPerAddress: 100, max: 100, budgetMs: 1e9, windowMs: 1000 },
};

export const settingsFor = (folder: string): Settings => ({
  host: '127.0.0.1',
  port: 0,
  data: folder,
  databaseUrl: null,
  origins: [],
  proxies: 0,
  metricsPort: null,
  keepDays: null,
  web: null,
  limits: roomyLimits,
});

export async function serve(
  settings: Partial<Settings> = {},
  log: Log = () => {},
  clock?: Clock,
): Promise<Serving> {
  const folder = await mkdtemp(join(tmpdir(), 'casefile-'));
  const store = await openStore({ folder });
  const all: Settings = { ...settingsFor(folder), ...settings };
  const server = await startServer(all, store, log, clock);
  return {
    origin: `http://127.0.0.1:${server.port}`,
    port: server.port,
    store,
    server,
    settings: all,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
