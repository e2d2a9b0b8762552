/** Schemas of the values that messages and records are made of: ids, numbers, hashes. Every one has bounds. */
import * as v from 'valibot';

export const short = (maxLength: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(maxLength));

export const wholeNumber = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** Ids of cards, rooms, options, bots, people: plain characters, and no property name of `Object`. */
export const plainId = v.pipe(
  v.string(),
  v.regex(/^[\w:.@-]{1,60}$/),
  v.check((id) => !(id in {}), 'must be an id'),
);

/** A client's id for a command. */
export const commandIdSchema = v.pipe(v.string(), v.regex(/^[\w:.-]{1,60}$/));

/** A seed, or the hash of one: 32 bytes. */
export const hex64 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits'));

/** More seats than any edition has. */
export const seatSchema = wholeNumber(0, 15);

/** The number of an entry; -1 for none. */
export const entryNumber = wholeNumber(-1, 1e9);

/** Milliseconds since 1970. */
export const timeSchema = wholeNumber(0, 1e14);

const coordinate = wholeNumber(0, 200);
/** A room by its id, or a square by column and row. */
export const placeSchema = v.union([plainId, v.tuple([coordinate, coordinate])]);

/** The options of a table by name. */
export const optionsSchema = v.record(plainId, v.union([v.boolean(), plainId]));
