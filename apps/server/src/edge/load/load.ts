/** What a server does under load, beside a bare one that passes the same messages on. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bareLoad } from './bare.ts';
import { ServerChild } from './child.ts';
import { type LoadSize, pace } from './pace.ts';
import { type Exchange, LoadTable } from './tables.ts';

export interface LoadResult {
  /** From a command to the last socket of its table, in milliseconds. */
  readonly times: readonly number[];
  readonly perSecond: number;
  readonly dropped: number;
  readonly refused: number;
  /** Bytes of memory when all was done. */
  readonly rss: number;
  /** Milliseconds of processor for each command, and for each in the bare server. */
  readonly cpu: number;
  readonly bareCpu: number;
}

/** So many commands with all that was sent for them are kept for the bare server. */
const exchangesKept = 500;
/** The bare one has nothing that would need a minute to show. */
const bareSeconds = 30;

/** Opens tables, a few at a time, as a real server would get them. */
export async function openTables(origin: string, count: number): Promise<LoadTable[]> {
  const tables: LoadTable[] = [];
  const opening = async (): Promise<void> => {
    while (tables.length < count) {
      const at = tables.length++;
      tables[at] = await LoadTable.open(origin);
    }
  };
  await Promise.all(Array.from({ length: 8 }, opening));
  return tables;
}

/** Runs with a server that has an empty folder of its own. */
export async function withServer<T>(does: (child: ServerChild, origin: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'casefile-load-'));
  const child = await ServerChild.start('casefile', folder);
  try {
    return await does(child, `http://127.0.0.1:${child.port}`);
  } finally {
    await child.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function underLoad(size: LoadSize): Promise<LoadResult> {
  const exchanges: Exchange[] = [];
  const ours = await withServer(async (child, origin) => {
    const tables = await openTables(origin, size.tables);
    // What the start has cost is not what playing costs.
    for (const table of tables) await table.act();
    const before = await child.ask('vitals');
    const times: number[] = [];
    const going: Promise<void>[] = [];
    let next = 0;
    await pace(size, () => {
      for (let tries = 0; tries < tables.length; tries++) {
        const table = tables[next++ % tables.length]!;
        if (table.isWaiting) continue;
        going.push(table.act().then((ms) => void times.push(ms)));
        if (exchanges.length < exchangesKept) exchanges.push(table.exchange);
        return;
      }
    });
    await Promise.race([Promise.all(going), new Promise((resolve) => setTimeout(resolve, 10_000).unref())]);
    const { cpu, rss } = await child.ask('vitals');
    const sum = (what: 'dropped' | 'refused'): number => tables.reduce((all, table) => all + table[what], 0);
    const [dropped, refused] = [sum('dropped'), sum('refused')];
    for (const table of tables) table.close();
    return {
      times,
      perSecond: times.length / size.seconds,
      dropped,
      refused,
      rss,
      cpu: (cpu - before.cpu) / times.length,
    };
  });
  const bare = { ...size, rate: ours.perSecond, seconds: Math.min(size.seconds, bareSeconds) };
  return { ...ours, bareCpu: await bareLoad(bare, exchanges) };
}
