/** A thread that checks records: a hostile one takes a fifth of a second, and every game would stand still for it. */
import { editionById } from '@casefile/editions';
import { parseRecord, type RecordFault } from '@casefile/protocol/record/parse';
import { isVerified, verifyRecord } from '@casefile/protocol/record/verify';
import { answerWith } from './answering.ts';

/** The answer as JSON: made here, it costs the others nothing. */
export type CheckedRecord =
  | { readonly ok: true; readonly json: string }
  | { readonly ok: false; readonly fault: RecordFault };

function check(text: string): CheckedRecord {
  const parsed = parseRecord(text, editionById);
  if (!parsed.ok) return parsed;
  const { record, exact } = parsed;
  const checks = verifyRecord(record, exact, editionById(record.edition)!);
  return { ok: true, json: JSON.stringify({ record, verified: isVerified(checks), checks }) };
}

answerWith(check);
