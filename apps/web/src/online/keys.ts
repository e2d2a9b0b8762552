/** The tokens of this device, table by table. They never leave it but for the server. */
import type { Session } from '@casefile/protocol/http';
import { read, write } from '../app/settings.ts';

type Kept = Readonly<Record<string, Session>>;

const isKept = (value: unknown): value is Kept => typeof value === 'object' && value !== null;
/** Where storage is denied they last as long as the page. */
let kept: Kept = read('tables', {}, isKept);

function keep(next: Kept): void {
  kept = next;
  write('tables', JSON.stringify(next));
}

export const sessionAt = (table: string): Session | undefined =>
  Object.hasOwn(kept, table) ? kept[table] : undefined;
export const allSessions = (): readonly Session[] => Object.values(kept);

/** New tokens replace those of their kind; the others stay. */
export function remember(session: Session): Session {
  const before = sessionAt(session.table);
  const isSame = before?.person === session.person;
  const all = isSame ? { ...session, tokens: { ...before.tokens, ...session.tokens } } : session;
  keep({ ...kept, [session.table]: all });
  return all;
}
export function forget(table: string): void {
  const { [table]: _, ...rest } = kept;
  keep(rest);
}
