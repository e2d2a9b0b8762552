/** Opening a table: its first entries. */
import { editionById } from '@casefile/editions';
import { commit, type Options } from '@casefile/engine';
import type { Denial, Entry, EntryBody, EntryOf, PersonId, Terms } from '@casefile/protocol';
import { checkName } from '@casefile/protocol/names';
import type { CommandContext, Verdict } from './command.ts';
import { dealing } from './deal.ts';
import { fullOptions } from './options.ts';
import { lobby } from './people/lobby.ts';
import { foldAll, openServerTable, type ServerTable, stamped } from './table.ts';

export interface TableOpening {
  readonly table: string;
  readonly edition: string;
  /** The newest one if left out. */
  readonly editionVersion?: number;
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
  /** The challenge whose deal is played here; the table's own id where this is the challenge. */
  readonly challenge?: string;
}
export type OpenDecision =
  | { readonly ok: true; readonly entries: readonly Entry[] }
  | { readonly ok: false; readonly why: Denial };

export function open(opening: TableOpening, now: number, seed: string): OpenDecision {
  const edition = editionById(opening.edition, opening.editionVersion);
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
    // Players' seeds would change the deal.
    ...(opening.challenge === undefined ? { deal: 'sealed-seeds' } : {}),
    host,
    ...(opening.after === undefined ? {} : { after: opening.after }),
    ...(opening.challenge === undefined ? {} : { challenge: opening.challenge }),
  };
  return seatAll(openServerTable(opened), opening, now, seed);
}

/** The host's chair and the bots', by the same rules as later ones. */
function seatAll(opened: ServerTable, opening: TableOpening, now: number, seed: string): OpenDecision {
  let table = opened;
  const { host, suspect, hostCommitment: commitment, bots = [] } = opening;
  const moment = { who: { person: host.person, roles: ['host', 'seat'] as const }, now, seed, v: 0 };
  const sits =
    suspect === undefined
      ? []
      : [{ do: 'sit', name: host.name, suspect, ...(commitment ? { commitment } : {}) } as const];
  const steps = [
    ...sits.map((command) => (at: ServerTable) => lobby.sit({ ...moment, table: at }, command)),
    ...bots.map(
      (bot) => (at: ServerTable) => lobby['seat-bot']({ ...moment, table: at }, { do: 'seat-bot', ...bot }),
    ),
    ...(opening.challenge === undefined ? [] : [(at: ServerTable) => challenged({ ...moment, table: at })]),
  ];
  for (const step of steps) {
    const verdict = step(table);
    if ('deny' in verdict) return { ok: false, why: verdict.deny as Denial };
    table = foldAll(table, stamped(table, now, verdict));
  }
  return { ok: true, entries: table.entries };
}

/**
 * A table of a challenge is dealt at once. The challenge itself is closed as soon as it is clear that it can be dealt.
 */
function challenged(ask: CommandContext): Verdict {
  const started = dealing.start(ask, { do: 'start' });
  const { challenge, table } = ask.table.state;
  const closed: readonly EntryBody[] = [{ is: 'closed' }];
  return 'deny' in started || challenge !== table ? started : closed;
}

/** A rematch, opened by the first who asks; the others sit down when they ask. */
export function rematchOf(
  { state }: ServerTable,
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
