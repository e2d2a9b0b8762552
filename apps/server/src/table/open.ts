/** Opening a table: its first entries. */
import { editionById } from '@casefile/editions';
import { commit, type Options } from '@casefile/engine';
import type { Denial, Entry, EntryOf, PersonId, Terms } from '@casefile/protocol';
import { checkName } from '@casefile/protocol/names';
import { fullOptions } from './options.ts';
import { lobby } from './people/lobby.ts';
import { foldAll, openTable, stamped, type Table } from './table.ts';

export interface TableOpening {
  readonly table: string;
  readonly edition: string;
  readonly options: Options;
  readonly terms: Terms;
  readonly host: { readonly person: PersonId; readonly name: string };
  /** The host's chair, if the host sits down; and the commitment to its seed. */
  readonly suspect?: string;
  readonly hostCommitment?: string;
  /** Bots that sit there from the beginning. */
  readonly bots?: readonly { readonly suspect: string; readonly bot: string }[];
  /** The table this one is a rematch of. */
  readonly after?: string;
}
export type OpenDecision =
  | { readonly ok: true; readonly entries: readonly Entry[] }
  | { readonly ok: false; readonly why: Denial };

export function open(opening: TableOpening, now: number, seed: string): OpenDecision {
  const edition = editionById(opening.edition);
  const options = edition === undefined ? null : fullOptions(edition, opening.options);
  if (edition === undefined || options === null) return { ok: false, why: 'bad-terms' };
  const name = checkName(opening.host.name);
  if (!name.ok) return { ok: false, why: 'bad-name' };
  const host = { person: opening.host.person, name: name.name };
  const opened: EntryOf<'opened'> = {
    n: 0,
    at: now,
    is: 'opened',
    table: opening.table,
    edition: edition.id,
    editionVersion: edition.version,
    options,
    terms: opening.terms,
    commitment: commit(seed),
    deal: 'sealed-seeds',
    host,
    ...(opening.after === undefined ? {} : { after: opening.after }),
  };
  return seatAll(openTable(opened), opening, now, seed);
}

/** The host's chair and the bots', by the same rules as later ones. */
function seatAll(opened: Table, opening: TableOpening, now: number, seed: string): OpenDecision {
  let table = opened;
  const { host, suspect, hostCommitment: commitment, bots = [] } = opening;
  const moment = { who: { person: host.person, roles: ['host', 'seat'] as const }, now, seed, v: 0 };
  const sits =
    suspect === undefined
      ? []
      : [{ do: 'sit', name: host.name, suspect, ...(commitment ? { commitment } : {}) } as const];
  const steps = [
    ...sits.map((command) => (at: Table) => lobby.sit({ ...moment, table: at }, command)),
    ...bots.map(
      (bot) => (at: Table) => lobby['seat-bot']({ ...moment, table: at }, { do: 'seat-bot', ...bot }),
    ),
  ];
  for (const step of steps) {
    const verdict = step(table);
    if ('deny' in verdict) return { ok: false, why: verdict.deny as Denial };
    table = foldAll(table, stamped(table, now, verdict));
  }
  return { ok: true, entries: table.entries };
}

/** A rematch, opened by the first who asks; the others sit down when they ask. */
export function rematchOf(
  { state }: Table,
  person: PersonId,
  table: string,
  commitment: string | undefined,
): TableOpening {
  const { edition, options, terms, chairs, people } = state;
  const own = chairs.find((chair) => chair.people.includes(person));
  return {
    table,
    edition: edition.id,
    options,
    terms,
    host: { person, name: people[person]?.name ?? '' },
    ...(own === undefined ? {} : { suspect: own.suspect }),
    ...(commitment === undefined ? {} : { hostCommitment: commitment }),
    bots: chairs.flatMap(({ suspect, bot, people: sitting }) =>
      bot !== null && sitting.length === 0 ? [{ suspect, bot }] : [],
    ),
    after: state.table,
  };
}
