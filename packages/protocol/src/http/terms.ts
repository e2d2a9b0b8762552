/** What a table is set up with: the edition, its options, and how people play together. */
import * as v from 'valibot';

/** How much the notebook may help. */
export const helpLevels = ['off', 'facts', 'full'] as const;
/** How quickly bots play. */
export const paces = ['instant', 'quick', 'natural'] as const;

/** Milliseconds; null without clocks. */
export const clockSchema = v.nullable(
  v.strictObject({
    /** The time bank of each seat, and the increment per decision. */
    bank: v.pipe(v.number(), v.integer(), v.minValue(10_000), v.maxValue(14 * 86_400_000)),
    back: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400_000)),
  }),
);

/** The terms of a table. */
export const termsSchema = v.strictObject({
  /** The most help that a player may choose in the notebook. */
  help: v.picklist(helpLevels),
  /** Whether players may ask the coach; false by default. */
  coach: v.exactOptional(v.boolean()),
  clock: clockSchema,
  /** How quickly bots answer. */
  pace: v.picklist(paces),
  chat: v.picklist(['phrases', 'free']),
  spectators: v.boolean(),
  /** Who may read the whole record of a finished game; everybody by default, as at older tables. */
  records: v.exactOptional(v.picklist(['all', 'players', 'nobody'])),
  /** How a bot takes an absent player's seat: by host or vote, or automatically after this many milliseconds. */
  absence: v.union([
    v.literal('ask'),
    v.pipe(v.number(), v.integer(), v.minValue(30_000), v.maxValue(30 * 86_400_000)),
  ]),
  /** The duration of a reaction window in milliseconds. */
  window: v.pipe(v.number(), v.integer(), v.minValue(3_000), v.maxValue(7 * 86_400_000)),
});
/** The terms of a table besides the rules. */
export type Terms = v.InferOutput<typeof termsSchema>;
/** How much the notebook helps. */
export type HelpLevel = Terms['help'];
/** The clock settings of a table. */
export type Clock = NonNullable<Terms['clock']>;

/** The default terms. */
export const defaultTerms: Terms = {
  help: 'full',
  clock: null,
  pace: 'natural',
  chat: 'phrases',
  spectators: true,
  absence: 'ask',
  window: 20_000,
};
