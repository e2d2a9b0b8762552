/** The shape of the entries of a log from outside. Unknown keys are kept. */
import * as v from 'valibot';
import { termsSchema } from '../http/terms.ts';
import { playerName } from '../names/names.ts';
import { phrases } from '../names/phrases.ts';
import { actionSchema } from '../wire/action.ts';
import type { EntryBody } from '../wire/entry.ts';
import { makeFactsSchema, makePlayersSchema } from '../wire/fact-schema.ts';
import { checkLine, hasHidden } from '../wire/text.ts';
import {
  hex64,
  plainId as id,
  optionsSchema,
  seatSchema as seat,
  timeSchema as time,
  wholeNumber,
} from '../wire/values.ts';
import { variantBy } from '../wire/variant.ts';

/** Players and facts with names that may be shown to anybody. */
export const playersSchema = makePlayersSchema(playerName);
export const factsSchema = makeFactsSchema(playerName);
export const hashSchema = hex64;
/** Any text that a player chose. It is hashed, and visible only in the file itself. */
const playerSeed = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.check((text) => !hasHidden(text.replaceAll('\n', '')), 'must be a text with nothing hidden in it'),
);
export const playerSeeds = v.pipe(v.array(playerSeed), v.maxLength(100));
/** Empty where the person who wrote it was forgotten. */
const line = v.pipe(
  v.string(),
  v.check(
    (text) => text === '' || checkLine(text) === text,
    'must be a line of at most 500 characters, nothing hidden in it',
  ),
);
const number = wholeNumber(0, 1e6);
const somebody = v.looseObject({ person: id, name: playerName });
const terms = v.looseObject(termsSchema.entries);
const durationMs = v.pipe(v.number(), v.minValue(0));
/** How many words of chance had been drawn. */
const used = v.exactOptional(number);
const byPerson = { by: v.nullable(id) };
const sitter = v.variant('kind', [
  v.looseObject({
    kind: v.literal('person'),
    person: id,
    name: playerName,
    commitment: v.exactOptional(hex64),
  }),
  v.looseObject({ kind: v.literal('bot'), bot: id }),
]);

const entry = <K extends string, E extends v.ObjectEntries>(kind: K, entries: E) =>
  v.looseObject({ n: number, at: time, is: v.literal(kind), ...entries });

/** Every kind: one that is not checked here could stop a verifier, or a page, in the middle. */
const known = variantBy('is', [
  entry('opened', {
    table: id,
    edition: id,
    editionVersion: number,
    options: optionsSchema,
    terms,
    commitment: hex64,
    deal: v.exactOptional(v.literal('sealed-seeds')),
    host: somebody,
    after: v.exactOptional(id),
    challenge: v.exactOptional(id),
  }),
  entry('sat', { suspect: id, sitter }),
  entry('stood', { suspect: id, person: v.nullable(id), by: v.exactOptional(v.picklist(['self', 'host'])) }),
  entry('renamed', { person: id, name: playerName }),
  entry('host', { person: id, name: playerName }),
  entry('committed', { person: id, commitment: hex64 }),
  entry('settled', {
    seats: v.pipe(v.array(id), v.maxLength(16)),
    commitments: v.pipe(v.array(v.looseObject({ person: id, commitment: hex64 })), v.maxLength(100)),
    digest: hex64,
  }),
  entry('seeded', { person: id, seed: v.pipe(v.string(), v.maxLength(200)) }),
  entry('withheld', { person: id, seed: hex64 }),
  entry('started', {
    seeds: playerSeeds,
    seats: v.pipe(v.array(id), v.maxLength(16)),
    facts: factsSchema,
    used,
  }),
  entry('acted', {
    seat,
    action: v.exactOptional(actionSchema),
    by: v.picklist(['person', 'bot', 'clock']),
    facts: factsSchema,
    used,
    spent: v.exactOptional(durationMs),
    lag: v.exactOptional(durationMs),
  }),
  entry('undone', { seat, of: number }),
  entry('said', { person: id, phrase: v.picklist(phrases) }),
  entry('wrote', { person: id, text: line }),
  entry('reported', { line: number }),
  entry('terms', { options: optionsSchema, terms }),
  entry('agreed', { to: v.picklist(['pause', 'resume']), person: id }),
  entry('paused', byPerson),
  entry('resumed', byPerson),
  entry('muted', { muted: v.boolean() }),
  entry('outage', { from: time }),
  entry('absent', { seat }),
  entry('back', { seat }),
  entry('voted', { seat, person: id }),
  entry('left', { person: id }),
  entry('closed', {}),
  entry('rematched', { table: id }),
  entry('attempted', { table: id }),
  entry('replaced', { seat, bot: id, by: v.picklist(['host', 'vote', 'terms', 'self']) }),
  entry('returned', { seat, person: id }),
  entry('revealed', { seed: hex64, to: v.exactOptional(v.literal('players')) }),
]);
/** @public Fails to compile when there is an entry that no record could hold. */
export const recordsEveryEntry: [EntryBody['is']] extends [v.InferOutput<typeof known>['is']] ? true : never =
  true;

export const entrySchema = known;
