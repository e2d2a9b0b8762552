/** The part of the server's HTTP interface that is about challenges, apart from the rest: few pages need it. */
import {
  type Attempt,
  type CreateChallenge,
  challengeInfoSchema,
  rivalsSchema,
} from '@casefile/protocol/challenges';
import { sessionSchema } from '@casefile/protocol/http';
import { at, type Fetch, makeCall, platformFetch } from './http.ts';

/** Challenges on a server: `origin` as for `makeApi`. */
export function makeChallengeApi(origin = '', fetch: Fetch = platformFetch) {
  const call = makeCall(origin, fetch);
  const of = (challenge: string): string => `/api/challenges/${encodeURIComponent(challenge)}`;
  return {
    /** A deal that the server keeps to itself, for whoever gets the link. */
    create: (body: CreateChallenge) => call('POST', '/api/challenges', challengeInfoSchema, { body }),
    /** What everybody with the link may know. */
    info: (challenge: string) =>
      call('GET', of(challenge), challengeInfoSchema, { fits: (info) => info.challenge === challenge }),
    /** Takes it up: a table of one's own, which has begun. */
    attempt: (challenge: string, body: Attempt) =>
      call('POST', `${of(challenge)}/attempts`, sessionSchema, { body }),
    /** Everybody's results, once the game at this table is over. */
    rivals: (table: string, token: string) => call('GET', `${at(table)}/rivals`, rivalsSchema, { token }),
  };
}
