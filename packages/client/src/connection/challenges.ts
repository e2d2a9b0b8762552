/** Challenges over the server's HTTP interface, in a module of their own because few pages need them. */
import {
  type Attempt,
  type CreateChallenge,
  challengeInfoSchema,
  rivalsSchema,
} from '@casefile/protocol/challenges';
import { credentialsSchema } from '@casefile/protocol/http';
import { type Fetch, makeCall, platformFetch, tablePath } from './http.ts';

/** Challenges on a server: `origin` as for `makeApi`. */
export function makeChallengeApi(origin = '', fetch: Fetch = platformFetch) {
  const call = makeCall(origin, fetch);
  const of = (challenge: string): string => `/api/challenges/${encodeURIComponent(challenge)}`;
  return {
    /** Creates a challenge: a deal that only the server knows, for everybody who gets the link. */
    create: (body: CreateChallenge) => call('POST', '/api/challenges', challengeInfoSchema, { body }),
    /** Public information about a challenge. */
    info: (challenge: string) =>
      call('GET', of(challenge), challengeInfoSchema, { fits: (info) => info.challenge === challenge }),
    /** Takes up the challenge: opens a table of the player's own, which begins at once. */
    attempt: (challenge: string, body: Attempt) =>
      call('POST', `${of(challenge)}/attempts`, credentialsSchema, { body }),
    /** The results of all players, once the game at this table is over. */
    rivals: (table: string, token: string) =>
      call('GET', `${tablePath(table)}/rivals`, rivalsSchema, { token }),
  };
}
