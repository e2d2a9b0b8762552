/** What a table is set up with: the edition, its options, and how people play together. */
import * as v from 'valibot';

/** How much the notebook may help. */
export const helpLevels = ['off', 'facts', 'full'] as const;
/** How quickly bots play. */
export const paces = ['instant', 'quick', 'natural'] as const;

/** Milliseconds; null where nobody's time runs. */
export const clockSchema = v.nullable(
  v.strictObject({
    /** What each seat has for the whole game, and what it gets back with each decision. */
    bank: v.pipe(v.number(), v.integer(), v.minValue(10_000), v.maxValue(14 * 86_400_000)),
    back: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400_000)),
  }),
);

/** The terms of a table. */
export const termsSchema = v.strictObject({
  /** The most help that a player may choose in the notebook. */
  help: v.picklist(helpLevels),
  /** Players may ask for advice; where nothing is said they may not. A device that keeps to the terms offers none then. */
  coach: v.exactOptional(v.boolean()),
  clock: clockSchema,
  /** How quickly bots answer. */
  pace: v.picklist(paces),
  chat: v.picklist(['phrases', 'free']),
  spectators: v.boolean(),
  /** Who may read the whole record when the game is over; all where nothing is said, as at older tables. */
  records: v.exactOptional(v.picklist(['all', 'players', 'nobody'])),
  /** A bot takes the seat of who is away: when the host or a vote says so, or by itself after so many milliseconds. */
  absence: v.union([
    v.literal('ask'),
    v.pipe(v.number(), v.integer(), v.minValue(30_000), v.maxValue(30 * 86_400_000)),
  ]),
  /** How long a window for reactions stays open, in milliseconds. */
  window: v.pipe(v.number(), v.integer(), v.minValue(3_000), v.maxValue(7 * 86_400_000)),
});
/** What the people at a table have agreed on besides the rules. */
export type Terms = v.InferOutput<typeof termsSchema>;
/** How much the notebook helps. */
export type HelpLevel = Terms['help'];
/** How long a game or a turn may take. */
export type Clock = NonNullable<Terms['clock']>;

/** The terms of a table whose host has changed none. */
export const defaultTerms: Terms = {
  help: 'full',
  clock: null,
  pace: 'natural',
  chat: 'phrases',
  spectators: true,
  absence: 'ask',
  window: 20_000,
};
