/** People already seated at a table: their devices' storage is filled by the test, the server is real. */

import { randomBytes } from 'node:crypto';
import { editionById } from '@casefile/editions';
import { commitToSeed } from '@casefile/engine';
import { defaultOptions } from '@casefile/engine/options';
import type { Credentials } from '@casefile/protocol/http';
import { call } from '../../../../server/test/support/player.ts';
import type { Guest } from '../guest.ts';
import type { TestServer } from '../test-server.ts';

export interface Seated {
  readonly guest: Guest;
  readonly session: Credentials;
}

async function must<T>(
  home: TestServer,
  path: string,
  body: unknown,
  token?: string,
  method = 'POST',
): Promise<T> {
  const reply = await call(home.origin, method, path, body, token);
  if (reply.status !== 200) throw new Error(`${path}: ${JSON.stringify(reply.body)}`);
  return reply.body as T;
}

const optionsOf = (edition: string) => defaultOptions(editionById(edition)!);

/** Creates a table for these people; the first is its host. */
export async function openFor(
  home: TestServer,
  edition: string,
  names: readonly string[],
  terms: Readonly<Record<string, unknown>> = {},
): Promise<readonly Credentials[]> {
  const [first, ...others] = names;
  const [suspect] = editionById(edition)!.cards(optionsOf(edition)).suspects;
  const seeds = names.map(() => randomBytes(32).toString('hex'));
  const [commitment, ...hashes] = seeds.map(commitToSeed);
  const host = await must<Credentials>(home, '/api/tables', {
    edition,
    name: first,
    suspect,
    terms,
    commitment,
  });
  const sessions = [host];
  for (const [i, name] of others.entries())
    sessions.push(
      await must<Credentials>(home, `/api/tables/${host.table}/seats`, { name, commitment: hashes[i] }),
    );
  sealed.set(host.table, () =>
    // An open page has replaced this commitment by its own, and opens that by itself.
    Promise.allSettled(sessions.map((session, i) => asSeat(home, session, { do: 'open', seed: seeds[i]! }))),
  );
  return sessions;
}

/** How the people of a table open their seeds. */
const sealed = new Map<string, () => Promise<unknown>>();

const send = (
  home: TestServer,
  table: string,
  token: string | undefined,
  command: unknown,
): Promise<unknown> =>
  must(home, `/api/tables/${table}/commands`, { id: `o${Math.random()}`, v: 10_000, command }, token);

const asSeat = (home: TestServer, { table, tokens }: Credentials, command: unknown): Promise<unknown> =>
  send(home, table, tokens.seat, command);

/** Resolves when everybody's page has opened its seed and the game is dealt. */
export async function order(
  home: TestServer,
  { table, tokens }: Credentials,
  command: unknown,
): Promise<void> {
  await send(home, table, tokens.host ?? tokens.seat, command);
  if ((command as { do: string }).do === 'start') await sealed.get(table)?.();
}

export const putNotes = (home: TestServer, { table, tokens }: Credentials, text: string): Promise<unknown> =>
  must(home, `/api/tables/${table}/notes`, { version: 1, text }, tokens.seat, 'PUT');

export async function comeIn(home: TestServer, session: Credentials): Promise<Seated> {
  const guest = await home.guest({ settings: { tables: { [session.table]: session } } });
  await guest.page.goto(`/t/${session.table}`);
  return { guest, session };
}

/** Everybody accuses as soon as they may: the quickest way to end a game. */
export async function accuseAll(
  home: TestServer,
  edition: string,
  sessions: readonly Credentials[],
): Promise<void> {
  const { cards } = editionById(edition)!;
  const { suspects, weapons, rooms } = cards(optionsOf(edition));
  const action = { do: 'accuse', suspect: suspects[0], weapon: weapons[0], room: rooms[0] };
  const { table } = sessions[0]!;
  for (let tries = 0; tries < 100; tries++)
    for (const session of sessions) {
      // A player who is not in turn is refused.
      await asSeat(home, session, { do: 'act', action }).catch(() => {});
      const { phase } = await must<{ phase: string }>(
        home,
        `/api/tables/${table}`,
        undefined,
        undefined,
        'GET',
      );
      if (phase === 'over') return;
    }
  throw new Error('Nobody could accuse.');
}
