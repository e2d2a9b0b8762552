/** A record from a file, or in one sentence what is wrong with it. */
import { readFileSync, statSync } from 'node:fs';
import { editionById, editions } from '@casefile/editions';
import type { Edition } from '@casefile/engine';
import { decodeRecord, type ParsedRecord, parseRecord, type RecordFault } from '@casefile/protocol/record';
import { UsageError } from '../usage.ts';

/** Far more than any game, far less than would make us wait. */
const mostBytes = 8 * 1024 * 1024;

export interface RecordFile extends Extract<ParsedRecord, { readonly ok: true }> {
  readonly file: string;
  readonly edition: Edition;
}

export function readRecord(file: string): RecordFile {
  const read = tryRecord(file);
  if ('fault' in read) throw new UsageError(sayFault(file, read.fault));
  return read;
}

/** Files that cannot be read at all are the user's mistake; what is wrong with a record is a finding. */
export function tryRecord(file: string): RecordFile | { readonly fault: RecordFault } {
  const text = decodeRecord(readBytes(file));
  if (text === null) throw new UsageError(`${file}: this is no text in UTF-8.`);
  const parsed = parseRecord(text, editionById);
  return parsed.ok
    ? { ...parsed, file, edition: editionById(parsed.record.edition, parsed.record.editionVersion)! }
    : parsed;
}

export function sayFault(file: string, { at, say, why }: RecordFault): string {
  const valid = why === 'unknown-edition' ? `. Valid: ${editions.map(({ id }) => id).join(', ')}` : '';
  return `${file}: ${at === '' ? '' : `${at}: `}${say}${valid}`;
}

function readBytes(file: string): Buffer {
  try {
    const size = file === '-' ? 0 : statSync(file).size;
    if (size > mostBytes)
      throw new UsageError(
        `${file}: ${Math.round(size / 2 ** 20)} MB is larger than any record (at most ${mostBytes / 2 ** 20} MB).`,
      );
    return readFileSync(file === '-' ? 0 : file);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${file}: cannot be read (${(error as Error).message})`);
  }
}
