/** Writes whole games as a server does: a table is opened, people and bots sit down, play and chat. */
import {
  type Action,
  combineOpened,
  commit,
  commitToSeed,
  type Edition,
  makeRules,
  type Options,
  type Seat,
} from '@casefile/engine';
import { defaultTerms, digestOfSettlement, type Entry, type EntryBody } from '@casefile/protocol';
import { replaySteps } from '@casefile/protocol/record';
import { oneOf, type RandomInt, randomFrom, shuffled } from '../random.ts';

export interface Sitting {
  readonly edition: Edition;
  readonly options: Options;
  readonly suspects: readonly string[];
  readonly seed: number;
}

const names = ['Ada', 'Ben', 'Chloé', 'Đorđe', 'Ève', 'Ólafur', 'Søren', 'Zoë', 'Łukasz', '小林'];
const sayings = [
  'It was the butler. It is always the butler.',
  'J’ai trouvé !',
  '<b>bold claim</b> & "quotes"',
];

export const seedFrom = (below: RandomInt): string =>
  Array.from({ length: 64 }, () => below(16).toString(16)).join('');

/** Numbers entries and stamps them with increasing times. */
class Log {
  readonly entries: Entry[] = [];
  #at = 1_760_000_000_000;
  readonly #below: RandomInt;
  constructor(below: RandomInt) {
    this.#below = below;
  }
  write(what: EntryBody): void {
    this.#at += this.#below(20_000);
    this.entries.push({ n: this.entries.length, at: this.#at, ...what } as Entry);
  }
}

/** Plays a game with the moves of `decide`, which is given the game's seed. */
export function writeDown(
  { edition, options, suspects, seed }: Sitting,
  decide: (gameSeed: string) => readonly { readonly by: Seat; readonly action: Action }[],
): Entry[] {
  const below = randomFrom(seed);
  const log = new Log(below);
  const tableSeed = seedFrom(below);
  const called = shuffled(names, below);
  const person = (i: number): string => `p${i}`;
  log.write({
    is: 'opened',
    table: `t${seed}`,
    edition: edition.id,
    editionVersion: edition.version,
    options,
    terms: { ...defaultTerms, chat: 'free' },
    commitment: commit(tableSeed),
    deal: 'sealed-seeds',
    host: { person: person(0), name: called[0]! },
  });
  const own = new Map<string, string>();
  const commitTo = (i: number): string => {
    own.set(person(i), seedFrom(below));
    return commitToSeed(own.get(person(i))!);
  };
  for (const [i, suspect] of suspects.entries()) {
    const sitter =
      i === 0 || below(2) === 0
        ? ({ kind: 'person', person: person(i), name: called[i]!, commitment: commitTo(i) } as const)
        : ({ kind: 'bot', bot: 'cross-off' } as const);
    log.write({ is: 'sat', suspect, sitter });
  }
  const commitments = [...own]
    .map(([who, seed]) => ({ person: who, commitment: commitToSeed(seed) }))
    .sort((one, other) => (one.commitment < other.commitment ? -1 : 1));
  const hashes = commitments.map(({ commitment }) => commitment);
  const seats = makeRules(
    edition,
    options,
    suspects.map((suspect) => ({ suspect })),
  ).players.map(({ suspect }) => suspect);
  const digest = digestOfSettlement({
    table: `t${seed}`,
    commitment: commit(tableSeed),
    edition: edition.id,
    editionVersion: edition.version,
    options,
    seats,
    commitments: hashes,
  });
  log.write({ is: 'settled', seats, commitments, digest });
  for (const who of shuffled([...own.keys()], below))
    log.write({ is: 'seeded', person: who, seed: own.get(who)! });
  const seeds = commitments.map((each) => own.get(each.person)!);
  const gameSeed = combineOpened(tableSeed, `t${seed}`, seeds);
  const players = suspects.map((suspect) => ({ suspect }));
  let undone = false;
  for (const step of replaySteps(edition, { players, options, seed: gameSeed }, decide(gameSeed))) {
    const { action, seat, facts, used } = step;
    if (step.stopped !== undefined) throw new Error(`the game stops: ${JSON.stringify(step.stopped)}`);
    if (action === null) {
      log.write({ is: 'started', seeds, seats, facts, used });
      continue;
    }
    const acted = { is: 'acted', seat, action, by: 'person', facts, used, spent: below(5000) } as const;
    log.write(acted);
    if (action.do === 'move' && facts.length === 1 && !undone) {
      undone = true;
      log.write({ is: 'undone', seat, of: log.entries.length - 1 });
      log.write(acted);
    }
    if (below(40) === 0) log.write({ is: 'wrote', person: person(0), text: oneOf(sayings, below) });
    if (below(40) === 0) log.write({ is: 'said', person: person(0), phrase: 'interesting' });
  }
  log.write({ is: 'revealed', seed: tableSeed });
  return log.entries;
}
