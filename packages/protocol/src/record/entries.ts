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
const line = v.pipe(
  v.string(),
  v.check(
    (text) => checkLine(text) === text,
    'must be a line of at most 500 characters, nothing hidden in it',
  ),
);
const number = wholeNumber(0, 1e6);
const somebody = v.looseObject({ person: id, name: playerName });
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

const known = v.variant('is', [
  entry('opened', {
    table: id,
    edition: id,
    editionVersion: number,
    options: optionsSchema,
    terms: v.looseObject(termsSchema.entries),
    commitment: hex64,
    deal: v.exactOptional(v.literal('sealed-seeds')),
    host: somebody,
    after: v.exactOptional(id),
    challenge: v.exactOptional(id),
  }),
  entry('sat', { suspect: id, sitter }),
  entry('stood', { suspect: id, person: v.nullable(id) }),
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
  entry('started', { seeds: playerSeeds, seats: v.pipe(v.array(id), v.maxLength(16)), facts: factsSchema }),
  entry('acted', {
    seat,
    action: v.exactOptional(actionSchema),
    by: v.picklist(['person', 'bot', 'clock']),
    facts: factsSchema,
  }),
  entry('undone', { seat, of: number }),
  entry('said', { person: id, phrase: v.picklist(phrases) }),
  entry('wrote', { person: id, text: line }),
  entry('replaced', { seat, bot: id }),
  entry('returned', { seat, person: id }),
  entry('revealed', { seed: hex64, to: v.exactOptional(v.literal('players')) }),
]);
type Known = v.InferOutput<typeof known>['is'];
/** All other kinds of entries, which hold no facts and no text. Omitting a kind here is a type error. */
const rest: Readonly<Record<Exclude<EntryBody['is'], Known>, true>> = {
  terms: true, agreed: true, paused: true, resumed: true, muted: true, reported: true, outage: true, absent: true,
  back: true, voted: true, left: true, closed: true, rematched: true,
  attempted: true,
}; // biome-ignore format: a list
const others = v.looseObject({ n: number, at: time, is: v.picklist(Object.keys(rest)) });

const isKnown: ReadonlySet<unknown> = new Set(known.options.map(({ entries }) => entries.is.literal));

export const entrySchema = v.lazy((given: unknown): typeof known | typeof others =>
  isKnown.has((given as { is?: unknown } | null)?.is) ? known : others,
);
