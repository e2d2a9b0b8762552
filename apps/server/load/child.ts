/** A server under load in its own process, so that clients and server do not share processor time. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Of the whole process with all its threads: processor milliseconds since the start, and bytes of memory. */
export interface Vitals {
  readonly cpu: number;
  readonly rss: number;
  /** Live heap of the main thread; only on request, because it takes a while. */
  readonly heap?: number;
}

const program = fileURLToPath(new URL('./under-load.ts', import.meta.url));

export class ServerChild {
  readonly #child: ChildProcess;
  readonly port: number;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  /** On its own folder, or with others on one database. */
  static async start(kind: 'casefile' | 'bare', folder: string, url = ''): Promise<ServerChild> {
    const cache = process.env.NODE_COMPILE_CACHE ?? getCompileCacheDir();
    const child = fork(program, [kind, folder, url], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // As deploy/ starts it.
      execArgv: [...process.execArgv, '--max-semi-space-size=16'],
      // As `casefile serve` does.
      env: { ...process.env, ...(cache === undefined ? {} : { NODE_COMPILE_CACHE: cache }) },
    });
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    return new ServerChild(child, port);
  }

  async ask<T = Vitals>(question: unknown = 'vitals'): Promise<T> {
    this.#child.send(question as object);
    const [answer] = (await once(this.#child, 'message')) as [T];
    return answer;
  }

  async end(): Promise<void> {
    const gone = once(this.#child, 'exit');
    this.#child.disconnect();
    await gone;
  }
}
