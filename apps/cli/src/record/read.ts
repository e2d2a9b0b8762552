/** Reads a record from a file, or explains in a sentence what is wrong with it. */
import { readFileSync, statSync } from 'node:fs';
import { editionById, editions } from '@casefile/editions';
import type { Edition } from '@casefile/engine';
import {
  decodeRecord,
  parseRecord,
  type ReadRecord,
  type RecordFault,
  salvageRecord,
} from '@casefile/protocol/record';
import { sayReadError } from '../scenario/files.ts';
import { UsageError } from '../usage.ts';

/** Far larger than any game, but still quick to read. */
const maxBytes = 8 * 1024 * 1024;

export interface RecordFile extends Required<ReadRecord> {
  readonly file: string;
  readonly edition: Edition;
}

export function readRecord(file: string): RecordFile {
  const read = tryRecord(file);
  if ('fault' in read) throw new UsageError(sayFault(file, read.fault));
  return read;
}

/** Reads as much as is left of a truncated record. */
export function readPartialRecord(file: string): RecordFile & { readonly isCut: boolean } {
  const text = textIn(file);
  const whole = parsed(text, file);
  if (!('fault' in whole)) return { ...whole, isCut: false };
  const left = whole.fault.why === 'no-json' ? salvageRecord(text) : null;
  const rest = left === null ? null : parsed(left, file);
  if (rest === null || 'fault' in rest) throw new UsageError(sayFault(file, whole.fault));
  return { ...rest, isCut: true };
}

/** An unreadable file is a usage error; a fault inside a record is a finding. */
export function tryRecord(file: string): RecordFile | { readonly fault: RecordFault } {
  return parsed(textIn(file), file);
}

function textIn(file: string): string {
  const text = decodeRecord(readBytes(file));
  if (text === null) throw new UsageError(`${file}: this is not text in UTF-8.`);
  return text;
}

function parsed(text: string, file: string): RecordFile | { readonly fault: RecordFault } {
  const read = parseRecord(text, editionById);
  return read.ok
    ? { ...read, file, edition: editionById(read.record.edition, read.record.editionVersion)! }
    : read;
}

export function sayFault(file: string, { at, say, why }: RecordFault): string {
  const valid = why === 'unknown-edition' ? `. Valid: ${editions.map(({ id }) => id).join(', ')}` : '';
  return `${file}: ${at === '' ? '' : `${at}: `}${say}${valid}`;
}

/** Rounded up: a byte more than 8 MB is not 8 MB. */
const megabytes = (bytes: number): number => Math.ceil((10 * bytes) / 2 ** 20) / 10;

function readBytes(file: string): Buffer {
  try {
    const size = file === '-' ? 0 : statSync(file).size;
    if (size > maxBytes)
      throw new UsageError(
        `${file}: ${megabytes(size)} MB is larger than any record (at most ${megabytes(maxBytes)} MB).`,
      );
    return readFileSync(file === '-' ? 0 : file);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${file}: ${sayReadError(error)}`);
  }
}
