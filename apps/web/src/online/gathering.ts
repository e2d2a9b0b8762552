/** What goes on around the game, from the entries of the table: who is away, who votes, who talks. */
import type { Seat } from '@casefile/engine';
import type { Entry } from '@casefile/protocol/entry';

export type Talk = Extract<Entry, { is: 'said' | 'wrote' }>;
/** Things that happened at the table and not in the game; names as they were then. */
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
  readonly name: string;
  readonly bot?: string;
}

export interface Gathering {
  /** Person to name; whoever has left keeps theirs, for what they said. */
  readonly names: Readonly<Record<string, string>>;
  /** The suspects in seating order; empty before the start. */
  readonly seats: readonly string[];
  /** Suspect to the people who sit there. */
  readonly sitting: Readonly<Record<string, readonly string[]>>;
  /** Seats that count as away. */
  readonly absent: readonly Seat[];
  /** Seat to those who want a bot there. */
  readonly votes: Readonly<Record<Seat, readonly string[]>>;
  readonly agreed: readonly string[];
  readonly pausedBy: string | null;
  readonly muted: boolean;
  readonly talk: readonly Talk[];
  /** Lines that somebody reported to the operator. */
  readonly reported: readonly number[];
  readonly happenings: readonly Happening[];
}

export const nobodyYet: Gathering = {
  names: {},
  seats: [],
  sitting: {},
  absent: [],
  votes: {},
  agreed: [],
  pausedBy: null,
  muted: false,
  talk: [],
  reported: [],
  happenings: [],
};

const mostTalk = 200;
const mostHappenings = 100;

export function gathered(before: Gathering, entry: Entry): Gathering {
  const after = { ...before, ...change(before, entry) };
  const happening = happeningOf(before, entry);
  return happening === null
    ? after
    : { ...after, happenings: [...before.happenings, happening].slice(-mostHappenings) };
}

function change(before: Gathering, entry: Entry): Partial<Gathering> {
  const { names, sitting, absent, votes, agreed, talk, reported } = before;
  const here = (seat: Seat): Partial<Gathering> => ({
    absent: absent.filter((other) => other !== seat),
    votes: { ...votes, [seat]: [] },
  });
  switch (entry.is) {
    case 'opened':
      return { names: { ...names, [entry.host.person]: entry.host.name } };
    case 'sat':
      return entry.sitter.kind === 'bot'
        ? {}
        : {
            names: { ...names, [entry.sitter.person]: entry.sitter.name },
            sitting: {
              ...sitting,
              [entry.suspect]: [...(sitting[entry.suspect] ?? []), entry.sitter.person],
            },
          };
    case 'stood':
      return {
        sitting: {
          ...sitting,
          [entry.suspect]: (sitting[entry.suspect] ?? []).filter((person) => person !== entry.person),
        },
      };
    case 'renamed':
    case 'host':
      return { names: { ...names, [entry.person]: entry.name } };
    case 'started':
      return { seats: entry.seats };
    case 'absent':
      return { absent: [...absent, entry.seat] };
    case 'back':
    case 'replaced':
    case 'returned':
      return here(entry.seat);
    case 'voted':
      return { votes: { ...votes, [entry.seat]: [...(votes[entry.seat] ?? []), entry.person] } };
    case 'agreed':
      return { agreed: [...agreed, entry.person] };
    case 'paused':
      return { agreed: [], pausedBy: entry.by };
    case 'resumed':
      return { agreed: [], pausedBy: null };
    case 'muted':
      return { muted: entry.muted };
    case 'reported':
      return { reported: [...reported, entry.line] };
    case 'said':
    case 'wrote':
      return { talk: [...talk, entry].slice(-mostTalk) };
    default:
      return {};
  }
}

function happeningOf({ names, seats, sitting }: Gathering, entry: Entry): Happening | null {
  const { n, at } = entry;
  const of = (person: string | null): string => (person === null ? '' : (names[person] ?? ''));
  const named = (seat: Seat): string => (sitting[seats[seat] ?? ''] ?? []).map(of).join(' & ');
  switch (entry.is) {
    case 'sat':
      return entry.sitter.kind === 'bot' ? null : { n, at, what: 'sat', name: entry.sitter.name };
    case 'stood':
      return entry.person === null
        ? null
        : { n, at, what: entry.by === 'host' ? 'removed' : 'stood', name: of(entry.person) };
    case 'host':
      return { n, at, what: 'host', name: entry.name };
    case 'paused':
    case 'resumed':
      return { n, at, what: entry.is, name: of(entry.by) };
    case 'absent':
    case 'back':
    case 'undone':
      return { n, at, what: entry.is, name: named(entry.seat) };
    case 'replaced':
      return { n, at, what: 'replaced', name: named(entry.seat), bot: entry.bot };
    case 'returned':
    case 'left':
      return { n, at, what: entry.is, name: of(entry.person) };
    case 'muted':
      return { n, at, what: entry.muted ? 'muted' : 'unmuted', name: '' };
    case 'outage':
      return { n, at, what: 'outage', name: '' };
    default:
      return null;
  }
}

/** What was said last, of the list of phrases, and at which seat; null where it was somebody who only watches. */
export function lastPhrase({ talk, seats, sitting }: Gathering) {
  const last = talk.at(-1);
  if (last?.is !== 'said') return null;
  const seat = seats.findIndex((chair) => (sitting[chair] ?? []).includes(last.person));
  return seat < 0 ? null : { seat, phrase: last.phrase, n: last.n };
}
