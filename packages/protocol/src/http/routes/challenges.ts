/** Routes of challenges. */
import { recordSchema } from '../../record/schema.ts';
import {
  attemptSchema,
  challengeInfoSchema,
  createChallengeSchema,
  rivalQuerySchema,
  rivalsSchema,
} from '../challenges.ts';
import { credentialsSchema } from '../http.ts';
import { type Route, tablePath } from './route.ts';

/** A challenge is kept like a table, under an id of the same kind. */
const challenge = '/api/challenges/:table';

export const challengeRoutes = [
  {
    id: 'createChallenge',
    method: 'POST',
    path: '/api/challenges',
    roles: ['anyone'],
    summary: 'A challenge: a deal that the server keeps secret, the same for everybody who opens its link.',
    body: createChallengeSchema,
    answer: challengeInfoSchema,
  },
  {
    id: 'challengeInfo',
    method: 'GET',
    path: challenge,
    roles: ['anyone'],
    summary:
      'What everybody with the link may know about a challenge: who plays, on which terms, and how many have taken it up.',
    answer: challengeInfoSchema,
  },
  {
    id: 'attempt',
    method: 'POST',
    path: `${challenge}/attempts`,
    roles: ['anyone'],
    summary: 'Takes up a challenge: a table of one’s own with its deal, already started.',
    body: attemptSchema,
    answer: credentialsSchema,
  },
  {
    id: 'rivals',
    method: 'GET',
    path: `${tablePath}/rivals`,
    roles: ['seat'],
    summary: 'Everybody’s results in the challenge of this table, once its own game is over.',
    answer: rivalsSchema,
  },
  {
    id: 'rivalRecord',
    method: 'GET',
    path: `${tablePath}/rivals/record`,
    roles: ['seat'],
    summary: 'The record of somebody else’s game in the challenge of this table, once both are over.',
    query: rivalQuerySchema,
    answer: recordSchema,
  },
] as const satisfies readonly Route[];
