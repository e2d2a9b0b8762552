/**
 * A competent dishonest table: it changes what it likes and makes everything else consistent again, from the deal to the
 * last hash. Its records must be refused for the forgery itself, not for a careless mistake.
 */
import { combineOpened, commit, commitToSeed, type Edition, type Setting } from '@casefile/engine';
import {
  type Commitment,
  digestOfSettlement,
  type Entry,
  type EntryBody,
  type EntryOf,
  makeRows,
  noRows,
} from '@casefile/protocol';
import { type CaseRecord, checksumOf, makeRecord, replaySteps } from '@casefile/protocol/record';
import { randomFrom } from '../random.ts';
import { atRandom, playOut } from './play-out.ts';

export type Forged = Omit<CaseRecord, 'checksum'>;

export class Forger {
  readonly edition: Edition;
  log: Entry[];
  /** The table's seed. */
  seed: string;

  constructor(log: readonly Entry[], edition: Edition) {
    this.log = structuredClone(log) as Entry[];
    this.edition = edition;
    this.seed = this.find('revealed').seed;
  }

  find<K extends Entry['is']>(is: K): EntryOf<K> {
    return this.log.find((entry): entry is EntryOf<K> => entry.is === is)!;
  }
  at(is: Entry['is']): number {
    return this.log.findIndex((entry) => entry.is === is);
  }
  all<K extends Entry['is']>(is: K): EntryOf<K>[] {
    return this.log.filter((entry): entry is EntryOf<K> => entry.is === is);
  }

  change<K extends Entry['is']>(is: K, change: object | ((entry: EntryOf<K>) => object)): this {
    const entry = this.find(is);
    Object.assign(entry, typeof change === 'function' ? change(entry) : change);
    return this;
  }

  /** Inserts entries with the time of the previous one. */
  insert(where: number, ...whats: readonly EntryBody[]): this {
    const { at } = this.log[where - 1]!;
    this.log.splice(where, 0, ...whats.map((what) => ({ ...what, n: -1, at }) as Entry));
    return this.renumber();
  }
  remove(isGone: (entry: Entry) => boolean): this {
    this.log = this.log.filter((entry) => !isGone(entry));
    return this.renumber();
  }
  /** Renumbers entries and makes times ascending again. */
  renumber(): this {
    let last = 0;
    const now = new Map(this.log.map((entry, n) => [entry.n, n]));
    this.log = this.log.map((entry, n) => {
      last = Math.max(last, entry.at);
      return { ...entry, n, at: last, ...(entry.is === 'undone' ? { of: now.get(entry.of) ?? 0 } : {}) };
    });
    return this;
  }

  /** Replaces the commitments, their order and digest, as if the players had made them. */
  settle(commitments: readonly Commitment[] = this.find('settled').commitments): this {
    const { options } = this.agreed();
    const { seats } = this.find('settled');
    const inOrder = [...commitments].sort((one, other) => (one.commitment < other.commitment ? -1 : 1));
    const hashes = inOrder.map((each) => each.commitment);
    return this.change('settled', {
      commitments: inOrder,
      digest: digestOfSettlement({ ...this.find('opened'), options, seats, commitments: hashes }),
    });
  }

  /** Replaces one player's seed everywhere. */
  reseed(person: string, seed: string): this {
    const commitment = commitToSeed(seed);
    for (const entry of this.all('sat'))
      if (entry.sitter.kind === 'person' && entry.sitter.person === person)
        Object.assign(entry.sitter, { commitment });
    for (const entry of this.all('seeded')) if (entry.person === person) Object.assign(entry, { seed });
    const others = this.find('settled').commitments.filter((each) => each.person !== person);
    return this.settle([...others, { person, commitment }]);
  }

  /** Replaces the table's seed, with a matching commitment. */
  retable(seed: string): this {
    this.seed = seed;
    this.change('opened', { commitment: commit(seed) }).change('revealed', { seed });
    return this.settle();
  }

  /** The opened seeds in the order of the commitments. */
  opened(): string[] {
    const seeds = new Map(
      [...this.all('withheld'), ...this.all('seeded')].map((each) => [each.person, each.seed]),
    );
    return this.find('settled').commitments.map(({ person }) => seeds.get(person) ?? '');
  }

  /** Replaces the game by one dealt and played from these seeds, as an honest server would. */
  deal(
    seeds: readonly string[] = this.opened(),
    layout?: Setting['layout'],
    seats = this.find('settled').seats,
  ): this {
    const { table } = this.find('opened');
    const { options } = this.agreed();
    const setting = { edition: this.edition, options, suspects: seats };
    const seed = combineOpened(this.seed, table, seeds);
    const moves = playOut(setting, seed, atRandom(3, 30), layout);
    const players = seats.map((suspect) => ({ suspect }));
    const game = { players, options, seed, ...(layout ? { layout } : {}) };
    const { at } = this.log[this.at('started')]!;
    const before = this.log.slice(0, this.at('started'));
    const played = [...replaySteps(this.edition, game, moves)].map(({ seat, action, facts, used }) =>
      action === null
        ? { at, is: 'started', seeds, seats, facts, used }
        : { at, is: 'acted', seat, action, by: 'person', facts, used },
    );
    this.log = [...before, ...(played as unknown as Entry[]), this.find('revealed')];
    return this.renumber();
  }
  agreed(): Pick<EntryOf<'opened'>, 'options'> {
    return this.all('terms').at(-1) ?? this.find('opened');
  }

  /** The record with matching header, hashes and checksum; then applies a change and updates the checksum again. */
  record(change: (record: Forged) => object = () => ({})): CaseRecord {
    const made = makeRecord(this.log, this.edition);
    if (made === null) throw new Error('there is nothing to be recorded');
    const { checksum: _, ...rest } = made;
    const changed = change(rest) as Partial<Forged>;
    const forged = { ...rest, ...this.#hashed(changed.log), ...changed } as Forged;
    return { ...forged, checksum: checksumOf(forged) };
  }

  /** The hash chain of the changed log, if it can have one. */
  #hashed(log: readonly Entry[] | undefined): { head?: string } {
    const isNumbered = log?.every(({ n }, i) => n === i) === true;
    return isNumbered ? { head: makeRows(this.seed, noRows, log).at(-1)!.hash } : {};
  }
}

/** 64 hexadecimal digits. */
export const someSeed = (n: number): string => {
  const below = randomFrom(n);
  return Array.from({ length: 64 }, () => below(16).toString(16)).join('');
};
