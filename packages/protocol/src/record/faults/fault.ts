/** What is wrong with a record, and where. */
import type { Edition, Result } from '@casefile/engine';
import * as v from 'valibot';
import { type JsonFault, joinPath, recordLimits } from '../../wire/json.ts';
import { hasHidden } from '../../wire/text.ts';
import type { ReadRecord } from '../schema.ts';

/** What is wrong with a record, and where. */
export interface RecordFault {
  readonly why: JsonFault | 'no-record' | 'version' | 'unknown-edition' | 'wrong-value' | 'unplayable';
  /** The path to the fault, such as `log[3].facts[0].seat`; empty for the whole record. */
  readonly at: string;
  readonly say: string;
}

/** The record, or what is wrong with it. */
export type ParsedRecord = Result<Required<ReadRecord>, { fault: RecordFault }>;

/** Finds an edition by its id, in its current version. */
export type EditionLookup = (id: string) => Edition | undefined;

export const jsonFaults: Readonly<Record<JsonFault, string>> = {
  'too-large': `it is larger than a record can be (${recordLimits.maxLength / 2 ** 20} MB and a million values)`,
  'no-json': 'this is not JSON; is the file complete?',
  'too-deep': 'it is nested deeper than any record',
  'bad-key': 'this key may not be used',
  'bad-number': 'this number is out of range',
  'bad-text': 'this text holds half a character',
};

export const missing = 'this is missing; is the file as it was saved?';

export const failed = (why: RecordFault['why'], at: string, say: string): ParsedRecord => ({
  ok: false,
  fault: { why, at, say },
});

export const unknownEdition = (edition: unknown): ParsedRecord =>
  failed('unknown-edition', 'edition', `this Casefile has no edition ${preview(edition)}`);

export function schemaFault(schema: v.GenericSchema, given: unknown): RecordFault | null {
  const checked = v.safeParse(schema, given, { abortEarly: true, abortPipeEarly: true });
  if (checked.success) return null;
  const [issue] = checked.issues;
  const at = joinPath((issue.path ?? []).map(({ key }) => key as string | number));
  const own = issue.kind === 'validation' && issue.type === 'check' ? issue.message : null;
  const expected = issue.expected ?? 'something else';
  // JSON has no undefined, so the key is missing.
  const odd =
    issue.input === undefined ? missing : `expected ${expected.slice(0, 200)}, not ${preview(issue.input)}`;
  return { why: 'wrong-value', at, say: own ?? odd };
}

/** A value as a short text that is safe to print. */
export function preview(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  const short = text.length > 60 ? `${text.slice(0, 57)}…` : text;
  return hasHidden(short) ? 'something that cannot be shown' : short;
}
