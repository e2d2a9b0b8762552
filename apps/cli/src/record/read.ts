/** Reads a record from a file, or explains in a sentence what is wrong with it. */
import { editionById, editions } from '@casefile/editions';
import type { Edition } from '@casefile/engine';
import {
  decodeRecord,
  parseRecord,
  type ReadRecord,
  type RecordFault,
  salvageRecord,
} from '@casefile/protocol/record';
import { readInput } from '../read-input.ts';
import { UsageError } from '../usage.ts';

export interface RecordFile extends Required<ReadRecord> {
  readonly file: string;
  readonly edition: Edition;
}

export async function readRecord(file: string): Promise<RecordFile> {
  const read = await tryRecord(file);
  if ('fault' in read) throw new UsageError(sayFault(file, read.fault));
  return read;
}

/** Reads as much as is left of a truncated record. */
export async function readPartialRecord(file: string): Promise<RecordFile & { readonly isCut: boolean }> {
  const text = await textIn(file);
  const whole = parsed(text, file);
  if (!('fault' in whole)) return { ...whole, isCut: false };
  const left = whole.fault.why === 'no-json' ? salvageRecord(text) : null;
  const rest = left === null ? null : parsed(left, file);
  if (rest === null || 'fault' in rest) throw new UsageError(sayFault(file, whole.fault));
  return { ...rest, isCut: true };
}

/** An unreadable file is a usage error; a fault inside a record is a finding. */
export async function tryRecord(file: string): Promise<RecordFile | { readonly fault: RecordFault }> {
  return parsed(await textIn(file), file);
}

async function textIn(file: string): Promise<string> {
  const text = decodeRecord(await readInput(file, 'record'));
  if (text === null) throw new UsageError(`${file}: this is not text in UTF-8.`);
  if (text.startsWith('\uFEFF'))
    throw new UsageError(`${file}: it begins with a byte order mark, so it is not the file as it was saved.`);
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
