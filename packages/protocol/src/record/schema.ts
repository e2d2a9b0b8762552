/** The record of a finished game: one JSON document. */
import type { FactOf, Layout, Options, Player, Seat } from '@casefile/engine';
import * as v from 'valibot';
import type { Entry } from '../wire/entry.ts';
import { plainId as id, optionsSchema, seatSchema, wholeNumber } from '../wire/values.ts';
import { entrySchema, hashSchema, playerSeeds, playersSchema } from './entries.ts';

/** The value of `format` in every record. */
export const recordFormat = 'casefile-record';
/**
 * Version 1: dealt by the table, with texts chosen by the players, or a challenge. Version 2: dealt from seeds that
 * everybody committed to.
 */
export const recordVersions = [1, 2] as const;

/** Where the game's chance comes from. */
export type RecordChance =
  /** Played at a table: its commitment, its seed, and the players' seeds as they went into the deal. */
  | { readonly commitment: string; readonly table: string; readonly players: readonly string[] }
  /** Played without a table (arena, terminal): the seed of the game; nobody committed to it. */
  | { readonly game: string };

/** A game as it was played, with everything needed to verify it. */
export interface CaseRecord {
  readonly format: typeof recordFormat;
  readonly version: (typeof recordVersions)[number];
  /** Whose facts these are. Only a record of the table can be verified completely. */
  readonly viewpoint: 'table' | 'spectator' | Seat;
  readonly edition: string;
  readonly editionVersion: number;
  readonly options: Options;
  readonly players: readonly (Player & { readonly bot?: string })[];
  readonly layout?: Layout;
  /** For a game that continues another one: its first steps are those of the other game. */
  readonly origin?: { readonly of: string; readonly drawnFor: Seat | null; readonly steps: number };
  /** Null in a record of one viewer. */
  readonly chance: RecordChance | null;
  readonly result: Omit<FactOf<'ended'>, 'fact'> | null;
  readonly log: readonly Entry[];
  /** The hash of the last entry, which depends on all entries before; null where no table has hashed them. */
  readonly head: string | null;
  /** SHA-256 of `casefile record v1` (or `v2`), a line feed, and this document without this key. */
  readonly checksum: string;
}

/** A record as it was read from a file. */
export interface ReadRecord {
  readonly record: CaseRecord;
  /**
   * `game`: the file holds only seed and actions, as the arena writes them, and the rest was replayed; `case` by
   * default.
   */
  readonly kind?: 'case' | 'game';
  /** Whether the file is byte for byte as Casefile writes it. */
  readonly exact: boolean;
}

const cards = v.pipe(v.array(id), v.maxLength(60));
/** The layout of a scenario; the engine checks everything else in it. */
export const layoutSchema = v.looseObject({
  envelope: v.exactOptional(cards),
  hands: v.exactOptional(v.record(id, cards)),
  pool: v.exactOptional(cards),
  faceUp: v.exactOptional(cards),
});

/** Far more than a table writes: chat ends long before, and then bots finish the game. */
export const maxRecordEntries = 40_000;

/** The shape of a record; unknown keys are kept. */
export const recordSchema = v.looseObject({
  format: v.literal(recordFormat),
  version: v.picklist(recordVersions),
  viewpoint: v.union([v.picklist(['table', 'spectator']), seatSchema]),
  edition: id,
  editionVersion: wholeNumber(1, 1e6),
  options: optionsSchema,
  players: playersSchema,
  layout: v.exactOptional(layoutSchema),
  origin: v.exactOptional(
    v.looseObject({ of: id, drawnFor: v.nullable(seatSchema), steps: wholeNumber(1, maxRecordEntries) }),
  ),
  chance: v.nullable(
    v.union([
      v.looseObject({ commitment: hashSchema, table: hashSchema, players: playerSeeds }),
      v.looseObject({ game: hashSchema }),
    ]),
  ),
  result: v.nullable(v.looseObject({ winner: v.nullable(seatSchema), envelope: cards })),
  log: v.pipe(v.array(entrySchema), v.minLength(1), v.maxLength(maxRecordEntries)),
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
  /** Whose seeds went into the deal: everybody’s, some players’, the table’s alone; or it cannot be said. */
  dealt: v.picklist(['together', 'partly', 'table', 'unknown']),
  checks: v.array(checkSchema),
});
