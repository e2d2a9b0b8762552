/**
 * A record as text, piece by piece: whole texts of a large one, to be compared and hashed, would take several times the
 * memory of the record itself.
 */
import { makeHex } from '@casefile/engine/chance/bytes';
import { sha256OfParts } from '@casefile/engine/chance/hashes';
import type { CaseRecord } from './schema.ts';

type Unsigned = Omit<CaseRecord, 'checksum'> & { readonly checksum?: string };

/** Joined they are what `JSON.stringify` writes. */
function* piecesOf(record: Unsigned): Generator<string> {
  let sign = '{';
  for (const [key, value] of Object.entries(record)) {
    yield `${sign}${JSON.stringify(key)}:`;
    if (key === 'log') yield* entriesOf(record.log);
    else yield JSON.stringify(value);
    sign = ',';
  }
  yield '}';
}

function* entriesOf(log: CaseRecord['log']): Generator<string> {
  for (const [i, entry] of log.entries()) yield `${i === 0 ? '[' : ','}${JSON.stringify(entry)}`;
  yield ']';
}

const utf8 = new TextEncoder();

/** The checksum of a record. */
export function checksumOf({ checksum: _, ...rest }: Unsigned): string {
  function* bytes(): Generator<Uint8Array> {
    yield utf8.encode(`casefile record v${rest.version}\n`);
    for (const piece of piecesOf(rest)) yield utf8.encode(piece);
  }
  return makeHex(sha256OfParts(bytes()));
}

/** The record as a file. What was read from one is written back byte for byte. */
export const makeRecordText = (record: CaseRecord): string => `${JSON.stringify(record)}\n`;

/** Whether this is the text that `makeRecordText` would make of it. */
export function isTextOf(record: CaseRecord, text: string): boolean {
  let at = 0;
  for (const piece of piecesOf(record)) {
    if (!text.startsWith(piece, at)) return false;
    at += piece.length;
  }
  return text.length === at + 1 && text.endsWith('\n');
}
