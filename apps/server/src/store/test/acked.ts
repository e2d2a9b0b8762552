import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import { loadTable } from '../load.ts';
import type { StorageLocation } from '../open.ts';
import type { Store } from '../store.ts';

/** Table -> number -> hash of everything acknowledged. */
export type Acked = Map<string, Map<number, string>>;

const appender = fileURLToPath(new URL('./appender.ts', import.meta.url));

export interface Appending {
  readonly child: ChildProcessWithoutNullStreams;
  readonly acks: () => number;
  /** Resolves when this many appends were acknowledged. */
  readonly reached: (acks: number) => Promise<void>;
  readonly kill: () => Promise<void>;
  readonly trouble: () => string;
}

/** Starts a process that appends, and collects its acknowledgements. */
export function startAppending(location: StorageLocation, acked: Acked, pause = 0): Appending {
  const child = spawn(process.execPath, [appender, JSON.stringify(location), 'Infinity', String(pause)]);
  // Even if the test fails before it gets there.
  onTestFinished(() => void child.kill('SIGKILL'));
  let acks = 0;
  let trouble = '';
  let waiting: { acks: number; resolve: () => void; reject: (error: Error) => void } | null = null;
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    trouble += text;
  });
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    // The last line of a killed process may be torn: an incomplete hash is not an acknowledgement.
    const [table, n, hash = ''] = line.split(' ');
    if (hash.length !== 64) return;
    const rows = acked.get(table!) ?? new Map<number, string>();
    acked.set(table!, rows.set(Number(n), hash));
    acks++;
    if (waiting !== null && acks >= waiting.acks) waiting.resolve();
  });
  child.on('exit', () => waiting?.reject(new Error(`The process has stopped: ${trouble}`)));
  const gone = Promise.all([once(child, 'exit'), once(lines, 'close')]);
  return {
    child,
    acks: () => acks,
    reached: (wanted) =>
      new Promise((resolve, reject) => {
        waiting = { acks: wanted, resolve, reject };
        if (acks >= wanted) resolve();
        else if (child.exitCode !== null) reject(new Error(`The process has stopped: ${trouble}`));
      }),
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
    trouble: () => trouble,
  };
}

/** Requires that everything acknowledged is stored unchanged and every log is complete. */
export async function expectNothingLost(store: Store, acked: Acked): Promise<void> {
  for (const [table, rows] of acked) {
    const loaded = await loadTable(store, table);
    expect(loaded).toMatchObject({ state: 'good' });
    const stored = new Map((await store.read(table, -1))!.map(({ n, hash }) => [n, hash]));
    const lost = [...rows].filter(([n, hash]) => stored.get(n) !== hash);
    expect(lost).toEqual([]);
  }
}
