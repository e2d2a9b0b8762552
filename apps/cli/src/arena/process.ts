/** A child process that reads and writes lines. */
import { type ChildProcess, spawn } from 'node:child_process';
import { Lines } from '@casefile/bots/protocol/lines';

export interface LineEvents {
  onLine(line: string | { readonly tooLong: true }): void;
  onExit(why: string): void;
}

/** More than any answer needs. */
const longestLine = 1_000_000;
/** A bot that says so much without being asked does not play, it floods. */
const mostUnread = 16_000_000;
const graceMs = 500;

export class LineProcess {
  readonly #child: ChildProcess;
  #gone = false;
  #errors = '';

  constructor(command: string, { onLine, onExit }: LineEvents) {
    // A group of its own, so that what the shell has started ends with it.
    this.#child = spawn(command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
    const { stdin, stdout, stderr } = this.#child;
    const lines = new Lines(longestLine);
    stdin!.on('error', () => {});
    stdout!.setEncoding('utf8').on('data', (text: string) => {
      for (const line of lines.push(text)) if (!this.#gone) onLine(line);
    });
    stderr!.setEncoding('utf8').on('data', (text: string) => {
      this.#errors = (this.#errors + text).slice(-2000);
    });
    const exit = (why: string): void => {
      if (this.#gone) return;
      this.#gone = true;
      this.#killGroup();
      const last = this.#errors.trimEnd().split('\n').at(-1) ?? '';
      onExit(last === '' ? why : `${why}: ${last.slice(0, 200)}`);
    };
    this.#child.on('error', (error) => exit(`could not be started (${error.message})`));
    this.#child.on('close', (code, signal) =>
      exit(signal === null ? `ended with code ${code}` : `was ended by ${signal}`),
    );
  }

  /** False when the bot has not read for so long that nothing more is kept for it. */
  write(text: string): boolean {
    const { stdin } = this.#child;
    if (this.#gone || stdin!.destroyed) return true;
    if (stdin!.writableLength > mostUnread) return false;
    stdin!.write(text);
    return true;
  }

  /** Ends it at once; `onExit` is not called. */
  kill(): void {
    this.#gone = true;
    this.#killGroup();
  }

  /** Lets it end by itself, but not for long. */
  async close(): Promise<void> {
    if (this.#gone) return;
    this.#gone = true;
    this.#child.stdin!.end();
    const ended = new Promise<void>((resolve) => this.#child.once('close', () => resolve()));
    const timer = setTimeout(() => this.#killGroup(), graceMs);
    await ended;
    clearTimeout(timer);
  }

  #killGroup(): void {
    const { pid } = this.#child;
    if (pid === undefined) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }
}
