/**
 * The tokens of this device, table by table. They never leave it but for the server. Each table has a place of its own:
 * two tabs that sit down at the same time would lose one of the two in a list that both write.
 */
import type { Session } from '@casefile/protocol/http';
import { read, storage, write } from '../app/settings.ts';

type Kept = Readonly<Record<string, Session>>;

const isSession = (value: unknown): value is Session => typeof value === 'object' && value !== null;
const isKept = (value: unknown): value is Kept => typeof value === 'object' && value !== null;
const placeOf = (table: string): string => `table.${table}`;
const prefix = `casefile.${placeOf('')}`;
const store = storage();
/** What could not be stored, because storage is denied or full: it lasts as long as the page. */
const inMemory = new Map<string, Session>();
const stored = (table: string): Session | null => read<Session | null>(placeOf(table), null, isSession);

/** As they were kept before: one list for all. */
for (const [table, session] of Object.entries(read('tables', {}, isKept))) {
  if (stored(table) === null) keep(table, session);
}
write('tables', null);

function keep(table: string, session: Session): void {
  const text = JSON.stringify(session);
  write(placeOf(table), text);
  if (JSON.stringify(stored(table)) === text) inMemory.delete(table);
  else inMemory.set(table, session);
}

/** Looked up each time: another tab may have got new tokens, or given the seat up. */
export function sessionAt(table: string): Session | undefined {
  return inMemory.get(table) ?? stored(table) ?? undefined;
}

export function allSessions(): readonly Session[] {
  const places = Array.from({ length: store?.length ?? 0 }, (_, i) => store?.key(i) ?? '');
  const tables = places.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  return [...new Set([...tables, ...inMemory.keys()])]
    .map(sessionAt)
    .filter((session) => session !== undefined);
}

/** New tokens replace those of their kind; the others stay. */
export function remember(session: Session): Session {
  const before = sessionAt(session.table);
  const isSame = before?.person === session.person;
  const all = isSame ? { ...session, tokens: { ...before.tokens, ...session.tokens } } : session;
  keep(session.table, all);
  return all;
}
export function forget(table: string): void {
  inMemory.delete(table);
  write(placeOf(table), null);
}
