/** Appends of many tables: group commits off the event loop, compared with one blocking commit each. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type ChainTip, defaultTerms, type Entry, makeRows, noRows } from '@casefile/protocol';
import { platformHashing } from '@casefile/server/store/hashing';
import { commitTogether } from '@casefile/server/store/sqlite/commit';
import { connect, fileIn, migrate, prepareFolder } from '@casefile/server/store/sqlite/file/open';
import { openSqliteStore } from '@casefile/server/store/sqlite/sqlite-store';
import { makeWriter } from '@casefile/server/store/sqlite/writes';
import type { Appended, Write } from '@casefile/server/store/store';
import type { Benchmark } from './benchmark.ts';
import { median, percentile } from './clock.ts';

const tables = 64;
const appends = 3000;
const seed = '5eed'.repeat(16);
const text = 'x'.repeat(600);

interface Target {
  readonly nextCommitSlot?: () => Promise<void>;
  readonly append: (write: Write) => Promise<Appended>;
  readonly close: () => Promise<void> | void;
}
interface Run {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  readonly stall: number;
}

const inGroups = (folder: string): Promise<Target> => openSqliteStore({ folder });

/** The baseline: the same file and statements, but each append blocks the main thread until the disk is done. */
async function oneByOne(folder: string): Promise<Target> {
  prepareFolder(folder);
  const db = connect(fileIn(folder));
  migrate(db, fileIn(folder), 0);
  const apply = makeWriter(db, 'bench', true);
  return {
    async append(write) {
      await new Promise((turn) => setImmediate(turn));
      const outcome = commitTogether(db, apply, [{ do: 'append', write }])[0]!;
      return outcome.ok
        ? (outcome.value as Appended)
        : { ok: false, why: 'not-saved', detail: outcome.detail };
    },
    close: () => void db.close(),
  };
}

function writeAfter(table: string, tip: ChainTip): Write {
  const n = tip.n + 1;
  const entry: Entry =
    n > 0
      ? { n, at: n, is: 'wrote', person: 'p', text }
      : {
          n, at: 0, is: 'opened', table, edition: 'clue-2002', editionVersion: 1, options: {},
          terms: defaultTerms, commitment: '', host: { person: 'p', name: 'P' },
        }; // biome-ignore format: one entry
  return {
    table,
    after: tip.n,
    rows: makeRows(seed, tip, [entry], platformHashing),
    head: { table, phase: 'lobby', wake: null, touched: n },
    ...(n === 0 ? { secrets: { seed } } : {}),
  };
}

async function measure(openStore: (folder: string) => Promise<Target>): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'casefile-bench-'));
  const target = await openStore(folder);
  const times: number[] = [];
  let left = appends;
  const play = async (table: string): Promise<void> => {
    let tip = noRows;
    while (left-- > 0) {
      const write = writeAfter(table, tip);
      const began = performance.now();
      const answer = await target.append(write);
      if (!answer.ok) throw new Error(`The benchmark could not append: ${JSON.stringify(answer)}`);
      times.push(performance.now() - began);
      tip = { n: tip.n + 1, hash: write.rows[0]!.hash };
    }
  };
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  const began = performance.now();
  try {
    await Promise.all(Array.from({ length: tables }, (_, i) => play(`T${i}`)));
    const rate = times.length / ((performance.now() - began) / 1000);
    loop.disable();
    return { rate, p50: median(times), p99: percentile(times, 0.99), stall: loop.percentile(99) / 1e6 };
  } finally {
    await target.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The number of appends a second as people play, spread over the tables: none may wait for others to share its commit. */
const calm = 60;
const calmSeconds = 8;
/** The bytes that one append adds to SQLite's log. */
const bytesPerAppend = 12_288;
const bareFsync = 'a bare write and fsync on the same disk';
/** In memory, where an fsync costs nothing: the rest is our own time. */
const inMemory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

interface Calm {
  readonly appends: readonly number[];
  /** The time of a bare write of the same size with its fsync, to another file on the same disk. */
  readonly fsyncs: readonly number[];
}

/** The milliseconds of appends that arrive one at a time, sometimes two together. */
async function measureCalm(at: string): Promise<Calm> {
  const folder = mkdtempSync(join(at, 'casefile-bench-'));
  const target = await inGroups(folder);
  const bare = await open(join(folder, 'bare'), 'w');
  const bytes = Buffer.alloc(bytesPerAppend, 1);
  const appends: number[] = [];
  const fsyncs: number[] = [];
  const tips = new Map<string, ChainTip>();
  // Measured from when it was due: an append that blocks the main thread delays the next one.
  const append = async (table: string, due: number): Promise<void> => {
    const tip = tips.get(table) ?? noRows;
    const write = writeAfter(table, tip);
    tips.set(table, { n: tip.n + 1, hash: write.rows[0]!.hash });
    await target.nextCommitSlot?.();
    const answer = await target.append(write);
    if (!answer.ok) throw new Error(`The benchmark could not append: ${JSON.stringify(answer)}`);
    appends.push(performance.now() - due);
  };
  const sync = async (due: number): Promise<void> => {
    await bare.write(bytes);
    await bare.sync();
    fsyncs.push(performance.now() - due);
  };
  const reach = (due: number): Promise<void> =>
    new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
  try {
    const pending: Promise<void>[] = [];
    const began = performance.now();
    const pairMs = 2000 / calm;
    for (let i = 0; i < calmSeconds * calm; i++) {
      const due = began + Math.floor(i / 2) * pairMs + (i % 2) * 3;
      await reach(due);
      pending.push(append(`T${i % tables}`, due));
      if (i % 2 === 0) continue;
      await reach(due + pairMs / 2);
      pending.push(sync(due + pairMs / 2));
    }
    await Promise.all(pending);
    return { appends, fsyncs };
  } finally {
    await target.close();
    await bare.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
/** Measured in turns, so that the load of the disk affects both alike. */
async function compareStores(): Promise<{ ours: Run; theirs: Run }> {
  await measure(inGroups);
  const ours: Run[] = [];
  const theirs: Run[] = [];
  for (let round = 0; round < 3; round++) {
    ours.push(await measure(inGroups));
    theirs.push(await measure(oneByOne));
  }
  const middle = (runs: readonly Run[]): Run => ({
    rate: median(runs.map(({ rate }) => rate)),
    p50: median(runs.map(({ p50 }) => p50)),
    p99: median(runs.map(({ p99 }) => p99)),
    stall: median(runs.map(({ stall }) => stall)),
  });
  return { ours: middle(ours), theirs: middle(theirs) };
}

export function storeBenchmarks(): Benchmark[] {
  let compared: ReturnType<typeof compareStores> | undefined;
  const of = (what: keyof Run) => async () => {
    compared ??= compareStores();
    const { ours, theirs } = await compared;
    return { value: ours[what], ratio: ours[what] / theirs[what] };
  };
  const baseline = 'one blocking commit for each append';
  let calmOnDisk: Promise<Calm> | undefined;
  const calmly = (part: number) => async () => {
    calmOnDisk ??= measureCalm(tmpdir());
    const { appends: ours, fsyncs } = await calmOnDisk;
    const value = percentile(ours, part);
    return { value, ratio: value / percentile(fsyncs, part) };
  };
  return [
    { name: 'store/appends', unit: 'appends/s', baseline, goal: 1.5, measure: of('rate') },
    { name: 'store/p50', unit: 'ms', baseline, better: 'less', goal: 1, measure: of('p50') },
    { name: 'store/p99', unit: 'ms', baseline, better: 'less', goal: 1, measure: of('p99') },
    { name: 'store/event-loop-p99', unit: 'ms', baseline, better: 'less', goal: 1, measure: of('stall') },
    {
      name: 'store/calm-p50',
      unit: 'ms',
      baseline: bareFsync,
      goal: 15,
      judged: 'value',
      better: 'less',
      measure: calmly(0.5),
    },
    {
      name: 'store/calm-p99',
      unit: 'ms',
      baseline: bareFsync,
      goal: 15,
      judged: 'value',
      better: 'less',
      measure: calmly(0.99),
    },
    {
      name: 'store/calm-p99-in-memory',
      unit: 'ms',
      goal: 15,
      better: 'less',
      measure: async () => ({ value: percentile((await measureCalm(inMemory)).appends, 0.99) }),
    },
  ];
}
