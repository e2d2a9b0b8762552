/** The same load on several processes that share one PostgreSQL, started for this purpose. */

import { ServerChild } from './child.ts';
import { openTables, Play } from './load.ts';
import { type LoadSize, pace } from './pace.ts';
import { startPostgres } from './postgres-server.ts';

export interface PostgresLoad {
  /** From a command to the last socket of its table, in milliseconds; the sockets of a table are at all processes. */
  readonly times: readonly number[];
  readonly perSecond: number;
  readonly dropped: number;
  /** Processor milliseconds per command, of all processes together, without the database. */
  readonly cpu: number;
}

/** The warm-up share of the time, which does not count. */
const warmUp = 0.3;

export async function underPostgres(size: LoadSize, processes: number): Promise<PostgresLoad> {
  const postgres = await startPostgres();
  const children: ServerChild[] = [];
  const spent = async (): Promise<number> =>
    (await Promise.all(children.map((child) => child.ask()))).reduce((sum, { cpu }) => sum + cpu, 0);
  try {
    // One after the other: the first one migrates the database.
    for (let i = 0; i < processes; i++) children.push(await ServerChild.start('casefile', '', postgres.url));
    const origins = children.map(({ port }) => `http://127.0.0.1:${port}`);
    const tables = await openTables(origins, size.tables);
    const play = new Play(tables);
    await pace({ ...size, seconds: size.seconds * warmUp }, () => play.step());
    await play.settled();
    play.times = [];
    const before = await spent();
    await pace(size, () => play.step());
    await play.settled();
    const cpu = ((await spent()) - before) / play.times.length;
    for (const table of tables) table.close();
    const { times } = play;
    return { times, perSecond: times.length / size.seconds, dropped: play.sum('dropped'), cpu };
  } finally {
    await Promise.all(children.map((child) => child.end()));
    await postgres.end();
  }
}
