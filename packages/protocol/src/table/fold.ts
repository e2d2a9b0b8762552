/** The one fold of a table's log. The server folds whole entries, everybody else the stripped ones they receive. */
import { advanceAll, blankPosition, type Edition, makeRules, type Seat, type Viewer } from '@casefile/engine';
import type { Entry, EntryBody, EntryOf, PersonId } from '../wire/entry.ts';
import type { Chair, Person, TableState } from './state.ts';
import { askAgain, charge, noTiming, shift, startTiming, withAbsence } from './timing.ts';
import { mayUndo } from './undo.ts';

/** The table as it was opened. */
export function openState(viewer: Viewer, entry: EntryOf<'opened'>, edition: Edition): TableState {
  const { n, at, table, options, terms, commitment, host } = entry;
  if (edition.id !== entry.edition) throw new Error(`This table plays ${entry.edition}, not ${edition.id}.`);
  return {
    viewer,
    n,
    at,
    phase: 'lobby',
    table,
    edition,
    options,
    terms,
    commitment,
    isSealed: entry.deal === 'sealed-seeds',
    dealing: null,
    digest: null,
    host: host.person,
    people: { [host.person]: { name: host.name, commitment: null, seed: '' } },
    chairs: [],
    after: entry.after ?? null,
    next: null,
    challenge: entry.challenge ?? null,
    muted: false,
    lines: {},
    position: null,
    seeds: [],
    seed: null,
    undo: null,
    timing: noTiming,
    votes: [],
    agreed: [],
    pausedBy: null,
  };
}

type Change = Partial<TableState>;
type Folds = { readonly [K in EntryBody['is']]: (state: TableState, entry: EntryOf<K>) => Change };

/** The table after one more entry. */
export function foldEntry(state: TableState, entry: Entry): TableState {
  if (entry.n !== state.n + 1) throw new Error(`Entry ${entry.n} does not follow entry ${state.n}.`);
  const fold = folds[entry.is] as (state: TableState, entry: Entry) => Change;
  return { ...state, n: entry.n, at: entry.at, ...fold(state, entry) };
}

/** The table from its first entry on. */
export function foldEntries(viewer: Viewer, entries: readonly Entry[], edition: Edition): TableState {
  const [opened, ...rest] = entries;
  if (opened?.is !== 'opened') throw new Error('The first entry of a table opens it.');
  return rest.reduce(foldEntry, openState(viewer, opened, edition));
}

const withSeed = (
  { people }: TableState,
  { person, seed }: { readonly person: PersonId; readonly seed: string },
): Change => ({ people: { ...people, [person]: { ...people[person]!, seed } } });

const folds: Folds = {
  opened: () => {
    throw new Error('A table is opened once.');
  },
  sat({ chairs, people }, { suspect, sitter }) {
    if (sitter.kind === 'bot') return { chairs: [...chairs, { suspect, people: [], bot: sitter.bot }] };
    const { person, name, commitment } = sitter;
    const known: Person = people[person] ?? { name, commitment: null, seed: '' };
    const sitting: Person = { ...known, name, commitment: commitment ?? known.commitment };
    const isThere = chairs.some((chair) => chair.suspect === suspect);
    return {
      people: { ...people, [person]: sitting },
      chairs: isThere
        ? chairs.map((chair) =>
            chair.suspect === suspect ? { ...chair, people: [...chair.people, person] } : chair,
          )
        : [...chairs, { suspect, people: [person], bot: null }],
    };
  },
  stood(state, { suspect, person }) {
    const chairs = state.chairs.flatMap((chair): Chair[] => {
      if (chair.suspect !== suspect) return [chair];
      const people = chair.people.filter((other) => other !== person);
      return people.length > 0 ? [{ ...chair, people }] : [];
    });
    return person === null ? { chairs } : { chairs, ...withoutPerson({ ...state, chairs }, person) };
  },
  renamed: ({ people }, { person, name }) => ({
    people: { ...people, [person]: { ...people[person]!, name } },
  }),
  committed: ({ people }, { person, commitment }) => ({
    people: { ...people, [person]: { ...people[person]!, commitment } },
  }),
  settled: (_, { at, seats, commitments, digest }) => ({
    phase: 'dealing',
    dealing: { at, seats, commitments },
    digest,
  }),
  seeded: withSeed,
  withheld: withSeed,
  terms: (_, { options, terms }) => ({ options, terms }),
  host({ people, host, ...state }, { person, name }) {
    const known: Person = people[person] ?? { name, commitment: null, seed: '' };
    const all = { ...people, [person]: known };
    return { host: person, ...withoutPerson({ ...state, host: person, people: all }, host) };
  },
  started({ viewer, edition, terms, chairs }, { n, at, seeds, seats, facts }) {
    const [opened] = facts;
    if (opened?.fact !== 'opened') throw new Error('The first fact of a game opens it.');
    const rules = makeRules(edition, opened.options, opened.players);
    const position = advanceAll(blankPosition(rules, viewer), facts);
    return {
      phase: 'playing',
      dealing: null,
      seeds,
      position,
      chairs: seats.map((suspect) => chairs.find((chair) => chair.suspect === suspect)!),
      votes: seats.map(() => []),
      timing: startTiming(position, terms.clock, n, at),
    };
  },
  acted(state, entry) {
    const before = state.position!;
    const position = advanceAll(before, entry.facts);
    const charged = charge(state.timing, state.terms.clock, entry);
    const { seat, n: of, at, spent = 0 } = entry;
    const left = Math.max(0, state.timing.left[seat]! - spent);
    return {
      position,
      phase: position.result === null ? 'playing' : 'over',
      timing: { ...charged, asked: askAgain(charged.asked, before, entry, position) },
      undo: mayUndo(before, entry, position) ? { of, seat, position: before, left, at } : null,
    };
  },
  undone({ undo, timing }, { n }) {
    const { seat, position, left, at } = undo!;
    return {
      position,
      undo: null,
      timing: { ...timing, left: timing.left.with(seat, left), asked: timing.asked.with(seat, { n, at }) },
    };
  },
  said: () => ({}),
  wrote: ({ lines }, { n, person }) => ({ lines: { ...lines, [n]: person } }),
  reported({ lines }, { line }) {
    const { [line]: _, ...others } = lines;
    return { lines: others };
  },
  agreed: ({ agreed }, { person }) => ({ agreed: [...agreed, person] }),
  paused: ({ timing }, { at, by }) => ({ agreed: [], pausedBy: by, timing: { ...timing, pausedAt: at } }),
  resumed: ({ timing }, { at }) => ({
    agreed: [],
    pausedBy: null,
    timing: { ...shift(timing, timing.pausedAt ?? at, at), pausedAt: null },
  }),
  muted: (_, { muted }) => ({ muted }),
  // While the table is paused, the end of the pause shifts everything at once.
  outage: ({ timing, dealing }, { from, at }) => ({
    dealing: dealing && { ...dealing, at: dealing.at + Math.max(0, at - Math.max(from, dealing.at)) },
    timing: { ...(timing.pausedAt === null ? shift(timing, from, at) : timing), outage: at },
  }),
  absent: ({ timing }, { seat, at }) => ({ timing: withAbsence(timing, seat, at) }),
  back: (state, { seat }) => present(state, seat),
  voted: ({ votes }, { seat, person }) => ({ votes: votes.with(seat, [...votes[seat]!, person]) }),
  replaced: (state, { seat, bot, at }) => withBot(state, seat, bot, at),
  returned: (state, { seat, at }) => withBot(state, seat, null, at),
  left(state, { person }) {
    const chairs = state.chairs.map((chair) => ({
      ...chair,
      people: chair.people.filter((other) => other !== person),
    }));
    return { chairs, ...withoutPerson({ ...state, chairs }, person) };
  },
  closed: () => ({ phase: 'over' }),
  rematched: (_, { table }) => ({ next: table }),
  attempted: () => ({}),
  revealed: (_, { seed }) => ({ seed: seed === '' ? null : seed }),
};

/** Removes a person who neither sits nor hosts any more, with their votes. */
function withoutPerson(
  {
    people,
    chairs,
    host,
    votes,
    agreed,
  }: Pick<TableState, 'people' | 'chairs' | 'host' | 'votes' | 'agreed'>,
  person: PersonId,
): Change {
  if (host === person || chairs.some((chair) => chair.people.includes(person))) return { people };
  const { [person]: _, ...others } = people;
  return {
    people: others,
    votes: votes.map((voters) => voters.filter((voter) => voter !== person)),
    agreed: agreed.filter((other) => other !== person),
  };
}

const present = ({ timing, votes }: TableState, seat: Seat): Pick<TableState, 'timing' | 'votes'> => ({
  timing: withAbsence(timing, seat, null),
  votes: votes.with(seat, []),
});

/** A bot takes the seat, or a person takes it back. Neither is charged for the time before. */
function withBot(state: TableState, seat: Seat, bot: string | null, at: number): Change {
  const chairs = state.chairs.with(seat, { ...state.chairs[seat]!, bot });
  const { timing, votes } = present(state, seat);
  const since = state.timing.asked[seat] ?? null;
  const asked = timing.asked.with(seat, since === null ? null : { ...since, at });
  return { chairs, votes, timing: { ...timing, asked } };
}
