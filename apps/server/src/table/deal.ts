/** The start: chairs and commitments are settled, seeds are opened, and only then is anything dealt (R31). */
import { makeRules, openGame, opensSeed, seededChance, standInSeed } from '@casefile/engine';
import {
  commitmentsOf,
  type Dealing,
  digestOfSettlement,
  type EntryBody,
  type TableState,
} from '@casefile/protocol';
import { type CommandContext, type CommandHandlers, deny, type Verdict } from './command.ts';
import { chairOf, isHost } from './people/who.ts';
import { drawsUsed, gameSeedOf } from './table.ts';

export const dealing: CommandHandlers<'commit' | 'open' | 'start'> = {
  commit({ table: { state }, who }, { commitment }) {
    if (state.phase !== 'lobby' || !state.isSealed) return deny('not-now');
    if (chairOf(state, who) === null) return deny('not-allowed');
    if (state.people[who.person]!.commitment === commitment) return [];
    if (isCommitted(state, commitment)) return deny('no-commitment');
    return [{ is: 'committed', person: who.person, commitment }];
  },
  open({ table: { state }, who, seed: tableSeed }, { seed }) {
    if (state.dealing === null) return deny('not-now');
    const own = state.dealing.commitments.find(({ person }) => person === who.person);
    if (chairOf(state, who) === null || own === undefined) return deny('not-allowed');
    if (!opensSeed(own.commitment, seed)) return deny('bad-seed');
    const { people } = state;
    if (people[who.person]!.seed !== '') return [];
    const seeded: EntryBody = { is: 'seeded', person: who.person, seed };
    const after: typeof people = { ...people, [who.person]: { ...people[who.person]!, seed } };
    const isLast = state.dealing.commitments.every(({ person }) => after[person]!.seed !== '');
    return isLast ? [seeded, ...dealt({ ...state, people: after }, state.dealing, tableSeed)] : [seeded];
  },
  start(ask) {
    const { state } = ask.table;
    const no = hostInLobby(ask);
    if (no !== null) return no;
    const { edition, options, chairs } = state;
    if (chairs.length < edition.seats[0]) return deny('too-few-players');
    const { players } = makeRules(
      edition,
      options,
      chairs.map(({ suspect }) => ({ suspect })),
    );
    const seats = players.map(({ suspect }) => suspect);
    if (!openGame(edition, { players, options }, seededChance(ask.seed)).ok) return deny('bad-terms');
    const here: Dealing = { at: ask.now, seats, commitments: commitmentsOf(state) };
    if (!state.isSealed) return dealt(state, here, ask.seed);
    const { commitments } = here;
    const digest = digestOfSettlement({
      table: state.table,
      commitment: state.commitment,
      edition: edition.id,
      editionVersion: edition.version,
      options,
      seats,
      commitments: commitments.map(({ commitment }) => commitment),
    });
    const settled: EntryBody = { is: 'settled', seats, commitments, digest };
    return commitments.length === 0 ? [settled, ...dealt(state, here, ask.seed)] : [settled];
  },
};

/** The opened seeds with a stand-in for each missing one, and the game they deal. */
export function dealt(
  state: TableState,
  { seats, commitments }: Dealing,
  tableSeed: string,
): readonly EntryBody[] {
  const { edition, options, people } = state;
  const withheld = commitments.flatMap(({ person }, nth): Extract<EntryBody, { is: 'withheld' }>[] =>
    people[person]!.seed === '' ? [{ is: 'withheld', person, seed: standInSeed(tableSeed, nth) }] : [],
  );
  const seedOf = (person: string): string =>
    withheld.find((each) => each.person === person)?.seed ?? people[person]!.seed;
  const seeds = state.isSealed ? commitments.map(({ person }) => seedOf(person)) : givenSeeds(state, seats);
  const players = seats.map((suspect) => ({ suspect }));
  const opened = openGame(edition, { players, options }, seededChance(gameSeedOf(state, tableSeed, seeds)));
  if (!opened.ok) throw new Error(`${opened.problem.what} at ${opened.problem.at}`);
  return [...withheld, { is: 'started', seeds, seats, facts: opened.facts, used: drawsUsed(opened.game) }];
}

/** At a table opened by an older server: any text of each seat. */
const givenSeeds = ({ chairs, people }: TableState, seats: readonly string[]): readonly string[] =>
  seats.map((suspect) =>
    chairs
      .find((chair) => chair.suspect === suspect)!
      .people.map((person) => people[person]!.seed)
      .join('\n'),
  );

/** Rejects a copied commitment, which could be opened with the other person's seed. */
export const isCommitted = ({ people }: TableState, commitment: string): boolean =>
  Object.values(people).some((other) => other.commitment === commitment);

export function hostInLobby({ table: { state }, who }: CommandContext): Verdict | null {
  if (!isHost(state, who)) return deny('not-allowed');
  return state.phase === 'lobby' ? null : deny('not-now');
}
