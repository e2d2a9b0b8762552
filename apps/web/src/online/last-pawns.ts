/** Where the pawns of a table stood when this device last saw it: the server's list of games has no pictures. */
import { read, write } from '../app/settings.ts';
import type { Scene } from '../worker/messages.ts';

type Pawns = Scene['view']['pawns'];

const isPawns = (value: unknown): value is Pawns => typeof value === 'object' && value !== null;
const placeOf = (table: string): string => `pawns.${table}`;

export const lastPawns = (table: string): Pawns => read<Pawns>(placeOf(table), {}, isPawns);
export const keepPawns = (table: string, pawns: Pawns): boolean =>
  write(placeOf(table), JSON.stringify(pawns));
export const forgetPawns = (table: string): boolean => write(placeOf(table), null);
