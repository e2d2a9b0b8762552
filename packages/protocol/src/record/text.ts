/** A record as text, compared and hashed piece by piece: whole texts would take several times the record's own memory. */
import { makeHex } from '@casefile/engine/chance/bytes';
import { sha256OfParts } from '@casefile/engine/chance/hashes';
import type { CaseRecord } from './schema.ts';

type Unsigned = Omit<CaseRecord, 'checksum'> & { readonly checksum?: string };

/** Joined, they are the output of `JSON.stringify`. */
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

/** The text of a record file. A record that was read from a file is written back byte for byte. */
export const makeRecordText = (record: CaseRecord): string => `${JSON.stringify(record)}\n`;

/** Whether `makeRecordText` gives this text. */
export function isTextOf(record: CaseRecord, text: string): boolean {
  let at = 0;
  for (const piece of piecesOf(record)) {
    if (!text.startsWith(piece, at)) return false;
    at += piece.length;
  }
  return text.length === at + 1 && text.endsWith('\n');
}
