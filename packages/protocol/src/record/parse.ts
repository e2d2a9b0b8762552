/** Reads records from any source: a fault names its place, and unknown keys are kept. */
import {
  type Edition,
  editionAt,
  type GameRecord,
  makeRules,
  makeView,
  ProblemError,
  positionFrom,
  type Result,
  recordVersion,
} from '@casefile/engine';
import * as v from 'valibot';
import { foldEntries } from '../table/fold.ts';
import { actionSchema } from '../wire/action.ts';
import { type JsonFault, joinPath, readJson, recordLimits } from '../wire/json.ts';
import { hasHidden } from '../wire/text.ts';
import { plainId as id, optionsSchema, seatSchema, wholeNumber } from '../wire/values.ts';
import { factsSchema, hashSchema, playersSchema } from './entries.ts';
import { makeGameRecord, openedIn } from './make.ts';
import {
  type CaseRecord,
  layoutSchema,
  maxRecordEntries,
  type ReadRecord,
  recordFormat,
  recordSchema,
  recordVersions,
} from './schema.ts';
import { factsOf } from './steps.ts';
import { isTextOf } from './text.ts';
import { strangerIn } from './verify/strangers.ts';

export type { ReadRecord };

/** What is wrong with a record, and where. */
export interface RecordFault {
  readonly why: JsonFault | 'no-record' | 'version' | 'unknown-edition' | 'wrong-value' | 'unplayable';
  /** The path to the fault, such as `log[3].facts[0].seat`; empty for the whole record. */
  readonly at: string;
  readonly say: string;
}

/** The record, or what is wrong with it. */
export type ParsedRecord = Result<Required<ReadRecord>, { fault: RecordFault }>;

const jsonFaults: Readonly<Record<JsonFault, string>> = {
  'too-large': `it is larger than a record can be (${recordLimits.maxLength / 2 ** 20} MB and a million values)`,
  'no-json': 'this is not JSON; is the file complete?',
  'too-deep': 'it is nested deeper than any record',
  'bad-key': 'this key may not be used',
  'bad-number': 'this number is out of range',
  'bad-text': 'this text holds half a character',
};

const failed = (why: RecordFault['why'], at: string, say: string): ParsedRecord => ({
  ok: false,
  fault: { why, at, say },
});

/** The text of a file; null when it is not UTF-8. A byte order mark is kept, so that such a file is not valid JSON. */
export function decodeRecord(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Finds an edition by its id, in its current version. */
export type EditionLookup = (id: string) => Edition | undefined;

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
  const wrong = schemaFault(recordSchema, given) ?? hiddenTextFault(given) ?? orderFault(given as CaseRecord);
  if (wrong !== null) return { ok: false, fault: wrong };
  const known = find(edition as string);
  if (known === undefined) return unknownEdition(edition);
  const fault = foldFault(given as CaseRecord, known);
  if (fault !== null) return { ok: false, fault };
  return { ok: true, record: given as CaseRecord, kind: 'case', exact: false };
}

const unknownEdition = (edition: unknown): ParsedRecord =>
  failed('unknown-edition', 'edition', `this Casefile has no edition ${preview(edition)}`);

const gameSchema = v.looseObject({
  record: v.literal(recordVersion),
  edition: id,
  editionVersion: wholeNumber(1, 1e6),
  options: optionsSchema,
  players: playersSchema,
  layout: v.exactOptional(layoutSchema),
  origin: v.exactOptional(
    v.looseObject({
      steps: v.pipe(v.array(factsSchema), v.minLength(1), v.maxLength(maxRecordEntries)),
      drawnFor: v.nullable(seatSchema),
      of: id,
    }),
  ),
  seed: v.union([hashSchema, v.pipe(v.string(), v.regex(/^[0-9A-Fa-f]{64}$/))]),
  actions: v.pipe(
    v.array(v.looseObject({ by: seatSchema, action: actionSchema })),
    v.maxLength(maxRecordEntries),
  ),
});

function parseGame(given: object, find: EditionLookup): ParsedRecord {
  const { record, edition: name } = given as Record<string, unknown>;
  if (record !== recordVersion)
    return failed(
      'version',
      'record',
      `this Casefile reads version ${recordVersion}, not ${preview(record)}`,
    );
  const wrong = schemaFault(gameSchema, given);
  if (wrong !== null) return { ok: false, fault: wrong };
  const edition = find(name as string);
  if (edition === undefined) return unknownEdition(name);
  const made = makeFromGame(edition, given as GameRecord);
  if (made === null) return failed('unplayable', 'origin.steps', 'no game goes like this');
  if (made.ok) return { ok: true, record: made.record, kind: 'game', exact: true };
  const { fault } = made;
  const at =
    fault.kind === 'action'
      ? `actions[${fault.at}]`
      : fault.kind === 'opening'
        ? fault.problem.at
        : fault.kind;
  const why =
    fault.kind === 'action'
      ? `the rules refuse this: ${fault.refusal.why} (${fault.refusal.rule})`
      : fault.kind === 'opening'
        ? `no such table can be opened: ${fault.problem.what}`
        : `${preview(fault.given)} where ${preview(fault.valid)} is needed`;
  return failed('unplayable', at, why);
}

/** Null when the game continues from facts that no game can have: folding them throws. */
function makeFromGame(edition: Edition, game: GameRecord): ReturnType<typeof makeGameRecord> | null {
  if (game.origin === undefined) return makeGameRecord(edition, game);
  try {
    const made = makeGameRecord(edition, game);
    return made.ok && foldFault(made.record, edition) !== null ? null : made;
  } catch {
    return null;
  }
}

const missing = 'this is missing; is the file as it was saved?';

function schemaFault(schema: v.GenericSchema, given: unknown): RecordFault | null {
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

/** Unknown keys are checked too: no text in a record may hide characters or reverse the text beside it. */
function hiddenTextFault(given: unknown): RecordFault | null {
  const open: [unknown, readonly (string | number)[]][] = [[given, []]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [value, path] = next;
    if (typeof value === 'string' && (value.length > maxTextLength || hasHidden(readable(value, path))))
      return {
        why: 'bad-text',
        at: joinPath(path),
        say: `this text is longer than ${maxTextLength} or holds hidden characters`,
      };
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (!/^[\w:.@-]{1,60}$/.test(key))
        return { why: 'bad-key', at: joinPath(path), say: jsonFaults['bad-key'] };
      open.push([inner, [...path, Array.isArray(value) ? Number(key) : key]]);
    }
  }
  return null;
}
const maxTextLength = 2000;

/** In version 1 the texts of a team were joined by line feeds. */
const readable = (text: string, path: readonly (string | number)[]): string =>
  path.at(-2) === 'seeds' || path.join('.').startsWith('chance.players.') ? text.replaceAll('\n', '') : text;

/** People at a table at once: ten teams and some to spare. Each arrival copies the list, so a long one would be slow. */
const maxPeople = 200;

/** Checks what every reader of a log relies on: entries are numbered, the game starts once, and seats exist. */
function orderFault({ log, players, viewpoint, version, chance }: CaseRecord): RecordFault | null {
  const wrong = (at: string, say: string): RecordFault => ({ why: 'wrong-value', at, say });
  const starts = log.filter(({ is }) => is === 'started').length;
  if (starts !== 1) return wrong('log', `a game starts once, not ${starts} times`);
  const odd = version === 1 ? null : oddSeed(log, chance);
  if (odd !== null) return wrong(odd, 'must be 64 hexadecimal digits');
  const here = new Set<string>();
  for (const [i, entry] of log.entries()) {
    if (entry.is === 'sat' && entry.sitter.kind === 'person') here.add(entry.sitter.person);
    if (entry.is === 'host') here.add(entry.person);
    if (entry.is === 'stood' && entry.person !== null) here.delete(entry.person);
    if (here.size > maxPeople) return wrong(`log[${i}]`, `more than ${maxPeople} people at a table at once`);
  }
  if (typeof viewpoint === 'number' && viewpoint >= players.length)
    return wrong('viewpoint', `there are ${players.length} seats, numbered from 0`);
  let started = false;
  for (const [i, entry] of log.entries()) {
    if (entry.n !== i)
      return wrong(`log[${i}].n`, `entries are numbered from 0: ${i} comes here, not ${entry.n}`);
    if (entry.is === 'opened' && i > 0) return wrong(`log[${i}]`, 'a table is opened once');
    if (entry.is === 'started') {
      started = true;
      if (entry.facts[0]?.fact !== 'opened')
        return wrong(`log[${i}].facts[0]`, 'the first fact opens the game');
    }
    if (entry.is === 'acted' && !started) return wrong(`log[${i}]`, 'nobody acts before the start');
    if ('seat' in entry && entry.seat >= players.length)
      return wrong(`log[${i}].seat`, `there are ${players.length} seats, numbered from 0`);
  }
  return null;
}

/** The path of a seed that is not 64 hexadecimal digits, which version 2 requires. */
function oddSeed(log: CaseRecord['log'], chance: CaseRecord['chance']): string | null {
  const isOdd = (seed: string): boolean => !/^[0-9a-f]{64}$/.test(seed);
  const given = chance !== null && 'players' in chance ? chance.players.findIndex(isOdd) : -1;
  if (given >= 0) return `chance.players[${given}]`;
  for (const [i, entry] of log.entries()) {
    if (entry.is === 'seeded' && isOdd(entry.seed)) return `log[${i}].seed`;
    if (entry.is === 'started' && entry.seeds.some(isOdd))
      return `log[${i}].seeds[${entry.seeds.findIndex(isOdd)}]`;
  }
  return null;
}

/** Cards, rooms and seats that this table does not have: no screen could show such a record. */
function foldFault({ log, viewpoint, editionVersion }: CaseRecord, edition: Edition): RecordFault | null {
  const played = editionAt(edition, editionVersion);
  if (played === undefined)
    return {
      why: 'version',
      at: 'editionVersion',
      say: `this Casefile plays version ${edition.version} of ${edition.id}, not ${editionVersion}`,
    };
  const { options, players } = openedIn(log);
  try {
    const rules = makeRules(played, options, players);
    const stranger = strangerIn(log, rules);
    if (stranger !== null) return stranger;
    makeView(positionFrom(rules, factsOf(log), viewpoint));
    if (log[0]?.is === 'opened') foldEntries(viewpoint, log, played);
    return null;
  } catch (error) {
    const say =
      error instanceof ProblemError
        ? `${error.problem.what} at ${error.problem.at}`
        : 'no game goes like this';
    return { why: 'unplayable', at: 'log', say };
  }
}

function preview(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  const short = text.length > 60 ? `${text.slice(0, 57)}…` : text;
  return hasHidden(short) ? 'something that cannot be shown' : short;
}
