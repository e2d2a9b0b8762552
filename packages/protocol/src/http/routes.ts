/** Every route of the HTTP interface, with its roles, parameters and responses. The server refuses all others. */
import { challengeRoutes } from './routes/challenges.ts';
import { deviceRoutes } from './routes/devices.ts';
import { playingRoutes } from './routes/playing.ts';
import { recordRoutes } from './routes/records.ts';
import { tableRoutes } from './routes/tables.ts';

export type { Role, Route } from './routes/route.ts';

/** All routes of the server. */
export const routes = [
  ...tableRoutes,
  ...deviceRoutes,
  ...playingRoutes,
  ...recordRoutes,
  ...challengeRoutes,
] as const;

/** The id of a route. */
export type RouteId = (typeof routes)[number]['id'];
