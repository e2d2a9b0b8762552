/** Checks and makes records in a thread: a large one takes a second, in which every game would stand still. */
import { editionById } from '@casefile/editions';
import type { Viewer } from '@casefile/engine';
import type { Entry } from '@casefile/protocol';
import { makeRecord, makeViewpoint } from '@casefile/protocol/record/make';
import {
  decodeRecord,
  type ParsedRecord,
  parseRecord,
  type RecordFault,
} from '@casefile/protocol/record/parse';
import { makeRecordText } from '@casefile/protocol/record/text';
import { isVerified, verifyRecord } from '@casefile/protocol/record/verify';
import { platformHashing } from '../store/hashing.ts';
import { answerWith, spentMs } from './answering.ts';

export type RecordQuestion =
  /** The bytes of a record to check, as received. */
  | { readonly check: Bytes }
  | {
      readonly entries: readonly Entry[];
      readonly edition: { readonly id: string; readonly version: number };
      readonly viewer: Viewer;
    };
type Bytes = Uint8Array<ArrayBuffer>;
type RecordResult =
  | { readonly ok: true; readonly parts: readonly Bytes[] }
  | { readonly ok: false; readonly fault: RecordFault };

/** The response body in parts, made here to spare the main thread. Without parts, there is no record yet. */
export type RecordAnswer = RecordResult & {
  /** The processor time it took. */
  readonly ms: number;
};

const utf8 = new TextEncoder();

/** Bytes that are not UTF-8 are refused: a decoder would silently replace them. */
function parseBytes(bytes: Bytes): ParsedRecord {
  const text = decodeRecord(bytes);
  if (text !== null) return parseRecord(text, editionById);
  return { ok: false, fault: { why: 'no-json', at: '', say: 'this is not text in UTF-8' } };
}

function check(bytes: Bytes): RecordResult {
  const parsed = parseBytes(bytes);
  if (!parsed.ok) return parsed;
  const { record, exact, kind } = parsed;
  if (kind === 'game') {
    const say = 'send the record of a table; seed and actions are for `casefile record verify`';
    return { ok: false, fault: { why: 'no-record', at: 'format', say } };
  }
  const edition = editionById(record.edition, record.editionVersion) ?? editionById(record.edition)!;
  const { checks, dealt } = verifyRecord(parsed, edition, { hashing: platformHashing });
  const about = JSON.stringify({ verified: isVerified(checks), dealt, checks });
  // A record that is exactly as we would write it is sent back unchanged: written again, it would be in memory three times.
  const written = exact ? bytes : utf8.encode(makeRecordText(record));
  return { ok: true, parts: [utf8.encode('{"record":'), written, utf8.encode(`,${about.slice(1)}`)] };
}

function make({
  entries,
  edition: { id, version },
  viewer,
}: Exclude<RecordQuestion, { check: Bytes }>): RecordResult {
  const edition = editionById(id, version)!;
  const record =
    viewer === 'table'
      ? makeRecord(entries, edition, platformHashing)
      : makeViewpoint(entries, edition, viewer);
  return { ok: true, parts: record === null ? [] : [utf8.encode(makeRecordText(record))] };
}

answerWith(
  (question: RecordQuestion): RecordAnswer => {
    const began = spentMs();
    const answer = 'check' in question ? check(question.check) : make(question);
    return { ...answer, ms: spentMs() - began };
  },
  (answer) => (answer.ok ? answer.parts.map(({ buffer }) => buffer) : []),
);
