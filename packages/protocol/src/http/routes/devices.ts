/** Routes of a device: its connection, its other devices, and its list of games. */
import {
  addressesSchema,
  credentialsSchema,
  deviceCodeAnswerSchema,
  gamesSchema,
  myGamesSchema,
  nothingSchema,
  takeOverSchema,
  ticketSchema,
} from '../http.ts';
import { type Route, tablePath } from './route.ts';

export const deviceRoutes = [
  {
    id: 'ticket',
    method: 'POST',
    path: `${tablePath}/tickets`,
    roles: ['seat', 'host', 'watch'],
    summary: 'A ticket for one WebSocket connection, valid once and for a few seconds.',
    body: nothingSchema,
    answer: ticketSchema,
  },
  {
    id: 'deviceCode',
    method: 'POST',
    path: `${tablePath}/device-codes`,
    roles: ['seat', 'host'],
    summary: 'A code that hands the seat to another device, valid once and for ten minutes.',
    body: nothingSchema,
    answer: deviceCodeAnswerSchema,
  },
  {
    id: 'takeOver',
    method: 'POST',
    path: '/api/take-over',
    roles: ['anyone'],
    summary: 'Takes over a seat by its code. The first device is told, and its tokens end.',
    body: takeOverSchema,
    answer: credentialsSchema,
  },
  {
    id: 'myGames',
    method: 'POST',
    path: '/api/my-games',
    roles: ['anyone'],
    summary:
      'The games of these resume tokens, starting with those that wait for the caller. Changes nothing.',
    body: myGamesSchema,
    answer: gamesSchema,
  },
  {
    id: 'addresses',
    method: 'GET',
    path: '/api/addresses',
    roles: ['anyone'],
    summary:
      'Where other devices reach this server, as origins; empty if only its own machine does. A caller from another machine is told only the address it has used.',
    answer: addressesSchema,
  },
] as const satisfies readonly Route[];
