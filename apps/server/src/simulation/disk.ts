/** A store on a virtual disk: unsynced writes are lost when a process dies, and synced ones may go unanswered. */
import {
  type Appended,
  minSilenceMs,
  type NotesRow,
  type Row,
  type Silence,
  type Store,
  type TableChange,
  type TableHead,
  type TableSecrets,
  type Write,
} from '../store/store.ts';
import type { World } from './world.ts';

interface Listening {
  heard(table: string, what: TableChange): void;
  said(from: string, text: string): void;
}

interface Stored {
  readonly rows: Row[];
  head: TableHead;
  readonly secrets: TableSecrets;
}

/** Fault rates: one in this many; 0 for never. */
export interface DiskFaults {
  notSaved: number;
  /** The share of failed writes that are stored nevertheless. */
  savedAllTheSame: number;
  lostNews: number;
}

export class Disk {
  readonly #world: World;
  readonly tables = new Map<string, Stored>();
  readonly #notes = new Map<string, NotesRow>();
  readonly #leases = new Map<string, { process: string; until: number }>();
  readonly #beats = new Map<string, number>();
  readonly #silences: (readonly [string, Silence])[] = [];
  readonly #listeners = new Map<string, Listening>();
  faults: DiskFaults = { notSaved: 0, savedAllTheSame: 0, lostNews: 0 };

  constructor(world: World) {
    this.#world = world;
  }

  /** The store of one process; a dead process gets no answers, and its last request is dropped. */
  storeFor(process: string, isAlive: () => boolean): Store {
    const ask = <T>(does: () => T): Promise<T> =>
      new Promise((resolve) => {
        this.#world.after(this.#world.between(0, 4), () => {
          if (!isAlive()) return;
          const result = does();
          this.#world.after(this.#world.between(0, 4), () => {
            if (isAlive()) resolve(result);
          });
        });
      });
    const key = (table: string, person: string): string => `${table} ${person}`;
    return {
      append: (write) => ask(() => this.#append(write, process)),
      read: (table, since) => ask(() => this.tables.get(table)?.rows.slice(since + 1) ?? null),
      secretsOf: (table) => ask(() => this.tables.get(table)?.secrets ?? null),
      heads: (phase) =>
        ask(() => [...this.tables.values()].map(({ head }) => head).filter((head) => head.phase === phase)),
      due: (before) =>
        ask(() =>
          [...this.tables.values()]
            .filter(({ head: { phase, wake } }) => phase === 'playing' && wake !== null && wake < before)
            .map(({ head }) => head.table),
        ),
      hearsAll: false,
      head: (table) => ask(() => this.tables.get(table)?.head ?? null),
      token: async () => null,
      takeToken: async () => null,
      changeTokens: async () => ({ ok: true }),
      renewTokens: async () => ({ ok: true, ended: [] }),
      tokensOf: async () => [],
      notes: (table, person) => ask(() => this.#notes.get(key(table, person)) ?? null),
      putNotes: (table, person, notes) =>
        ask(() => {
          this.#notes.set(key(table, person), notes);
          return { ok: true };
        }),
      lease: (table, holder, until, now) => ask(() => this.#lease(table, holder, until, now)),
      release: (holder) => ask(() => this.#release(holder, process)),
      beat: (name, now) => ask(() => this.#beat(name, now)),
      silences: (name, after) =>
        ask(() =>
          this.#silences.flatMap(([holder, silence]) =>
            holder === name && silence.until > after ? [silence] : [],
          ),
        ),
      nextCommitSlot: async () => {},
      lastBeat: (name) => ask(() => this.#beats.get(name) ?? null),
      listen: async (heard, said = () => {}) => {
        this.#listeners.set(process, {
          heard: (table, what) => {
            if (isAlive()) heard(table, what);
          },
          said: (from, text) => {
            if (isAlive()) said(from, text);
          },
        });
        return async () => void this.#listeners.delete(process);
      },
      announce: (text) => ask(() => this.#tellOthers(process, ({ said }) => said(process, text))),
      deleteTable: async () => false,
      cut: async () => {},
      tablesOf: async () => [],
      forget: async () => [],
      close: async () => {},
    };
  }

  #append(write: Write, process: string): Appended {
    const { world, faults } = { world: this.#world, faults: this.faults };
    const fails = world.rarely(faults.notSaved);
    const detail = 'no space left on the virtual disk';
    if (fails && !world.rarely(faults.savedAllTheSame)) return { ok: false, why: 'not-saved', detail };
    const stored = this.tables.get(write.table);
    const last = (stored?.rows.length ?? 0) - 1;
    if (last !== write.after) return { ok: false, why: 'stale', last };
    if (stored === undefined)
      this.tables.set(write.table, { rows: [...write.rows], head: write.head, secrets: write.secrets! });
    else {
      stored.rows.push(...write.rows);
      stored.head = write.head;
    }
    world.trace(`${write.table} ${write.after} ${write.rows.at(-1)?.hash ?? ''}`);
    this.#tellOthers(process, ({ heard }) => heard(write.table, 'appended'));
    return fails ? { ok: false, why: 'unknown', detail } : { ok: true };
  }

  #tellOthers(writer: string, tell: (to: Listening) => void): void {
    for (const [process, listening] of this.#listeners)
      if (process !== writer && !this.#world.rarely(this.faults.lostNews))
        this.#world.after(this.#world.between(0, 30), () => tell(listening));
  }

  #beat(name: string, now: number): void {
    const before = this.#beats.get(name) ?? now;
    if (now - before >= minSilenceMs) this.#silences.push([name, { from: before, until: now }]);
    this.#beats.set(name, Math.max(before, now));
  }

  #release(holder: string, process: string): void {
    for (const [table, held] of this.#leases) {
      if (held.process !== holder) continue;
      this.#leases.delete(table);
      this.#tellOthers(process, ({ heard }) => heard(table, 'released'));
    }
  }

  #lease(table: string, process: string, until: number, now: number): boolean {
    const held = this.#leases.get(table);
    if (held !== undefined && held.process !== process && held.until > now) return false;
    this.#leases.set(table, { process, until });
    return true;
  }
}
