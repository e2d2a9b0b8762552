/** What a server does under load, beside a bare one that passes the same messages on. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { fillWithGames } from './open-games.ts';
import { LoadTable, socketsPerTable } from './tables.ts';

export interface LoadSize {
  readonly tables: number;
  /** Commands a second, over all tables. */
  readonly rate: number;
  readonly seconds: number;
}
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
interface Vitals {
  readonly cpu: number;
  readonly rss: number;
}

const program = fileURLToPath(new URL('./under-load.ts', import.meta.url));

async function start(kind: 'casefile' | 'bare', folder: string) {
  const cache = process.env.NODE_COMPILE_CACHE ?? getCompileCacheDir();
  const child = fork(program, [kind, folder], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // As `casefile serve` does.
    env: { ...process.env, ...(cache === undefined ? {} : { NODE_COMPILE_CACHE: cache }) },
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { child, port };
}
async function vitalsOf(child: ChildProcess): Promise<Vitals> {
  child.send('vitals');
  const [vitals] = (await once(child, 'message')) as [Vitals];
  return vitals;
}

/** Calls at an even rate, whatever the answers take; the one that is due is the next that can. */
async function pace({ rate, seconds }: LoadSize, does: () => void): Promise<void> {
  const began = performance.now();
  let sent = 0;
  while (performance.now() - began < seconds * 1000) {
    const due = Math.floor(((performance.now() - began) / 1000) * rate);
    while (sent < due) {
      does();
      sent++;
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

export async function underLoad(size: LoadSize): Promise<LoadResult> {
  const folder = mkdtempSync(join(tmpdir(), 'casefile-load-'));
  const { child, port } = await start('casefile', folder);
  try {
    const origin = `http://127.0.0.1:${port}`;
    const tables: LoadTable[] = [];
    const opening = async (): Promise<void> => {
      while (tables.length < size.tables) {
        const at = tables.length;
        tables.length++;
        tables[at] = await LoadTable.open(origin);
      }
    };
    await Promise.all(Array.from({ length: 8 }, opening));
    // What the start has cost is not what playing costs.
    for (const table of tables) await table.act();
    const letters = (): number => tables.reduce((sum, table) => sum + table.letters, 0);
    const frames = (): number => tables.reduce((sum, table) => sum + table.frames, 0);
    const [lettersBefore, framesBefore, before] = [letters(), frames(), await vitalsOf(child)];
    const times: number[] = [];
    const going: Promise<void>[] = [];
    let next = 0;
    await pace(size, () => {
      for (let tries = 0; tries < tables.length; tries++) {
        const table = tables[next++ % tables.length]!;
        if (table.isWaiting) continue;
        going.push(table.act().then((ms) => void times.push(ms)));
        return;
      }
    });
    await Promise.race([Promise.all(going), new Promise((resolve) => setTimeout(resolve, 10_000))]);
    const { cpu, rss } = await vitalsOf(child);
    const length = Math.round((letters() - lettersBefore) / Math.max(1, frames() - framesBefore));
    const [dropped, refused] = [sum(tables, 'dropped'), sum(tables, 'refused')];
    for (const table of tables) table.close();
    return {
      times,
      perSecond: times.length / size.seconds,
      dropped,
      refused,
      rss,
      cpu: (cpu - before.cpu) / times.length,
      bareCpu: await bareLoad({ ...size, rate: times.length / size.seconds }, length),
    };
  } finally {
    const gone = once(child, 'exit');
    child.disconnect();
    await gone;
    rmSync(folder, { recursive: true, force: true });
  }
}

const sum = (tables: readonly LoadTable[], what: 'dropped' | 'refused'): number =>
  tables.reduce((all, table) => all + table[what], 0);

/** The same number of messages of the same length between the same number of sockets. */
async function bareLoad(size: LoadSize, length: number): Promise<number> {
  const { child, port } = await start('bare', '');
  try {
    const groups: WebSocket[][] = [];
    for (let group = 0; group < size.tables; group++) {
      const sockets = Array.from(
        { length: socketsPerTable },
        () => new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false }),
      );
      await Promise.all(sockets.map((socket) => once(socket, 'open')));
      for (const socket of sockets) {
        socket.send(String(group));
        socket.on('message', (data) => void String(data));
      }
      groups.push(sockets);
    }
    const body = { do: 'act', action: { do: 'suggest', suspect: 'green', weapon: 'rope', room: 'hall' } };
    const before = await vitalsOf(child);
    let sent = 0;
    await pace(size, () => {
      groups[sent++ % groups.length]![0]!.send(JSON.stringify({ length, body }));
    });
    const { cpu } = await vitalsOf(child);
    for (const socket of groups.flat()) socket.terminate();
    return (cpu - before.cpu) / sent;
  } finally {
    const gone = once(child, 'exit');
    child.disconnect();
    await gone;
  }
}

export interface Readiness {
  /** Milliseconds from the start of a process to its being ready, by the wall's clock and of processor. */
  readonly wall: number;
  readonly cpu: number;
}

/** With so many games of so many entries under way. */
export async function readyAfter(games: number, entries: number): Promise<Readiness> {
  const folder = mkdtempSync(join(tmpdir(), 'casefile-load-'));
  try {
    await fillWithGames(folder, games, entries, Date.now());
    const began = performance.now();
    const { child, port } = await start('casefile', folder);
    const reply = await fetch(`http://127.0.0.1:${port}/readyz`);
    const wall = performance.now() - began;
    const { cpu } = await vitalsOf(child);
    if (!reply.ok) throw new Error('The server is not ready.');
    const gone = once(child, 'exit');
    child.disconnect();
    await gone;
    return { wall, cpu };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
