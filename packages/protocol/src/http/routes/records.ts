/** Routes of records. */
import { recordAnswerSchema, recordSchema } from '../../record/schema.ts';
import { maxPostedBytes } from '../../wire/json.ts';
import { recordQuerySchema } from '../http.ts';
import { type Route, tablePath } from './route.ts';

export const recordRoutes = [
  {
    id: 'record',
    method: 'GET',
    path: `${tablePath}/record`,
    roles: ['anyone', 'seat', 'host', 'watch', 'bot'],
    summary:
      'The record: everything once the game is over, for those to whom the terms allow it (403 for others), with an ETag, in pages with `Range: bytes=…`. With `?of=mine`, what this seat has seen so far, at any time.',
    query: recordQuerySchema,
    answer: recordSchema,
  },
  {
    id: 'checkRecord',
    method: 'POST',
    path: '/api/records',
    roles: ['anyone'],
    summary:
      'Reads and checks a record from elsewhere, and returns it as this server would write it. Keeps nothing.',
    body: recordSchema,
    answer: recordAnswerSchema,
    maxBytes: maxPostedBytes,
    isReadLater: true,
  },
] as const satisfies readonly Route[];
