/** The viewer's table: the protocol's fold of incoming entries, each checked first. */
import type { Edition, Viewer } from '@casefile/engine';
import { foldEntry, openState, type TableState } from '@casefile/protocol';
import type { Entry, EntryOf } from '@casefile/protocol/entry';
import type { ServerFrame } from '@casefile/protocol/frame';
import type { Trouble, TroubleCode } from '../trouble.ts';
import { isPossibleEntry } from './possible-entry.ts';

type Found = Edition | undefined;
/** The edition in the version that the table plays. */
export type FindEdition = (id: string, version: number) => Found | Promise<Found>;

type Welcome = Extract<ServerFrame, { t: 'welcome' }>;
type Heard = Welcome | Extract<ServerFrame, { t: 'entry' }>;

export interface LogEvents {
  /** `before` is null for the first entry. */
  entry(entry: Entry, before: TableState | null, after: TableState): void;
  /** The state is void; entries start again from the first. */
  dropped(): void;
  /** The state was folded for another viewer, so the whole log is needed again. */
  outdated(): void;
  trouble(trouble: Trouble): void;
}

export class TableLog {
  readonly #table: string | null;
  readonly #findEdition: FindEdition;
  readonly #events: LogEvents;
  #state: TableState | null = null;
  #welcome: Welcome | null = null;
  #isCaughtUp = false;
  /** Entries held while the edition is being fetched; null otherwise. */
  #held: Heard[] | null = null;
  /** The number of the connection: what was fetched for an earlier one is dropped. */
  #connection = 0;

  /** Null takes any table. */
  constructor(table: string | null, findEdition: FindEdition, events: LogEvents) {
    this.#table = table;
    this.#findEdition = findEdition;
    this.#events = events;
  }

  get state(): TableState | null {
    return this.#state;
  }
  /** The number of the last entry; -1 for none. */
  get n(): number {
    return this.#state?.n ?? -1;
  }
  /** Whether the history has been complete since the last start from the first entry. */
  get isCaughtUp(): boolean {
    return this.#isCaughtUp;
  }

  /** Drops held entries of a lost connection, which are sent again. */
  newConnection(): void {
    this.#connection++;
    this.#held = null;
  }

  drop(): void {
    const had = this.#state !== null;
    this.#state = null;
    this.#isCaughtUp = false;
    this.newConnection();
    if (had) this.#events.dropped();
  }

  hear(frame: Heard): void {
    if (this.#held !== null) {
      this.#held.push(frame);
      return;
    }
    const trouble = frame.t === 'welcome' ? this.#welcomed(frame) : this.#take(frame.entry);
    if (trouble !== null)
      this.#events.trouble({ code: trouble, at: frame.t === 'welcome' ? frame.since : frame.entry.n });
  }

  #welcomed(welcome: Welcome): TroubleCode | null {
    this.#welcome = welcome;
    const state = this.#state;
    if (state === null) return null;
    if (welcome.since === -1) this.drop();
    else if (welcome.since !== state.n) return 'gap';
    // Before the deal all views are equal.
    else if (state.position === null) this.#state = { ...state, viewer: this.#viewer };
    else if (state.viewer !== this.#viewer) this.#events.outdated();
    else if (!this.#isOwnSeat(state)) return 'impossible';
    this.#noteCaughtUp();
    return null;
  }

  get #viewer(): Viewer {
    return this.#welcome?.seat ?? 'spectator';
  }

  #take(entry: Entry): TroubleCode | null {
    // Nobody has said yet whose view it is.
    if (this.#welcome === null) return 'impossible';
    const before = this.#state;
    if (before === null) {
      if (entry.n !== 0) return 'gap';
      return entry.is === 'opened' ? this.#open(entry) : 'impossible';
    }
    if (entry.n !== before.n + 1) return entry.n <= before.n ? 'doubled' : 'gap';
    let after: TableState;
    try {
      after = foldEntry(before, entry);
    } catch {
      return 'impossible';
    }
    if (!isPossibleEntry(entry, before, after)) return 'impossible';
    if (entry.is === 'started' && !this.#isOwnSeat(after)) return 'impossible';
    this.#accept(entry, before, after);
    return null;
  }

  /** A view of another seat would be a wrong table too. */
  #isOwnSeat({ viewer, chairs }: TableState): boolean {
    const you = this.#welcome?.you ?? null;
    return typeof viewer !== 'number' || (you !== null && chairs[viewer]?.people.includes(you) === true);
  }

  #open(entry: EntryOf<'opened'>): TroubleCode | null {
    if (this.#table !== null && entry.table !== this.#table) return 'other-table';
    const found = this.#findEdition(entry.edition, entry.editionVersion);
    if (!(found instanceof Promise)) return this.#openWith(entry, found);
    this.#held = [];
    const connection = this.#connection;
    const isStill = (): boolean => this.#connection === connection;
    found.then(
      (edition) => {
        if (isStill()) this.#release(entry, edition, isStill);
      },
      // The fetch failed: the next connection tries again.
      () => {
        if (isStill()) this.#events.outdated();
      },
    );
    return null;
  }

  #release(entry: EntryOf<'opened'>, edition: Found, isStill: () => boolean): void {
    const held = this.#held ?? [];
    this.#held = null;
    const trouble = this.#openWith(entry, edition);
    if (trouble !== null) this.#events.trouble({ code: trouble, at: entry.n });
    for (const frame of held) if (isStill()) this.hear(frame);
  }

  #openWith(entry: EntryOf<'opened'>, edition: Found): TroubleCode | null {
    if (edition === undefined) return 'unknown-edition';
    this.#accept(entry, null, openState(this.#viewer, entry, edition));
    return null;
  }

  #accept(entry: Entry, before: TableState | null, after: TableState): void {
    this.#state = after;
    this.#noteCaughtUp();
    this.#events.entry(entry, before, after);
  }

  #noteCaughtUp(): void {
    if (this.#welcome !== null && this.n >= this.#welcome.n) this.#isCaughtUp = true;
  }
}
