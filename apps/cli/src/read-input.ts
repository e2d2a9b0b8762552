/** Reads what a user names: a file, or standard input. What cannot be read is said in a sentence. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { UsageError } from './usage.ts';

/** Far larger than any file that is read here, but still quick to read. */
const maxBytes = 8 * 2 ** 20;
const pieceBytes = 65_536;

const readErrors: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'may not be read',
  EPERM: 'may not be read',
  EISDIR: 'is a folder',
  ENOTDIR: 'goes through a file as if it were a folder',
};

/** Why a file cannot be read, in words. */
export function sayReadError(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return readErrors[code] ?? message;
}

/** Rounded up: a byte more than 8 MB is not 8 MB. */
const megabytes = (bytes: number): number => Math.ceil((10 * bytes) / 2 ** 20) / 10;
const tooLarge = (name: string, what: string, size: string): UsageError =>
  new UsageError(`${name}: ${size} larger than any ${what} (at most ${megabytes(maxBytes)} MB).`);

/** The bytes of a file. Reading stops at the limit, because some have no end, as /dev/zero. */
export function readBytes(file: string, what: string): Buffer {
  try {
    const from = openSync(file, 'r');
    try {
      const { size } = fstatSync(from);
      if (size > maxBytes) throw tooLarge(file, what, `${megabytes(size)} MB is`);
      return joined(pieces(from), file, what);
    } finally {
      closeSync(from);
    }
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${file}: ${sayReadError(error)}`);
  }
}

function* pieces(from: number): Generator<Buffer> {
  for (;;) {
    const piece = Buffer.allocUnsafe(pieceBytes);
    const length = readSync(from, piece);
    if (length === 0) return;
    yield piece.subarray(0, length);
  }
}

function joined(all: Iterable<Buffer>, name: string, what: string): Buffer {
  const kept: Buffer[] = [];
  let length = 0;
  for (const piece of all) {
    length += piece.length;
    if (length > maxBytes) throw tooLarge(name, what, 'it is');
    kept.push(piece);
  }
  return Buffer.concat(kept);
}

/** The bytes of a file, or with `-` of standard input, whose writer may be slow: read at once, it would have nothing yet. */
export async function readInput(file: string, what: string): Promise<Buffer> {
  if (file !== '-') return readBytes(file, what);
  const kept: Buffer[] = [];
  let length = 0;
  for await (const piece of process.stdin as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length > maxBytes) throw tooLarge('standard input', what, 'it is');
    kept.push(piece);
  }
  return Buffer.concat(kept);
}
