/** Request and response bodies of challenges: the same deal for everybody who opens a link. */
import * as v from 'valibot';
import { hex64, optionsSchema, plainId, wholeNumber } from '../wire/values.ts';
import { tableIdSchema } from './http.ts';
import { termsSchema } from './terms.ts';

/** How many people may take up one challenge. */
export const maxAttempts = 100;

const { help, coach, pace } = termsSchema.entries;

/** The request for a challenge: who plays, and which chair is for the player who opens the link. */
export const createChallengeSchema = v.strictObject({
  edition: plainId,
  options: v.exactOptional(optionsSchema),
  /** The player's own chair. */
  suspect: plainId,
  /** The opponents: bots of the server. */
  bots: v.pipe(v.array(v.strictObject({ suspect: plainId, bot: plainId })), v.minLength(1), v.maxLength(15)),
  /**
   * Everything else is the same for every challenge: no clock, no spectators, the record for those who have finished.
   */
  terms: v.exactOptional(v.strictObject({ help: v.exactOptional(help), coach, pace: v.exactOptional(pace) })),
});
/** The request for a challenge. */
export type CreateChallenge = v.InferOutput<typeof createChallengeSchema>;

/** The request to take up a challenge: validated by `checkName`. */
export const attemptSchema = v.strictObject({ name: v.pipe(v.string(), v.maxLength(200)) });
/** The request to take up a challenge. */
export type Attempt = v.InferOutput<typeof attemptSchema>;

const count = wholeNumber(0, 1e6);

/** What everybody with the link may know: nothing about those who have played, except how many. */
export const challengeInfoSchema = v.strictObject({
  challenge: tableIdSchema,
  edition: plainId,
  editionVersion: v.number(),
  options: optionsSchema,
  terms: termsSchema,
  /** To the seed of the deal. */
  commitment: hex64,
  /** In the order of the chairs; the one without a bot is for the player who opens the link. */
  chairs: v.array(v.strictObject({ suspect: plainId, bot: v.nullable(plainId) })),
  /** How many have taken it up. */
  attempts: count,
  /** Whether the maximum number of players have taken it up. */
  isFull: v.boolean(),
});
/** What everybody with the link may know of a challenge. */
export type ChallengeInfo = v.InferOutput<typeof challengeInfoSchema>;

/** One player's result in a challenge. */
export const rivalSchema = v.strictObject({
  /** Its number, from 0, by which its record is requested. */
  attempt: count,
  name: v.string(),
  isYou: v.boolean(),
  isWon: v.boolean(),
  /** The last turn of the game. */
  turns: count,
  /** Made a wrong accusation. */
  isOut: v.boolean(),
  /** A bot has played a part of it. */
  isHelped: v.boolean(),
});
/** One player's result in a challenge. */
export type Rival = v.InferOutput<typeof rivalSchema>;

/** The results side by side, for players who have finished their own game. */
export const rivalsSchema = v.strictObject({
  challenge: tableIdSchema,
  /** How many have taken it up, finished or not. */
  attempts: count,
  rivals: v.array(rivalSchema),
});
/** The results side by side. */
export type Rivals = v.InferOutput<typeof rivalsSchema>;

/** The number of the attempt whose record is requested. */
export const rivalQuerySchema = v.strictObject({ attempt: v.pipe(v.string(), v.regex(/^\d{1,4}$/)) });
