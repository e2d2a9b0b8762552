/** Routes of a table before and after its game: opening it, sitting down, watching, coming back. */
import {
  createTableSchema,
  credentialsSchema,
  invitationSchema,
  nothingSchema,
  rematchSchema,
  sitSchema,
  tableInfoSchema,
} from '../http.ts';
import { type Route, tablePath } from './route.ts';

export const tableRoutes = [
  {
    id: 'createTable',
    method: 'POST',
    path: '/api/tables',
    roles: ['anyone'],
    summary: 'Opens a table, with the caller as its host.',
    body: createTableSchema,
    answer: credentialsSchema,
  },
  {
    id: 'tableInfo',
    method: 'GET',
    path: tablePath,
    roles: ['anyone'],
    summary: 'What everybody with the link may know about a table.',
    answer: tableInfoSchema,
  },
  {
    id: 'sit',
    method: 'POST',
    path: `${tablePath}/seats`,
    roles: ['anyone', 'host', 'seat'],
    summary:
      'Sits down in the lobby, on a free chair or by invitation of its occupant. With the host’s token, the host sits down; with a seat’s token and an invitation, its person moves.',
    body: sitSchema,
    answer: credentialsSchema,
  },
  {
    id: 'invite',
    method: 'POST',
    path: `${tablePath}/invitations`,
    roles: ['seat'],
    summary:
      'An invitation to share this person’s chair, in editions with teams: valid once, in the lobby, for a day. It replaces the previous one.',
    body: nothingSchema,
    answer: invitationSchema,
  },
  {
    id: 'watch',
    method: 'POST',
    path: `${tablePath}/watchers`,
    roles: ['anyone'],
    summary: 'Watches the table: public facts only.',
    body: nothingSchema,
    answer: credentialsSchema,
  },
  {
    id: 'resume',
    method: 'POST',
    path: `${tablePath}/resume`,
    roles: ['resume'],
    summary:
      'Returns to the seat with new tokens for it, and for the host’s role where the caller is the host. The seat’s old token ends.',
    body: nothingSchema,
    answer: credentialsSchema,
  },
  {
    id: 'signOut',
    method: 'DELETE',
    path: `${tablePath}/tokens`,
    roles: ['seat', 'host', 'watch', 'resume', 'bot'],
    summary: 'Ends the token it is called with. It does not give up the seat.',
    answer: null,
  },
  {
    id: 'rematch',
    method: 'POST',
    path: `${tablePath}/rematch`,
    roles: ['seat', 'host', 'bot'],
    summary:
      'Another game with the same people. The first caller opens the table, the others sit down at it.',
    body: rematchSchema,
    answer: credentialsSchema,
  },
] as const satisfies readonly Route[];
