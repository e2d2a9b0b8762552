/** What the server keeps of an online game that is over: its record as far as its players allow it, and my notes. */
import { makeApi } from '@casefile/client';
import type { CaseFault, CaseSource } from '../messages.ts';

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
  const refused = reply.status === 403 ? await whyNot(reply) : null;
  if (refused !== null && token !== undefined) reply = await fetch(`${path}?of=mine`, bearer(token));
  if (reply.ok) return { from: 'record', text: await reply.text(), suspect };
  if (refused === 'players-only' || refused === 'record-closed') return { why: refused };
  return { why: reply.status === 404 ? 'missing' : 'unreachable' };
}

/** Empty where somebody else answered in the server's place. */
async function whyNot(reply: Response): Promise<string> {
  const said: unknown = await reply.json().catch(() => null);
  return String((said as { readonly error?: unknown } | null)?.error ?? '');
}

/** The player's own notebook; empty where there is none, or nobody to ask for it. */
export async function tableNotes({ origin = '', table, token }: TablePlace): Promise<string> {
  if (token === undefined) return '';
  const found = await makeApi(origin).notes(table, token);
  return found.ok ? found.value.text : '';
}
