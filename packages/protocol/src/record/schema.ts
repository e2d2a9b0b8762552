/** The record of a finished game, format 1: one JSON document. */
import type { FactOf, Layout, Options, Player, Seat } from '@casefile/engine';
import * as v from 'valibot';
import type { Entry } from '../entry.ts';
import { plainId as id, wholeNumber } from '../text.ts';
import { entrySchema, hashSchema, playerSeeds } from './entries.ts';
import { optionValues, playersSchema, seatSchema } from './facts.ts';

export const recordFormat = 'casefile-record';
export const recordFormatVersion = 1;

/** Where the game's chance comes from. */
export type RecordChance =
  /** Played at a table: what it committed to, its seed, and the players' own, in seating order. */
  | { readonly commitment: string; readonly table: string; readonly players: readonly string[] }
  /** Played without one (arena, terminal): the game's seed itself; nobody committed to it. */
  | { readonly game: string };

export interface CaseRecord {
  readonly format: typeof recordFormat;
  readonly version: typeof recordFormatVersion;
  /** Whose facts these are. Only the table's can be verified throughout. */
  readonly viewpoint: 'table' | 'spectator' | Seat;
  readonly edition: string;
  readonly editionVersion: number;
  readonly options: Options;
  readonly players: readonly (Player & { readonly bot?: string })[];
  readonly layout?: Layout;
  /** Null where the record is one viewer's. */
  readonly chance: RecordChance | null;
  readonly result: Omit<FactOf<'ended'>, 'fact'> | null;
  readonly log: readonly Entry[];
  /** The hash of the last entry, which holds all the ones before; null where no table has hashed them. */
  readonly head: string | null;
  /** SHA-256 of `casefile record v1`, a line feed, and this document without this key. */
  readonly checksum: string;
}

const cards = v.pipe(v.array(id), v.maxLength(60));
/** Scenarios lay games out by hand; the engine checks the rest of it. */
export const layoutSchema = v.looseObject({
  envelope: v.exactOptional(cards),
  hands: v.exactOptional(v.record(id, cards)),
  pool: v.exactOptional(cards),
  faceUp: v.exactOptional(cards),
});

export const recordSchema = v.looseObject({
  format: v.literal(recordFormat),
  version: v.literal(recordFormatVersion),
  viewpoint: v.union([v.picklist(['table', 'spectator']), seatSchema]),
  edition: id,
  editionVersion: wholeNumber(1, 1e6),
  options: optionValues,
  players: playersSchema,
  layout: v.exactOptional(layoutSchema),
  chance: v.nullable(
    v.union([
      v.looseObject({ commitment: hashSchema, table: hashSchema, players: playerSeeds }),
      v.looseObject({ game: hashSchema }),
    ]),
  ),
  result: v.nullable(v.looseObject({ winner: v.nullable(seatSchema), envelope: cards })),
  log: v.pipe(v.array(entrySchema), v.minLength(1), v.maxLength(20_000)),
  head: v.nullable(hashSchema),
  checksum: hashSchema,
});

const checkSchema = v.strictObject({
  check: v.string(),
  ok: v.nullable(v.boolean()),
  say: v.string(),
});
/** What `POST /api/records` answers. */
export const recordAnswerSchema = v.strictObject({
  record: recordSchema,
  verified: v.boolean(),
  checks: v.array(checkSchema),
});
