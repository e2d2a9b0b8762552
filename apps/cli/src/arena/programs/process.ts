/** A child process that reads and writes lines. */
import { type ChildProcess, spawn } from 'node:child_process';
import { brief } from '@casefile/bots/protocol/brief';
import { Lines } from '@casefile/bots/protocol/lines';

export interface LineEvents {
  onLine(line: string | { readonly tooLong: true }): void;
  onExit(why: string): void;
}

/** More than any answer needs. */
const maxLineLength = 1_000_000;
/** A program with this many unread bytes has stalled. */
const maxUnreadBytes = 16_000_000;
const graceMs = 500;
const keptErrorLength = 2000;

export class LineProcess {
  readonly #child: ChildProcess;
  readonly #closed: Promise<void>;
  #gone = false;
  #errors = '';

  constructor(command: string, { onLine, onExit }: LineEvents) {
    // In its own process group, so that everything the shell started ends with it.
    this.#child = spawn(command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#closed = promise;
    this.#listen(onLine);
    let timer: NodeJS.Timeout | undefined;
    const end = (why: string): void => {
      clearTimeout(timer);
      resolve();
      if (this.#gone) return;
      this.#gone = true;
      const last = this.#errors.trimEnd().split('\n').at(-1)!;
      onExit(last === '' ? why : `${why}: ${brief(last)}`);
    };
    this.#child
      .on('error', (error) => end(`could not be started (${error.message})`))
      // Its orphaned children may hold the pipes open for ever.
      .on('exit', () => {
        this.#killGroup();
        timer = setTimeout(() => this.#dropPipes(), graceMs);
      })
      .on('close', (code, signal) =>
        end(signal === null ? `ended with code ${code}` : `was ended by ${signal}`),
      );
  }

  #listen(onLine: LineEvents['onLine']): void {
    const { stdin, stdout, stderr } = this.#child;
    const lines = new Lines(maxLineLength);
    // Writing to a program that has just ended fails; its exit is reported separately.
    stdin!.on('error', () => {});
    // A runtime that writes UTF-8 with a byte order mark would never have said hello.
    let begun = false;
    stdout!.setEncoding('utf8').on('data', (text: string) => {
      const said = begun ? text : text.replace(/^\uFEFF/, '');
      begun = true;
      for (const line of lines.push(said)) if (!this.#gone) onLine(line);
    });
    stderr!.setEncoding('utf8').on('data', (text: string) => {
      this.#errors = (this.#errors + text.slice(-keptErrorLength)).slice(-keptErrorLength);
    });
  }

  /** False when the bot has stalled and nothing more is buffered for it. */
  write(text: string): boolean {
    const { stdin } = this.#child;
    if (this.#gone || stdin!.destroyed) return true;
    if (stdin!.writableLength > maxUnreadBytes) return false;
    stdin!.write(text);
    return true;
  }

  /** Kills it at once; `onExit` is not called. */
  kill(): void {
    this.#gone = true;
    this.#killGroup();
    this.#dropPipes();
  }

  /** Gives it a moment to exit by itself, then kills it. */
  async close(): Promise<void> {
    if (this.#gone) return;
    this.#gone = true;
    this.#child.stdin!.end();
    const timer = setTimeout(() => this.kill(), graceMs);
    await this.#closed;
    clearTimeout(timer);
  }

  #dropPipes(): void {
    const { stdin, stdout, stderr } = this.#child;
    for (const pipe of [stdin, stdout, stderr]) pipe?.destroy();
  }

  #killGroup(): void {
    const { pid } = this.#child;
    if (pid === undefined) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // It has already ended.
    }
  }
}
