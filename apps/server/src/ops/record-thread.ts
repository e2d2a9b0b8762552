/** A thread that checks and makes records: a large one takes a second, and every game would stand still for it. */
import { editionById } from '@casefile/editions';
import type { Viewer } from '@casefile/engine';
import type { Entry } from '@casefile/protocol';
import { makeRecord, makeRecordText, makeViewpoint } from '@casefile/protocol/record/make';
import { parseRecord, type RecordFault } from '@casefile/protocol/record/parse';
import { isVerified, verifyThroughout } from '@casefile/protocol/record/verify';
import { platformHashing } from '../store/hashing.ts';
import { answerWith } from './answering.ts';

export type RecordQuestion =
  /** Its bytes, as they came. */
  | { readonly check: Uint8Array }
  | {
      readonly entries: readonly Entry[];
      readonly edition: { readonly id: string; readonly version: number };
      readonly viewer: Viewer;
    };
type Answer =
  | { readonly ok: true; readonly json: Uint8Array | null }
  | { readonly ok: false; readonly fault: RecordFault };

/** The answer as it is sent: made here, it costs the others nothing. Null: there is no record yet. */
export type RecordAnswer = Answer & {
  /** What it took of a processor, in milliseconds. */
  readonly ms: number;
};

const utf8 = new TextEncoder();

function check(bytes: Uint8Array): Answer {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const parsed = parseRecord(text, editionById);
  if (!parsed.ok) return parsed;
  const { record, exact, kind } = parsed;
  if (kind === 'game') {
    const say = 'send the record of a table; seed and actions are for `casefile record verify`';
    return { ok: false, fault: { why: 'no-record', at: 'format', say } };
  }
  const edition = editionById(record.edition, record.editionVersion) ?? editionById(record.edition)!;
  const { checks, dealt } = verifyThroughout(record, exact, edition);
  const answer = JSON.stringify({ record, verified: isVerified(checks), dealt, checks });
  return { ok: true, json: utf8.encode(answer) };
}

function make({ entries, edition: { id, version }, viewer }: Exclude<RecordQuestion, { check: Uint8Array }>) {
  const edition = editionById(id, version)!;
  const record =
    viewer === 'table'
      ? makeRecord(entries, edition, platformHashing)
      : makeViewpoint(entries, edition, viewer);
  return { ok: true, json: record && utf8.encode(makeRecordText(record)) } as const;
}

/** Of this thread alone; not how long others kept it waiting. */
const spent = (): number => {
  const { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage();
  return (user + system) / 1000;
};

answerWith((question: RecordQuestion): RecordAnswer => {
  const began = spent();
  const answer = 'check' in question ? check(question.check) : make(question);
  return { ...answer, ms: spent() - began };
});
