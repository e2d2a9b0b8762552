/**
 * The tokens of this device by table, sent only to the server. Each table has its own key: two tabs writing one shared
 * list could lose a seat.
 */
import type { Credentials } from '@casefile/protocol/http';
import { keysUnder, read, write } from '../app/settings.ts';
import { forgetPawns } from './last-pawns.ts';
import { forgetShown } from './last-shown.ts';

type Kept = Readonly<Record<string, Credentials>>;

const isSession = (value: unknown): value is Credentials => typeof value === 'object' && value !== null;
const isKept = (value: unknown): value is Kept => typeof value === 'object' && value !== null;
const placeOf = (table: string): string => `table.${table}`;
/** Tokens that could not be stored last as long as the page. */
const inMemory = new Map<string, Credentials>();
const stored = (table: string): Credentials | null =>
  read<Credentials | null>(placeOf(table), null, isSession);

/** The old format: one list for all tables. */
for (const [table, session] of Object.entries(read('tables', {}, isKept))) {
  if (stored(table) === null) keep(table, session);
}
write('tables', null);

function keep(table: string, session: Credentials): void {
  const text = JSON.stringify(session);
  write(placeOf(table), text);
  if (JSON.stringify(stored(table)) === text) inMemory.delete(table);
  else inMemory.set(table, session);
}

/** Read each time: another tab may have renewed or given up the seat. */
export function sessionAt(table: string): Credentials | undefined {
  return inMemory.get(table) ?? stored(table) ?? undefined;
}

export function allSessions(): readonly Credentials[] {
  return [...new Set([...keysUnder(placeOf('')), ...inMemory.keys()])]
    .map(sessionAt)
    .filter((session) => session !== undefined);
}

/** New tokens replace those of their kind; the others stay. */
export function remember(session: Credentials): Credentials {
  const before = sessionAt(session.table);
  const isSame = before?.person === session.person;
  const all = isSame ? { ...session, tokens: { ...before.tokens, ...session.tokens } } : session;
  keep(session.table, all);
  return all;
}
export function forget(table: string): void {
  inMemory.delete(table);
  write(placeOf(table), null);
  forgetPawns(table);
  forgetShown(table);
}
