/** Servers in processes of their own, which can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface ServerProcess {
  readonly origin: string;
  /** As a machine that is switched off. */
  kill(): Promise<void>;
  /** At the same port, on the same data; resolves when it is ready. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const program = fileURLToPath(new URL('./one-process.ts', import.meta.url));

export async function startProcess(place: { folder?: string; url?: string }): Promise<ServerProcess> {
  let child: ChildProcess;
  let port = '0';
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  const start = async (): Promise<void> => {
    child = spawn(process.execPath, [program, port, place.folder ?? '', place.url ?? ''], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]();
    const { value, done } = await lines.next();
    if (done) throw new Error('The server did not start.');
    port = value;
  };
  await start();
  return {
    origin: `http://127.0.0.1:${port}`,
    kill: () => end('SIGKILL'),
    start,
    stop: () => end('SIGTERM'),
  };
}
