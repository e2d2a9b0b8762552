/** Opening tables, sitting down, watching, coming back. */

import { defaultTerms, infoOf, type TableState, type Terms } from '@casefile/protocol';
import type { Credentials, TableInfo } from '@casefile/protocol/http';
import { TokenEnded } from '../../host/table-service.ts';
import type { Parts } from '../../ops/parts.ts';
import type { TableCommand } from '../../table/command.ts';
import { isCommitted } from '../../table/deal.ts';
import { whyBadOptions } from '../../table/options.ts';
import { isProgram } from '../../table/people/who.ts';
import type { ServerTable } from '../../table/table.ts';
import { addressOf } from '../address.ts';
import type { Call, RouteHandlers } from '../call.ts';
import { type Caller, whoOf } from '../identity.ts';
import { refuse } from '../router.ts';
import { mintId } from '../tokens.ts';
import { findInvitation, noInvitation } from './invitations.ts';
import { deny, settled } from './refusing.ts';
import { change, endsAtResume, endsAtTakeOver, mint, rematchRight, renew } from './sessions.ts';

type Tables = 'createTable' | 'tableInfo' | 'sit' | 'watch' | 'resume' | 'signOut' | 'rematch';

export async function tableOf({ host }: Parts, id: string): Promise<ServerTable> {
  const table = await host.table(id);
  if (table === 'missing') return refuse(404, 'no-such-table', 'There is no such table, or it is gone.');
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

/**
 * A host may close a table to spectators later. A token issued while its person was being removed gives no spectator
 * rights.
 */
export function mayLook(
  { terms, people }: TableState,
  { kind, person }: Pick<Caller, 'kind' | 'person'>,
): void {
  if (kind === 'watch' && !terms.spectators) refuse(403, 'no-spectators', 'This table has no spectators.');
  if (kind !== 'watch' && !Object.hasOwn(people, person))
    refuse(401, 'bad-token', 'This token is not valid, or no longer valid.');
}

export function tables(parts: Parts): Pick<RouteHandlers, Tables> {
  const { host, store, connections, now, openers, settings } = parts;

  const sessionOf = (state: TableState, person: string, tokens: Credentials['tokens']): Credentials => ({
    table: state.table,
    person,
    name: state.people[person]?.name ?? '',
    suspect: suspectOf(state, person),
    tokens,
  });

  return {
    async createTable({ body, request }) {
      const { edition, options = {}, terms, name, suspect, commitment } = body;
      const wrong = whyBadOptions(edition, options);
      if (wrong !== null) return refuse(400, 'bad-terms', wrong);
      const person = mintId();
      const opening = {
        edition,
        options,
        // A JSON body has no undefined: what is missing in it keeps its default.
        terms: { ...defaultTerms, ...terms } as Terms,
        host: { person, name },
        ...(suspect === undefined ? {} : { suspect }),
        ...(commitment === undefined ? {} : { hostCommitment: commitment }),
      };
      const opened = await host.open(opening);
      if (!opened.ok) return deny(opened.why);
      openers.note(opened.table, addressOf(request.raw, settings.proxies));
      const kinds =
        suspect === undefined ? (['host', 'resume'] as const) : (['host', 'seat', 'resume'] as const);
      const { tokens, rows } = mint(kinds, opened.table, person, now());
      await change(store, rows, []);
      const { state } = await tableOf(parts, opened.table);
      return sessionOf(state, person, tokens);
    },

    async tableInfo({ table: id }): Promise<TableInfo> {
      const { state } = await tableOf(parts, id);
      return infoOf(state, connections.watching(id));
    },

    async sit({ table: id, body, caller }) {
      const { name, suspect, commitment, invitation } = body;
      await tableOf(parts, id);
      const invited = invitation === undefined ? null : await findInvitation(parts, id, invitation);
      const isMoving = caller?.kind === 'seat' && invited !== null;
      // Here a seat token only identifies a seated person who follows an invitation.
      const person = isMoving || caller?.kind === 'host' ? caller.person : mintId();
      const { tokens, rows } = isMoving
        ? { tokens: {}, rows: [] }
        : mint(['seat', 'resume'], id, person, now());
      const command: TableCommand = isMoving
        ? { do: 'join', invitedBy: invited.by }
        : {
            do: 'sit',
            name,
            ...(suspect === undefined ? {} : { suspect }),
            ...(commitment === undefined ? {} : { commitment }),
            ...(invited === null ? {} : { invitedBy: invited.by }),
          };
      // Authorised by the invitation, which the same write uses up: of two concurrent uses, one succeeds. Without one, a host
      // is authorised by their token: a device that is being taken over must not get new ones.
      const by = invited?.hash ?? (caller?.kind === 'host' ? caller.hash : undefined);
      const right = by === undefined ? {} : { by };
      const used = invited === null ? {} : { revoke: [invited.hash] };
      const request = { id: mintId(), v: -1, command, ...right };
      const extra = { tokens: rows, ...used };
      const answer = await host
        .command(id, { person, roles: ['seat'] }, request, extra)
        .catch((error: unknown) => {
          if (error instanceof TokenEnded && invited !== null) return noInvitation();
          throw error;
        });
      settled(answer);
      // A write has one authorising token, and with an invitation it was not this one.
      if (invited !== null && caller?.kind === 'host' && (await store.token(caller.hash)) === null) {
        await change(
          store,
          [],
          rows.map(({ hash }) => hash),
        );
        throw new TokenEnded();
      }
      const { state } = await tableOf(parts, id);
      return sessionOf(state, person, tokens);
    },

    async watch({ table: id }) {
      const { state } = await tableOf(parts, id);
      const person = mintId();
      mayLook(state, { kind: 'watch', person });
      const { tokens, rows } = mint(['watch'], id, person, now());
      await change(store, rows, [], now());
      return sessionOf(state, person, tokens);
    },

    async resume({ table: id, caller }) {
      const { person } = caller;
      const { state } = await tableOf(parts, id);
      const wanted = ['seat', 'host'] as const;
      const tokens = await renew(parts, { state, person, wanted, ends: endsAtResume, by: caller.hash });
      return sessionOf(state, person, tokens);
    },

    async signOut({ caller }) {
      const { table, hash } = caller;
      await change(store, [], [hash]);
      connections.end(table, [hash], 'left');
    },

    async rematch(call) {
      const { caller } = call;
      const { person } = caller;
      const who = whoOf(caller);
      const before = await tableOf(parts, call.table);
      const { commitment } = call.body;
      // Seeds must be fresh: with the opened ones known, the table's seed alone would choose the deal.
      if (commitment !== undefined && isCommitted(before.state, commitment)) return deny('no-commitment');
      const opened = await host.rematch(call.table, who, commitment);
      if (!opened.ok) return deny(opened.why);
      openers.note(opened.table, addressOf(call.request.raw, settings.proxies));
      const right = await rematchRight(parts, opened.table, caller);
      await sitAgain(parts, call, before.state, opened.table);
      const { state } = await tableOf(parts, opened.table);
      const wanted = ['seat', 'host', 'resume', 'bot'] as const;
      const tokens = await renew(parts, { state, person, wanted, ends: endsAtTakeOver, ...right });
      return sessionOf(state, person, tokens);
    },
  };
}

/** The same chair as before, if it is still free. */
async function sitAgain(
  parts: Parts,
  { caller, body }: Call<'rematch'>,
  before: TableState,
  table: string,
): Promise<void> {
  const { person } = caller;
  const { state } = await tableOf(parts, table);
  const suspect = suspectOf(before, person);
  if (suspect === null || suspectOf(state, person) !== null) return;
  const name = before.people[person]!.name;
  // Partners share their chair again.
  const team = before.chairs.find((chair) => chair.suspect === suspect)!.people;
  const partner = state.chairs
    .find((chair) => chair.suspect === suspect)
    ?.people.find((each) => team.includes(each));
  const { commitment } = body;
  const committed = commitment === undefined ? {} : { commitment };
  const sit = (chair: { suspect?: string; invitedBy?: string }) =>
    parts.host.command(
      table,
      { person, roles: [isProgram(person) ? 'bot' : 'seat'] },
      { id: mintId(), v: -1, command: { do: 'sit', name, ...chair, ...committed } },
    );
  const answer = await sit(partner === undefined ? { suspect } : { invitedBy: partner });
  if (answer.t === 'ok') return;
  // The same person may have asked twice and be seated by now.
  const { state: now } = await tableOf(parts, table);
  if (suspectOf(now, person) === null) settled(await sit({}));
}
