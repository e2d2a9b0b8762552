import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface PostgresServer {
  readonly url: string;
  /** Stops the server abruptly, as a power failure would; the data stays. */
  readonly crash: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Stops it and deletes its folder. */
  readonly end: () => Promise<void>;
}

const keeper = fileURLToPath(new URL('./postgres-keeper.ts', import.meta.url));

/**
 * A real PostgreSQL on a free port in a folder of its own. A keeper process holds it and cleans up when it is told to or
 * when this process is gone, however it ended.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const child = spawn(process.execPath, [keeper], { stdio: ['pipe', 'pipe', 'pipe'] });
  let trouble = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    trouble = (trouble + text).slice(-4000);
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const line = async (): Promise<string> => {
    const { value, done } = await lines.next();
    if (done) throw new Error(`PostgreSQL did not start:\n${trouble}`);
    return value;
  };
  const tell = async (word: string): Promise<void> => {
    child.stdin.write(`${word}\n`);
    const answer = await line();
    if (answer !== word) throw new Error(`PostgreSQL: ${answer}\n${trouble}`);
  };
  const url = await line();
  return {
    url,
    crash: () => tell('crash'),
    stop: () => tell('stop'),
    start: () => tell('start'),
    async end() {
      const gone = once(child, 'exit');
      child.stdin.end();
      await gone;
    },
  };
}
