/** Opening tables, sitting down, watching, coming back. */

import { defaultTerms, type TableState, type Terms } from '@casefile/protocol';
import type { CreateTable, Session, Sit, TableInfo } from '@casefile/protocol/http';
import { isJoinable } from '../../table/lobby.ts';
import type { Table } from '../../table/table.ts';
import type { Caller } from '../identity.ts';
import type { Parts } from '../parts.ts';
import { type Call, type Handlers, refuse } from '../router.ts';
import { mintId } from '../tokens.ts';
import { deny, settled } from './refusing.ts';
import { change, mint, tokensOf } from './sessions.ts';

type Tables = 'createTable' | 'tableInfo' | 'sit' | 'watch' | 'resume' | 'signOut' | 'rematch';

export async function tableOf({ host }: Parts, id: string): Promise<Table> {
  const table = await host.table(id);
  if (table === 'missing') return refuse(404, 'no-such-table', 'There is no such table, or not any more.');
  if (table === 'broken')
    return refuse(
      503,
      'set-aside',
      'This table has been damaged and is set aside. The operator has been told.',
    );
  return table;
}

export const suspectOf = ({ chairs }: TableState, person: string): string | null =>
  chairs.find(({ people }) => people.includes(person))?.suspect ?? null;

/** A host may close a table to spectators after some have come. */
export function mayLook({ terms }: TableState, { kind }: Pick<Caller, 'kind'>): void {
  if (kind === 'watch' && !terms.spectators) refuse(403, 'no-spectators', 'Nobody may watch at this table.');
}

export function tables(parts: Parts): Pick<Handlers, Tables> {
  const { host, store, guests, now } = parts;

  const sessionOf = (state: TableState, person: string, tokens: Session['tokens']): Session => ({
    table: state.table,
    person,
    name: state.people[person]?.name ?? '',
    suspect: suspectOf(state, person),
    tokens,
  });

  return {
    async createTable({ body }) {
      const { edition, options = {}, terms, name, suspect, seed } = body as CreateTable;
      const person = mintId();
      const opening = {
        edition,
        options,
        terms: { ...defaultTerms, ...terms } as Terms,
        host: { person, name },
        ...(suspect === undefined ? {} : { suspect }),
        ...(seed === undefined ? {} : { playerSeed: seed }),
      };
      const opened = await host.open(opening);
      if (!opened.ok) return deny(opened.why);
      const kinds =
        suspect === undefined ? (['host', 'resume'] as const) : (['host', 'seat', 'resume'] as const);
      const { tokens, rows } = mint(kinds, opened.table, person, now());
      await change(store, rows, []);
      const { state } = await tableOf(parts, opened.table);
      return sessionOf(state, person, tokens);
    },

    async tableInfo({ table: id }): Promise<TableInfo> {
      const { state } = await tableOf(parts, id);
      return infoOf(state, guests.watching(id));
    },

    async sit({ table: id, body, caller }) {
      const { name, suspect, seed } = body as Sit;
      await tableOf(parts, id);
      const person = caller?.person ?? mintId();
      const { tokens, rows } = mint(['seat', 'resume'], id, person, now());
      const command = {
        do: 'sit',
        name,
        ...(suspect === undefined ? {} : { suspect }),
        ...(seed === undefined ? {} : { seed }),
      } as const;
      settled(
        await host.command(
          id,
          { person, roles: ['seat'] },
          { id: mintId(), v: -1, command },
          { tokens: rows },
        ),
      );
      const { state } = await tableOf(parts, id);
      return sessionOf(state, person, tokens);
    },

    async watch({ table: id }) {
      const { state } = await tableOf(parts, id);
      mayLook(state, { kind: 'watch' });
      const person = mintId();
      const { tokens, rows } = mint(['watch'], id, person, now());
      await change(store, rows, []);
      return sessionOf(state, person, tokens);
    },

    async resume({ table: id, caller }) {
      const { person } = caller!;
      const { state } = await tableOf(parts, id);
      const old = await tokensOf(store, id, person, ['seat', 'host']);
      const tokens = await renewed(parts, state, person, old, ['seat', 'host']);
      guests.end(id, old, 'taken-over');
      return sessionOf(state, person, tokens);
    },

    async signOut({ caller }) {
      const { table, hash } = caller!;
      await change(store, [], [hash]);
      guests.end(table, [hash], 'left');
    },

    async rematch(call) {
      const caller = call.caller as Caller;
      const { person } = caller;
      const who = { person, roles: caller.kind === 'host' ? ['host' as const] : ['seat' as const] };
      const before = await tableOf(parts, call.table);
      const opened = await host.rematch(call.table, who);
      if (!opened.ok) return deny(opened.why);
      await sitAgain(parts, call, before.state, opened.table);
      const { state } = await tableOf(parts, opened.table);
      return sessionOf(state, person, await renewed(parts, state, person, [], ['seat', 'host', 'resume']));
    },
  };
}

/** Tokens anew, for what the person is at this table; the old ones end. */
export async function renewed(
  { store, now }: Parts,
  state: TableState,
  person: string,
  revoke: readonly string[],
  wanted: readonly ('seat' | 'host' | 'resume')[],
): Promise<Session['tokens']> {
  const sits = suspectOf(state, person) !== null;
  const kinds = wanted.filter((kind) => (kind === 'seat' ? sits : kind !== 'host' || state.host === person));
  const { tokens, rows } = mint(kinds, state.table, person, now());
  await change(store, rows, revoke);
  return tokens;
}

/** The same chair as before, if it is still free. */
async function sitAgain(parts: Parts, { caller }: Call, before: TableState, table: string): Promise<void> {
  const { person } = caller!;
  const { state } = await tableOf(parts, table);
  const suspect = suspectOf(before, person);
  if (suspect === null || suspectOf(state, person) !== null) return;
  const name = before.people[person]!.name;
  const sit = (chair: { suspect?: string }) =>
    parts.host.command(
      table,
      { person, roles: ['seat'] },
      { id: mintId(), v: -1, command: { do: 'sit', name, ...chair } },
    );
  const answer = await sit({ suspect });
  if (answer.t === 'no') settled(await sit({}));
}

export function infoOf(state: TableState, spectators: number): TableInfo {
  const { suspects } = state.edition.cards(state.options);
  const named = (person: string) => ({ person, name: state.people[person]?.name ?? '' });
  return {
    table: state.table,
    phase: state.phase,
    paused: state.timing.pausedAt !== null,
    edition: state.edition.id,
    editionVersion: state.edition.version,
    options: state.options,
    terms: state.terms,
    commitment: state.commitment,
    host: named(state.host),
    chairs: suspects.map((suspect) => {
      const chair = state.chairs.find((each) => each.suspect === suspect);
      return {
        suspect,
        people: chair?.people.map(named) ?? [],
        bot: chair?.bot ?? null,
        free: chair === undefined,
        joinable: state.phase === 'lobby' && chair !== undefined && isJoinable(state, chair),
      };
    }),
    full: state.chairs.length >= state.edition.seats[1],
    spectators,
    n: state.n,
    after: state.after,
    next: state.next,
  };
}
