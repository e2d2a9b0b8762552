/** Who is connected to a table in this process, and what they are sent. */
import type { Seat, Viewer } from '@casefile/engine';
import {
  type Entry,
  type PersonId,
  protocolVersion,
  type ServerFrame,
  type TableState,
} from '@casefile/protocol';
import { isHost, viewerOf, type Who } from '../table/people/who.ts';
import type { ServerTable } from '../table/table.ts';
import { clockFace } from '../table/time/clocks.ts';
import { framesSince, visibilityKey } from '../table/views.ts';

export interface Subscriber {
  readonly who: Who;
  send(frames: readonly ServerFrame[]): void;
}

/** Entries after which the screens' countdowns are wrong. */
const ticking: readonly Entry['is'][] = [
  'started', 'acted', 'undone', 'paused', 'resumed', 'outage', 'replaced', 'returned',
]; // biome-ignore format: a list

/** People connected to another process. */
interface Elsewhere {
  readonly people: readonly PersonId[];
  readonly spectators: number;
}

export class Subscribers {
  readonly #subscribers = new Map<Subscriber, Viewer>();
  /** By process name. */
  readonly #elsewhere = new Map<string, Elsewhere>();
  /** Since when a person is connected nowhere; from the beginning if they never were. */
  readonly #gone = new Map<PersonId, number>();
  readonly #since: number;
  /** The chairs at the last update of visibility, and whether the game had begun. */
  #seated: readonly [TableState['chairs'], boolean] | null = null;
  /** Called when somebody connects or disconnects here. */
  onChange: () => void = () => {};

  constructor(now: number) {
    this.#since = now;
  }

  get size(): number {
    return this.#subscribers.size;
  }

  add(subscriber: Subscriber, table: ServerTable, since: number, now: number): void {
    const { state } = table;
    const { who } = subscriber;
    const viewer = viewerOf(state, who);
    this.#subscribers.set(subscriber, viewer);
    subscriber.send([
      welcome(state, who, since, now),
      ...framesSince(table, viewer, since),
      ...clocks(state, now),
    ]);
    this.#tellAll([this.#presence()]);
    this.onChange();
  }

  remove(subscriber: Subscriber, now: number): void {
    if (!this.#subscribers.delete(subscriber)) return;
    if (!this.#isSomewhere(subscriber.who.person)) this.#gone.set(subscriber.who.person, now);
    this.#tellAll([this.#presence()]);
    this.onChange();
  }

  /** Updates who is connected to another process. */
  setElsewhere(peer: string, { people, spectators }: Elsewhere, now: number): void {
    const before = this.#elsewhere.get(peer)?.people ?? [];
    if (people.length + spectators > 0) this.#elsewhere.set(peer, { people, spectators });
    else if (!this.#elsewhere.delete(peer)) return;
    for (const person of before) if (!this.#isSomewhere(person)) this.#gone.set(person, now);
    this.#tellAll([this.#presence()]);
  }

  /** People connected here, for the other processes. */
  here(): Elsewhere {
    const watching = this.all().filter(({ who }) => who.roles.includes('watch'));
    const people = this.all().filter((subscriber) => !watching.includes(subscriber));
    return { people: [...new Set(people.map(({ who }) => who.person))], spectators: watching.length };
  }

  #isSomewhere(person: PersonId): boolean {
    return this.isHere(person) || [...this.#elsewhere.values()].some(({ people }) => people.includes(person));
  }

  isHere(person: PersonId): boolean {
    return this.all().some(({ who }) => who.person === person && !who.roles.includes('watch'));
  }

  all(): readonly Subscriber[] {
    return [...this.#subscribers.keys()];
  }

  /** Sends new entries to everybody, stripped for each viewer. */
  tell(table: ServerTable, entries: readonly Entry[], now: number): void {
    const { state } = table;
    const countdowns = entries.some(({ is }) => ticking.includes(is)) ? clocks(state, now) : [];
    // Viewers with equal visibility share frames, which are serialised once.
    const shared = new Map<Viewer, readonly ServerFrame[]>();
    const news = (viewer: Viewer): readonly ServerFrame[] => {
      const key = visibilityKey(entries, viewer);
      const made = shared.get(key) ?? [...framesSince(table, key, entries[0]!.n - 1), ...countdowns];
      shared.set(key, made);
      return made;
    };
    const isDealt = state.position !== null;
    const isSeatedAsBefore = this.#seated?.[0] === state.chairs && this.#seated[1] === isDealt;
    this.#seated = [state.chairs, isDealt];
    for (const [subscriber, before] of this.#subscribers) {
      const viewer = isSeatedAsBefore ? before : viewerOf(state, subscriber.who);
      if (viewer !== before) this.#subscribers.set(subscriber, viewer);
      // A person who left their seat starts over with the public view.
      const since = before === viewer || before === 'spectator' ? entries[0]!.n - 1 : -1;
      if (before === viewer) subscriber.send(news(viewer));
      else
        subscriber.send([
          welcome(state, subscriber.who, since, now),
          ...(since < 0 ? [...framesSince(table, viewer, since), ...countdowns] : news(viewer)),
        ]);
    }
    this.#notice(state, entries, now);
    if (!state.terms.spectators && entries.some(({ is }) => is === 'terms')) this.#shutOut();
  }

  /** Spectators are no longer allowed: existing ones get nothing more. */
  #shutOut(): void {
    for (const subscriber of this.all())
      if (subscriber.who.roles.includes('watch')) subscriber.send([{ t: 'bye', why: 'denied' }]);
  }

  /** A person who came back is present at whichever process. */
  #notice({ chairs }: TableState, entries: readonly Entry[], now: number): void {
    for (const entry of entries)
      if (entry.is === 'back' || entry.is === 'returned')
        for (const person of chairs[entry.seat]!.people)
          if (!this.#isSomewhere(person)) this.#gone.set(person, now);
  }

  /** Seat by seat, since when nobody of it is connected. */
  gone({ chairs }: TableState): readonly (number | null)[] {
    return chairs.map(({ people }) => {
      if (people.length === 0 || people.some((person) => this.#isSomewhere(person))) return null;
      return Math.max(...people.map((person) => this.#gone.get(person) ?? this.#since));
    });
  }

  /** Seats that the log counts as absent although one of their people is connected. */
  returned({ chairs, timing }: TableState): readonly Seat[] {
    return timing.absent.flatMap((since, seat) =>
      since !== null && chairs[seat]!.people.some((person) => this.isHere(person)) ? [seat] : [],
    );
  }

  #presence(): ServerFrame {
    const all = [this.here(), ...this.#elsewhere.values()];
    return {
      t: 'presence',
      people: [...new Set(all.flatMap(({ people }) => people))].sort(),
      spectators: all.reduce((sum, { spectators }) => sum + spectators, 0),
    };
  }

  #tellAll(frames: readonly ServerFrame[]): void {
    for (const subscriber of this.#subscribers.keys()) subscriber.send(frames);
  }
}

function welcome(state: TableState, who: Who, given: number, now: number): ServerFrame {
  const { n } = state;
  const since = given > n || given < -1 ? -1 : given;
  const viewer = viewerOf(state, who);
  return {
    t: 'welcome',
    you: who.person,
    seat: typeof viewer === 'number' ? viewer : null,
    host: isHost(state, who),
    n,
    since,
    now,
    protocol: protocolVersion,
  };
}

const clocks = (state: TableState, now: number): readonly ServerFrame[] =>
  state.terms.clock === null || state.phase !== 'playing' ? [] : [{ t: 'clocks', ...clockFace(state, now) }];
