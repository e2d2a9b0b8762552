/** Three real server processes on one real PostgreSQL, reached through a proxy that can fail. */

import type { Entry } from '@casefile/protocol';
import { afterAll, afterEach, beforeAll, test } from 'vitest';
import { type PostgresServer, startPostgres } from '../../../load/postgres-server.ts';
import { startProxy, type TestProxy } from '../../../src/store/test/proxy.ts';
import { call, openTable, Player, sitDown } from '../player.ts';
import { type ServerProcess, startProcess } from '../processes.ts';

export interface Cluster {
  readonly postgres: PostgresServer;
  readonly proxy: TestProxy;
  /** The origin of one of the processes. */
  at(i: number): string;
}

/** Starts before the tests of a file and ends after them. Its tests are skipped without PostgreSQL. */
export function cluster(): Cluster & { test(name: string, does: () => Promise<void>): void } {
  let postgres: PostgresServer | null = null;
  let proxy: TestProxy | undefined;
  let servers: ServerProcess[] = [];
  beforeAll(async () => {
    try {
      postgres = await startPostgres();
    } catch (error) {
      console.log(`No PostgreSQL on this machine, so several processes are not tried: ${String(error)}`);
      return;
    }
    proxy = await startProxy(postgres.url);
    const { url } = proxy;
    // The first one migrates the database.
    const first = await startProcess({ url });
    servers = [first, ...(await Promise.all([1, 2].map(() => startProcess({ url }))))];
  }, 120_000);
  // Even after a failure: the next test would find the database frozen.
  afterEach(() => proxy?.thaw());
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()));
    proxy?.close();
    await postgres?.end();
  }, 60_000);
  return {
    get postgres() {
      return postgres!;
    },
    get proxy() {
      return proxy!;
    },
    at: (i) => servers[i]!.origin,
    test: (name, does) =>
      test(name, { timeout: 60_000 }, async ({ skip }) => {
        if (postgres === null) return skip('no PostgreSQL on this machine');
        await does();
      }),
  };
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Posts to the table of this player. */
export const postTo = (
  origin: string,
  { session }: Player,
  path: string,
  token?: string,
  body: unknown = {},
) => call(origin, 'POST', `/api/tables/${session.table}${path}`, body, token);

export const entriesAt = async (origin: string, { session, token }: Player): Promise<Entry[]> =>
  (await call(origin, 'GET', `/api/tables/${session.table}/entries`, undefined, token)).body.entries;

/** The same seat, connected to another process. */
export const elsewhere = (origin: string, { session, seed }: Player): Player =>
  new Player(origin, session, seed);

/** Opens a game of three people, each at a different process. */
export async function gameAcross(
  { at }: Cluster,
  terms: object = {},
): Promise<readonly [Player, Player, Player]> {
  const ada = await openTable(at(0), { edition: 'speed', name: 'Ada', suspect: 'scarlet', terms });
  const ben = await sitDown(at(1), ada.session.table, { name: 'Ben' });
  const cy = await sitDown(at(2), ada.session.table, { name: 'Cy' });
  const players = [ada, ben, cy] as const;
  await Promise.all(players.map((player) => player.connect()));
  const start = { id: 's', v: 10_000, command: { do: 'start' } };
  const { status } = await postTo(at(0), ada, '/commands', ada.session.tokens.host, start);
  if (status !== 200) throw new Error(`The game did not start: ${status}`);
  await Promise.all(players.map((player) => player.until(({ position }) => position !== null)));
  return players;
}
