/** Server processes that can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** Vital signs since the last call: megabytes, processor seconds, and stalls in milliseconds. */
export interface Vitals {
  readonly rss: number;
  readonly cpu: number;
  readonly stall: number;
  readonly stall999: number;
  /** Open files and sockets; 0 if unknown. */
  readonly files: number;
}

export interface ServerProcess {
  readonly origin: string;
  readonly port: number;
  /** Kills it abruptly. */
  kill(): Promise<void>;
  /** Restarts it on the same port and data; resolves when ready. */
  start(): Promise<void>;
  stop(): Promise<void>;
  vitals(): Promise<Vitals>;
  /** Its memory in megabytes, measured from outside, as answering would use more. NaN if unknown. */
  megabytes(): number;
}

export interface ProcessOptions {
  readonly folder?: string;
  readonly url?: string;
  /** The folder of the built web app, if it is to be served. */
  readonly web?: string;
  /** The default limits instead of roomy ones. */
  readonly limits?: 'default' | '';
  /** The program of another release. */
  readonly program?: string;
}

/** The same place that `casefile serve` uses. */
const compileCache = process.env.NODE_COMPILE_CACHE ?? join(tmpdir(), 'node-compile-cache');

const ours = fileURLToPath(new URL('./one-process.ts', import.meta.url));

export async function startProcess({
  folder = '',
  url = '',
  web = '',
  limits = '',
  program = ours,
}: ProcessOptions): Promise<ServerProcess> {
  let child: ChildProcess;
  let port = '0';
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  const start = async (): Promise<void> => {
    child = spawn(process.execPath, [program, port, folder, url, web, limits], {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
    });
    const lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]();
    const { value, done } = await lines.next();
    if (done) throw new Error('The server did not start.');
    port = value;
  };
  await start();
  return {
    origin: `http://127.0.0.1:${port}`,
    port: Number(port),
    kill: () => end('SIGKILL'),
    start,
    stop: () => end('SIGTERM'),
    megabytes() {
      const status = `/proc/${child.pid}/status`;
      return existsSync(status)
        ? Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(status, 'utf8'))?.[1]) / 1000
        : Number.NaN;
    },
    async vitals() {
      const told = once(child, 'message');
      child.send('vitals');
      const [vitals] = (await told) as [Vitals];
      return vitals;
    },
  };
}
