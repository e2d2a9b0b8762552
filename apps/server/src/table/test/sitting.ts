/** A table without a server: commands are decided and folded at once. */

import { editionById } from '@casefile/editions';
import {
  type Action,
  askedSeats,
  commit,
  commitToSeed,
  type Form,
  legalForms,
  type Seat,
  sampleForms,
} from '@casefile/engine';
import { defaultOptions } from '@casefile/engine/options';
import {
  defaultTerms,
  type Entry,
  type EntryBody,
  isPeopled,
  type PersonId,
  type Terms,
} from '@casefile/protocol';
import type { RandomInt } from '@casefile/testkit/random';
import type { TableCommand } from '../command.ts';
import { type Decision, decide } from '../decide.ts';
import { open } from '../open.ts';
import type { Role, Who } from '../people/who.ts';
import { acting } from '../playing.ts';
import { foldAll, type ServerTable, stamped } from '../table.ts';

export const tableSeed = '5eed'.repeat(16);

export interface Setting {
  readonly edition?: string;
  readonly people?: number;
  readonly bots?: number;
  readonly terms?: Partial<Terms>;
  /** 64 hexadecimal digits. */
  readonly seed?: string;
  /** Whether people open their seeds as soon as the game is started. */
  readonly opens?: boolean;
  readonly table?: string;
}

/** Somebody's seed, the same every time. */
export const seedOf = (person: PersonId): string =>
  commit(
    [...person]
      .map((letter) => letter.charCodeAt(0).toString(16))
      .join('')
      .padEnd(64, '0')
      .slice(0, 64),
  );

export const seated = (person: PersonId, ...more: Role[]): Who => ({ person, roles: ['seat', ...more] });
export const host = seated('p0', 'host');
export const spectator: Who = { person: 'watcher', roles: ['watch'] };

export class Sitting {
  table: ServerTable;
  readonly seed: string;
  now = 1000;
  readonly #opens: boolean;
  #ids = 0;

  /** In the lobby: `p0` is host, `p1` and the others sit beside it, bots after them. */
  constructor({
    edition = 'clue-2002',
    people = 2,
    bots = 1,
    terms = {},
    seed = tableSeed,
    opens = true,
    table = 'a-table',
  }: Setting = {}) {
    this.seed = seed;
    this.#opens = opens;
    const played = editionById(edition)!;
    const { suspects } = played.cards(defaultOptions(played));
    const opened = open(
      {
        table,
        edition,
        options: {},
        terms: { ...defaultTerms, ...terms },
        host: { person: 'p0', name: 'Ada' },
        suspect: suspects[0]!,
        hostCommitment: commitToSeed(seedOf('p0')),
        bots: suspects.slice(people, people + bots).map((suspect) => ({ suspect, bot: 'random' })),
      },
      this.now,
      seed,
    );
    if (!opened.ok) throw new Error(opened.why);
    this.table = foldAll(null, opened.entries);
    for (let i = 1; i < people; i++)
      this.must(seated(`p${i}`), { do: 'sit', name: names[i]!, suspect: suspects[i]! });
  }

  static started(setting: Setting = {}): Sitting {
    const sitting = new Sitting(setting);
    sitting.must(host, { do: 'start' });
    return sitting;
  }

  get state() {
    return this.table.state;
  }
  get position() {
    return this.table.state.position!;
  }
  get last(): Entry {
    return this.table.entries.at(-1)!;
  }

  do(who: Who, command: TableCommand, { v = this.state.n, id = `c${this.#ids++}`, lag = 0 } = {}): Decision {
    const committed =
      command.do === 'sit' ? { commitment: commitToSeed(seedOf(who.person)), ...command } : command;
    const decision = decide(this.table, who, id, committed, { now: this.now, v, seed: this.seed, lag });
    if (decision.ok) this.table = foldAll(this.table, decision.entries);
    if (decision.ok && command.do === 'start' && this.#opens) this.openSeeds();
    return decision;
  }

  /** Everybody commits to the seed they will open, whatever they had committed to before. */
  recommit(): void {
    const sitting = this.state.chairs.flatMap(({ people }) => people);
    for (const person of sitting)
      if (this.state.people[person]!.commitment !== commitToSeed(seedOf(person)))
        this.write({ is: 'committed', person, commitment: commitToSeed(seedOf(person)) });
  }

  openSeeds(): void {
    for (const { person } of this.state.dealing?.commitments ?? [])
      this.must(seated(person), { do: 'open', seed: seedOf(person) });
  }

  must(who: Who, command: TableCommand): void {
    const decision = this.do(who, command);
    if (!decision.ok) throw new Error(`${command.do}: ${decision.why}`);
  }

  /** The reason, or `ok`. */
  why(who: Who, command: TableCommand): string {
    const decision = this.do(who, command);
    return decision.ok ? 'ok' : decision.why;
  }

  write(...whats: EntryBody[]): void {
    this.take(stamped(this.table, this.now, whats));
  }

  take(entries: readonly Entry[]): void {
    this.table = foldAll(this.table, entries);
  }

  /** The asked player's token, or null for a bot. */
  playerOf(seat: Seat): Who | null {
    return isPeopled(this.state, seat) ? seated(this.state.chairs[seat]!.people[0]!) : null;
  }

  /** One more action at random; false when the game is over. */
  step(below: RandomInt, accusesOnceIn = 100): boolean {
    const asked = askedSeats(this.position);
    if (asked.length === 0) return false;
    this.now += below(3000);
    const seat = asked[below(asked.length)]!;
    const action = someAction(legalForms(this.position, seat), below, accusesOnceIn);
    const who = this.playerOf(seat);
    if (who !== null) this.must(who, { do: 'act', action });
    else this.write(...botActed(this.table, seat, action, this.seed));
    return true;
  }
}

const names = ['Ada', 'Bruno', 'Carla', 'Dunja', 'Emil', 'Fatma', 'Goran', 'Hilde', 'Igor', 'Jutta'];

function botActed(table: ServerTable, seat: Seat, action: Action, seed: string): readonly EntryBody[] {
  const verdict = acting(table, { seat, action, by: 'bot' }, seed);
  if ('deny' in verdict) throw new Error(`a bot's action is ${verdict.deny}`);
  return verdict;
}

/** Prefers rooms and suggestions, and accuses at one opportunity in this many. */
export function someAction(forms: readonly Form[], below: RandomInt, accusesOnceIn: number): Action {
  const accuse = forms.filter((form) => form.do === 'accuse');
  if (accuse.length > 0 && below(accusesOnceIn) === 0) return sampleForms(accuse, below);
  const others = forms.filter((form) => form.do !== 'accuse');
  const suggest = others.filter((form) => form.do === 'suggest');
  const some = suggest.length > 0 && below(3) > 0 ? suggest : others;
  return sampleForms(some.length > 0 ? some : forms, below);
}
