/** Parses messages of a server at a client: a known frame, or its fault. Never throws. */
import * as v from 'valibot';
import { termsSchema } from '../http/terms.ts';
import type { EntryBody } from './entry.ts';
import { makeFactsSchema } from './fact-schema.ts';
import type { ServerFrame } from './frame.ts';
import { type JsonLimits, readJson } from './json.ts';
import {
  hex64,
  plainId as id,
  entryNumber as number,
  optionsSchema as options,
  seatSchema as seat,
  timeSchema as time,
  wholeNumber,
} from './values.ts';

/** Larger than any entry; servers are trusted with more than clients. */
const limits: JsonLimits = { maxLength: 2 ** 20, maxDepth: 16, maxValues: 100_000 };

const durationMs = v.pipe(v.number(), v.minValue(0));
const seats = v.pipe(v.array(id), v.maxLength(16));
/** Only shown as text, so its content is up to the server. */
const text = v.pipe(v.string(), v.maxLength(4000));
const somebody = v.looseObject({ person: id, name: text });
const terms = v.looseObject(termsSchema.entries);
const facts = makeFactsSchema(text);

const entry = <K extends EntryBody['is'], E extends v.ObjectEntries>(kind: K, entries: E) =>
  v.looseObject({ n: wholeNumber(0, 1e9), at: time, is: v.literal(kind), ...entries });

const entries = [
  entry('opened', {
    table: id,
    edition: id,
    editionVersion: number,
    options,
    terms,
    commitment: v.string(),
    host: somebody,
    after: v.exactOptional(id),
    challenge: v.exactOptional(id),
  }),
  entry('sat', {
    suspect: id,
    sitter: v.variant('kind', [
      v.looseObject({
        kind: v.literal('person'),
        person: id,
        name: text,
        commitment: v.exactOptional(hex64),
      }),
      v.looseObject({ kind: v.literal('bot'), bot: id }),
    ]),
  }),
  entry('stood', { suspect: id, person: v.nullable(id), by: v.picklist(['self', 'host']) }),
  entry('renamed', { person: id, name: text }),
  entry('committed', { person: id, commitment: hex64 }),
  entry('settled', {
    seats,
    commitments: v.pipe(v.array(v.looseObject({ person: id, commitment: hex64 })), v.maxLength(100)),
    digest: hex64,
  }),
  entry('seeded', { person: id, seed: text }),
  entry('withheld', { person: id, seed: hex64 }),
  entry('terms', { options, terms }),
  entry('host', { person: id, name: text }),
  entry('started', { seeds: v.pipe(v.array(text), v.maxLength(100)), seats, facts }),
  entry('acted', {
    seat,
    by: v.picklist(['person', 'bot', 'clock']),
    facts,
    spent: v.exactOptional(durationMs),
    lag: v.exactOptional(durationMs),
  }),
  entry('undone', { seat, of: number }),
  entry('said', { person: id, phrase: id }),
  entry('wrote', { person: id, text }),
  entry('reported', { line: number }),
  entry('agreed', { to: v.picklist(['pause', 'resume']), person: id }),
  entry('paused', { by: v.nullable(id) }),
  entry('resumed', { by: v.nullable(id) }),
  entry('muted', { muted: v.boolean() }),
  entry('outage', { from: time }),
  entry('absent', { seat }),
  entry('back', { seat }),
  entry('voted', { seat, person: id }),
  entry('replaced', { seat, bot: id, by: v.picklist(['host', 'vote', 'terms', 'self']) }),
  entry('returned', { seat, person: id }),
  entry('left', { person: id }),
  entry('closed', {}),
  entry('rematched', { table: id }),
  entry('attempted', { table: id }),
  entry('revealed', { seed: v.string() }),
] as const;

/** The kinds of entries with a schema. */
type Known = v.InferOutput<(typeof entries)[number]>['is'];
/** @public Fails to compile when an entry has no schema here. */
export const knowsEveryEntry: [EntryBody['is']] extends [Known] ? true : never = true;

const schemaOf = new Map<unknown, (typeof entries)[number]>(
  entries.map((schema) => [schema.entries.is.literal, schema]),
);

const frame = <K extends ServerFrame['t'], E extends v.ObjectEntries>(kind: K, parts: E) =>
  v.looseObject({ t: v.literal(kind), ...parts });
const count = wholeNumber(0, 1e6);
const answer = { id: v.pipe(v.string(), v.maxLength(100)), n: number };

const frames = [
  frame('welcome', {
    you: v.nullable(id),
    seat: v.nullable(seat),
    host: v.boolean(),
    n: number,
    since: number,
    now: v.number(),
    protocol: v.exactOptional(wholeNumber(1, 1e6)),
  }),
  frame('entry', { entry: v.looseObject({ n: number, is: v.string() }) }),
  frame('ok', answer),
  frame('no', {
    ...answer,
    why: v.string(),
    refusal: v.exactOptional(v.looseObject({ why: v.string() })),
  }),
  frame('presence', { people: v.pipe(v.array(id), v.maxLength(1000)), spectators: count }),
  frame('clocks', {
    left: v.pipe(v.array(v.nullable(v.number())), v.maxLength(16)),
    running: v.pipe(v.array(seat), v.maxLength(16)),
  }),
  frame('pong', { at: v.number(), now: v.number() }),
  frame('bye', { why: v.string() }),
] as const;
const frameOf = new Map<unknown, (typeof frames)[number]>(
  frames.map((schema) => [schema.entries.t.literal, schema]),
);

/** The server's message, or its fault. */
export type ReadServerFrame =
  | { readonly ok: true; readonly frame: ServerFrame }
  /** An unknown kind of frame, which can be ignored: only entries change the table. */
  | { readonly ok: false; readonly why: 'unknown-frame' }
  /** An unknown entry or fact: without it the table would be wrong. */
  | { readonly ok: false; readonly why: 'unknown-entry'; readonly at: number | null }
  | { readonly ok: false; readonly why: 'malformed'; readonly at: number | null };

/** Reads a message of the server; never throws. */
export function readServerFrame(message: string): ReadServerFrame {
  const json = readJson(message, limits);
  const malformed = { ok: false, why: 'malformed', at: null } as const;
  if (!json.ok || typeof json.value !== 'object' || json.value === null) return malformed;
  const given = json.value as { readonly t?: unknown; readonly entry?: { readonly is?: unknown } };
  const schema = frameOf.get(given.t);
  if (schema === undefined)
    return typeof given.t === 'string' ? { ok: false, why: 'unknown-frame' } : malformed;
  if (!v.is(schema, given)) return malformed;
  const found = given as unknown as ServerFrame;
  return found.t === 'entry' ? readEntry(found) : { ok: true, frame: found };
}

function readEntry(found: Extract<ServerFrame, { t: 'entry' }>): ReadServerFrame {
  const { n, is } = found.entry;
  const schema = schemaOf.get(is);
  if (schema === undefined) return { ok: false, why: 'unknown-entry', at: n };
  if (v.is(schema, found.entry)) return { ok: true, frame: found };
  return { ok: false, why: hasUnknownFact(found.entry) ? 'unknown-entry' : 'malformed', at: n };
}

const hasUnknownFact = (given: object): boolean =>
  'facts' in given &&
  Array.isArray(given.facts) &&
  given.facts.some((fact) => typeof fact?.fact === 'string' && !factKinds.has(fact.fact));

const factKinds: ReadonlySet<string> = new Set(
  facts.pipe[0].item.options.map(({ entries: each }) => each.fact.literal),
);
