/** Fetches the record of a finished online game, as far as its players allow, and my notes. */
import { makeApi } from '@casefile/client';
import type { CaseFault, CaseSource } from '../messages.ts';

export interface TablePlace {
  /** The server's origin; empty for the one that served this page. */
  readonly origin?: string;
  readonly table: string;
  /** The player's token at this table; undefined for a visitor with the link. */
  readonly token: string | undefined;
  /** Somebody else's game in the challenge of this table, by its number. */
  readonly attempt?: string | undefined;
}

const bearer = (token: string | undefined): RequestInit =>
  token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } };

/** The whole record where the players allow it, otherwise what this device's player saw. */
export async function tableRecord(
  { origin = '', table, token, attempt }: TablePlace,
  suspect: string | null,
): Promise<CaseSource | CaseFault> {
  const at = `${origin}/api/tables/${table}`;
  if (attempt !== undefined) return rivalRecord(`${at}/rivals/record?attempt=${attempt}`, token);
  const path = `${at}/record`;
  let reply = await fetch(path, bearer(token));
  // An expired token does not decide whether the record may be read.
  if (reply.status === 401) reply = await fetch(path);
  if (reply.status === 409) return { why: 'unfinished' };
  const refused = reply.status === 403 ? await whyNot(reply) : null;
  if (refused !== null && token !== undefined) reply = await fetch(`${path}?of=mine`, bearer(token));
  if (reply.ok) return { from: 'record', text: await reply.text(), suspect };
  if (refused === 'players-only' || refused === 'record-closed') return { why: refused };
  return { why: reply.status === 404 ? 'missing' : 'unreachable' };
}

/** Without the suspect: this device's player is not the one who played. */
async function rivalRecord(path: string, token: string | undefined): Promise<CaseSource | CaseFault> {
  const reply = await fetch(path, bearer(token));
  if (reply.ok) return { from: 'record', text: await reply.text(), suspect: null };
  if (reply.status === 409) return { why: 'unfinished' };
  if (reply.status === 401 || reply.status === 403) return { why: 'players-only' };
  return { why: reply.status === 404 ? 'missing' : 'unreachable' };
}

/** Empty where something other than the server answered. */
async function whyNot(reply: Response): Promise<string> {
  const said: unknown = await reply.json().catch(() => null);
  return String((said as { readonly error?: unknown } | null)?.error ?? '');
}

/** The player's own notebook; empty where there is none or no server to ask. */
export async function tableNotes({ origin = '', table, token }: TablePlace): Promise<string> {
  if (token === undefined) return '';
  const found = await makeApi(origin).notes(table, token);
  return found.ok ? found.value.text : '';
}
