/** Results saved as JSON lines. Each is written at once, so that a run may be killed at any moment. */
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '@casefile/server/store/make-folder';
import { UsageError } from '../usage.ts';

export class Ledger<T> {
  readonly #file: string;
  readonly #entries: T[];

  constructor(file: string) {
    this.#file = file;
    this.#entries = readEntries(file);
  }

  get entries(): readonly T[] {
    return this.#entries;
  }

  add(entry: T): void {
    const line = `${JSON.stringify(entry)}\n`;
    try {
      makeFolder(dirname(this.#file));
      const out = openSync(this.#file, 'a');
      writeSync(out, line);
      fsyncSync(out);
      closeSync(out);
    } catch (error) {
      throw new UsageError(`${this.#file}: results cannot be kept here (${(error as Error).message})`);
    }
    this.#entries.push(entry);
  }
}

function readEntries<T>(file: string): T[] {
  if (!existsSync(file)) return [];
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    throw new UsageError(`${file}: cannot be read (${(error as Error).message})`);
  }
  const whole = bytes.lastIndexOf('\n') + 1;
  const lines = bytes.toString('utf8', 0, whole).split('\n').slice(0, -1);
  const wrong = (line: number): UsageError =>
    new UsageError(`${file}:${line} is not JSON. Remove the line, or name another file with --out.`);
  const entries = lines.map((line, i) => {
    if (!line.startsWith('{')) throw wrong(i + 1);
    try {
      return JSON.parse(line) as T;
    } catch {
      throw wrong(i + 1);
    }
  });
  if (whole === bytes.length) return entries;
  // Cut off while it was written; but a file of something else, without a line of ours, is not ours to cut.
  if (lines.length === 0 && bytes[0] !== '{'.charCodeAt(0)) throw wrong(1);
  truncateSync(file, whole);
  return entries;
}
