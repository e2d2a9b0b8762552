/** Measures a server under load, in turns with the bare baseline. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BareServer } from './bare.ts';
import { ServerChild } from './child.ts';
import { type LoadSize, pace } from './pace.ts';
import { type Exchange, LoadTable } from './tables.ts';

export interface LoadResult {
  /** From a command to the last socket of its table, in milliseconds. */
  readonly times: readonly number[];
  readonly perSecond: number;
  readonly dropped: number;
  readonly refused: number;
  /** Bytes of memory at the end. */
  readonly rss: number;
  /** Processor milliseconds per command in each turn, and the baseline's. */
  readonly cpu: readonly number[];
  readonly bareCpu: readonly number[];
}

/** The number of commands recorded for the baseline. */
const exchangesKept = 500;
/** The number of turns per server, and the number of warm-up turns. */
const turns = 8;
const warmUps = 4;

/** Opens tables, a few at a time, at each server in turn. */
export async function openTables(origins: readonly string[], count: number): Promise<LoadTable[]> {
  const tables: LoadTable[] = [];
  const opening = async (): Promise<void> => {
    while (tables.length < count) {
      const at = tables.length++;
      const first = at % origins.length;
      tables[at] = await LoadTable.open([...origins.slice(first), ...origins.slice(0, first)]);
    }
  };
  await Promise.all(Array.from({ length: 8 }, opening));
  return tables;
}

/** Runs a task with a server on an empty folder. */
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

/** Cycles through the tables that are not waiting for an answer. */
export class Play {
  readonly #tables: readonly LoadTable[];
  #next = 0;
  going: Promise<void>[] = [];
  times: number[] = [];
  readonly exchanges: Exchange[] = [];

  constructor(tables: readonly LoadTable[]) {
    this.#tables = tables;
  }

  step(): void {
    for (let tries = 0; tries < this.#tables.length; tries++) {
      const table = this.#tables[this.#next++ % this.#tables.length]!;
      if (table.isWaiting) continue;
      this.going.push(table.act().then((ms) => void this.times.push(ms)));
      if (this.exchanges.length < exchangesKept) this.exchanges.push(table.exchange);
      return;
    }
  }

  async settled(): Promise<void> {
    const deadline = new Promise((resolve) => setTimeout(resolve, 10_000).unref());
    await Promise.race([Promise.all(this.going), deadline]);
    this.going = [];
  }

  sum(what: 'dropped' | 'refused'): number {
    return this.#tables.reduce((all, table) => all + table[what], 0);
  }
}

/** Processor milliseconds of a server while it is sent this. */
async function cpuOf(child: ServerChild, does: () => Promise<void>): Promise<number> {
  const before = await child.ask();
  await does();
  return (await child.ask()).cpu - before.cpu;
}

/** In turns, so that other load on the machine affects both alike. */
export function underLoad(size: LoadSize): Promise<LoadResult> {
  return withServer(async (child, origin) => {
    const tables = await openTables([origin], size.tables);
    const play = new Play(tables);
    const turn = { rate: size.rate, seconds: size.seconds / turns };
    // The cost of starting and compiling does not count.
    for (let i = 0; i < warmUps; i++) await pace(turn, () => play.step());
    await play.settled();
    play.times = [];
    const bare = await BareServer.open(size.tables, play.exchanges);
    try {
      for (let i = 0; i < warmUps; i++) await pace(turn, () => bare.send());
      const cpu: number[] = [];
      const bareCpu: number[] = [];
      for (let i = 0; i < turns; i++) {
        const [played, sent] = [play.times.length, bare.sent];
        const ours = await cpuOf(child, async () => {
          await pace(turn, () => play.step());
          await play.settled();
        });
        cpu.push(ours / (play.times.length - played));
        const theirs = await cpuOf(bare.child, () => pace(turn, () => bare.send()));
        bareCpu.push(theirs / (bare.sent - sent));
      }
      const { times } = play;
      return {
        times,
        perSecond: times.length / size.seconds,
        dropped: play.sum('dropped'),
        refused: play.sum('refused'),
        rss: (await child.ask()).rss,
        cpu,
        bareCpu,
      };
    } finally {
      await bare.close();
      for (const table of tables) table.close();
    }
  });
}
