/** Reads records from any source: a fault names its place, and unknown keys are kept. */
import { readJson, recordLimits } from '../wire/json.ts';
import {
  type EditionLookup,
  failed,
  jsonFaults,
  missing,
  type ParsedRecord,
  preview,
  schemaFault,
  unknownEdition,
} from './faults/fault.ts';
import { foldFault } from './faults/fold.ts';
import { hiddenTextFault } from './faults/hidden-text.ts';
import { logFault } from './faults/log.ts';
import { parseGame } from './parse-game.ts';
import { type CaseRecord, type ReadRecord, recordFormat, recordSchema, recordVersions } from './schema.ts';
import { isTextOf } from './text.ts';

export type { EditionLookup, ParsedRecord, RecordFault } from './faults/fault.ts';
export type { ReadRecord };

/** The text of a file; null when it is not UTF-8. A byte order mark is kept, so that such a file is not valid JSON. */
export function decodeRecord(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Reads a record file, or a file of seed and actions. */
export function parseRecord(text: string, find: EditionLookup): ParsedRecord {
  const json = readJson(text, recordLimits);
  if (!json.ok) return failed(json.why, json.at, jsonFaults[json.why]);
  const parsed = parseValue(json.value, find);
  return parsed.ok && parsed.kind === 'case' ? { ...parsed, exact: isTextOf(parsed.record, text) } : parsed;
}

function parseValue(given: unknown, find: EditionLookup): ParsedRecord {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return failed('no-record', '', 'this is JSON, but no record of a game');
  const { format, version, record, edition } = given as Record<string, unknown>;
  if (format === undefined && record !== undefined) return parseGame(given, find);
  if (format !== recordFormat)
    return failed('no-record', 'format', `a record says "format": "${recordFormat}"`);
  if (!recordVersions.includes(version as 1))
    return failed(
      'version',
      'version',
      version === undefined
        ? missing
        : `this Casefile reads versions ${recordVersions.join(' and ')}, not ${preview(version)}`,
    );
  const wrong = schemaFault(recordSchema, given) ?? hiddenTextFault(given) ?? logFault(given as CaseRecord);
  if (wrong !== null) return { ok: false, fault: wrong };
  const known = find(edition as string);
  if (known === undefined) return unknownEdition(edition);
  const fault = foldFault(given as CaseRecord, known);
  if (fault !== null) return { ok: false, fault };
  return { ok: true, record: given as CaseRecord, kind: 'case', exact: false };
}
