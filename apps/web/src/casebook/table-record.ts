/** What the server keeps of an online game that is over: its record as far as its players allow it, and my notes. */
import type { CaseFault, CaseSource } from './messages.ts';

export interface TablePlace {
  /** Of the server; empty for the one this page comes from. */
  readonly origin?: string;
  readonly table: string;
  /** The token of a player at this table; undefined for who only has its link. */
  readonly token: string | undefined;
}

const bearer = (token: string | undefined): RequestInit =>
  token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } };

/** All of it where the players of the table allowed that; else what this device's own player saw. */
export async function tableRecord(
  { origin = '', table, token }: TablePlace,
  suspect: string | null,
): Promise<CaseSource | CaseFault> {
  const path = `${origin}/api/tables/${table}/record`;
  let reply = await fetch(path, bearer(token));
  // A token that is over says nothing about who may read it.
  if (reply.status === 401) reply = await fetch(path);
  if (reply.status === 409) return { why: 'unfinished' };
  const refused = reply.status === 403 ? ((await reply.json()) as { error: string }).error : null;
  if (refused !== null && token !== undefined) reply = await fetch(`${path}?of=mine`, bearer(token));
  if (reply.ok) return { from: 'record', text: await reply.text(), suspect };
  if (refused === 'players-only' || refused === 'record-closed') return { why: refused };
  return { why: 'missing' };
}

/** The player's own notebook; empty where there is none, or nobody to ask for it. */
export async function tableNotes({ origin = '', table, token }: TablePlace): Promise<string> {
  if (token === undefined) return '';
  const reply = await fetch(`${origin}/api/tables/${table}/notes`, bearer(token));
  return reply.ok ? ((await reply.json()) as { text: string }).text : '';
}
