/** Derives chat and events around the game from entries and the state before them. */
import type { Seat } from '@casefile/engine';
import type { TableState } from '@casefile/protocol';
import type { Entry, EntryOf, PersonId } from '@casefile/protocol/entry';

/** A message with the name its author had then. */
export type Talk = (EntryOf<'said'> | EntryOf<'wrote'>) & { readonly name: string };

/** An event around the game. */
export interface Happening {
  readonly n: number;
  readonly at: number;
  readonly what:
    | 'sat'
    | 'stood'
    | 'removed'
    | 'host'
    | 'paused'
    | 'resumed'
    | 'absent'
    | 'back'
    | 'replaced'
    | 'returned'
    | 'left'
    | 'muted'
    | 'unmuted'
    | 'outage'
    | 'undone';
  /** The people concerned, by their names then. */
  readonly name: string;
  readonly bot?: string;
}

/** Chat and events around the game. */
export interface Journal {
  readonly talk: readonly Talk[];
  readonly happenings: readonly Happening[];
}
/** An empty journal. */
export const emptyJournal: Journal = { talk: [], happenings: [] };

const maxTalk = 200;
const maxHappenings = 100;

/** Adds an entry; `before` is the state before it. */
export function writeDown(journal: Journal, before: TableState, entry: Entry): Journal {
  if (entry.is === 'said' || entry.is === 'wrote') {
    const line: Talk = { ...entry, name: nameOf(before, entry.person) };
    return { ...journal, talk: [...journal.talk, line].slice(-maxTalk) };
  }
  const happening = happeningOf(before, entry, journal);
  if (happening === null) return journal;
  return { ...journal, happenings: [...journal.happenings, happening].slice(-maxHappenings) };
}

const nameOf = ({ people }: TableState, person: PersonId | null): string =>
  person === null ? '' : (people[person]?.name ?? '');

const seatName = (state: TableState, seat: Seat): string =>
  (state.chairs[seat]?.people ?? []).map((person) => nameOf(state, person)).join(' & ');

/** Whose seat the bot takes: whoever has just left for good sits there no more. */
function replacedName(state: TableState, seat: Seat, { happenings }: Journal): string {
  const last = happenings.at(-1);
  return seatName(state, seat) || (last?.what === 'left' ? last.name : '');
}

function happeningOf(before: TableState, entry: Entry, journal: Journal): Happening | null {
  const { n, at } = entry;
  switch (entry.is) {
    case 'sat':
      return entry.sitter.kind === 'bot' ? null : { n, at, what: 'sat', name: entry.sitter.name };
    case 'stood':
      return entry.person === null
        ? null
        : { n, at, what: entry.by === 'host' ? 'removed' : 'stood', name: nameOf(before, entry.person) };
    case 'host':
      return { n, at, what: 'host', name: entry.name };
    case 'paused':
    case 'resumed':
      return { n, at, what: entry.is, name: nameOf(before, entry.by) };
    case 'absent':
    case 'back':
    case 'undone':
      return { n, at, what: entry.is, name: seatName(before, entry.seat) };
    case 'replaced':
      return { n, at, what: 'replaced', name: replacedName(before, entry.seat, journal), bot: entry.bot };
    case 'returned':
    case 'left':
      return { n, at, what: entry.is, name: nameOf(before, entry.person) };
    case 'muted':
      return { n, at, what: entry.muted ? 'muted' : 'unmuted', name: '' };
    case 'outage':
      return { n, at, what: 'outage', name: '' };
    default:
      return null;
  }
}
