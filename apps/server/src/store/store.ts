/** The storage port. Every store passes the same contract tests; callers do not know which one they use. */
import type { ChainedRow } from '@casefile/protocol';

/**
 * An entry as it is stored: its number, its text, the hash that chains it to the previous row, and separately the name or
 * words of a person, so that they can be forgotten. Made by `makeRows`, read by `checkRows`.
 */
export type Row = ChainedRow;
export interface TableSecrets {
  /** 64 hexadecimal digits. */
  readonly seed: string;
}
/** Tickets and codes can be used once: see `takeToken`. */
export type TokenKind =
  | 'seat'
  | 'host'
  | 'watch'
  | 'resume'
  | 'bot'
  | 'ticket-seat'
  | 'ticket-host'
  | 'ticket-watch'
  | 'code'
  | 'invitation';
/** Only the hash of a token is stored. */
export interface TokenRow {
  readonly hash: string;
  readonly kind: TokenKind;
  readonly table: string;
  readonly person: string;
  /** Milliseconds since 1970; null: until it is revoked. */
  readonly expires: number | null;
}
/** A table's summary, readable without its log. */
export interface TableHead {
  readonly table: string;
  readonly phase: 'lobby' | 'playing' | 'over';
  /** When the server has to check on the table by itself; null: not before somebody acts. */
  readonly wake: number | null;
  readonly touched: number;
}
export interface NotesRow {
  readonly version: number;
  readonly text: string;
}
/** A person's standing orders are stored like notes, under a name that no person has. */
export const ordersOf = (person: string): string => `${person} orders`;

export type Appended =
  | { readonly ok: true }
  /** Somebody else wrote first; `last` is the number of the last entry (-1: no such table). */
  | { readonly ok: false; readonly why: 'stale'; readonly last: number }
  /** The token that authorised the write has been revoked. */
  | { readonly ok: false; readonly why: 'gone' }
  /** Nothing was written: the disk is full or the database is unreachable. */
  | { readonly ok: false; readonly why: 'not-saved'; readonly detail: string }
  /**
   * The connection broke before the answer came: the write is stored, or is about to be, or never will be. The next
   * append or read will tell.
   */
  | { readonly ok: false; readonly why: 'unknown'; readonly detail: string };

/** New tokens of a person, replacing all their others of these kinds. */
export interface Renewal {
  readonly table: string;
  readonly person: string;
  readonly kinds: readonly TokenKind[];
  readonly add: readonly TokenRow[];
  /** The hash of the token that authorises this; null: none needed. */
  readonly by: string | null;
}
export type Renewed =
  /** `ended`: the hashes of the tokens that were replaced. */
  | { readonly ok: true; readonly ended: readonly string[] }
  /** `gone`: somebody else was first, and the authorising token has been revoked. */
  | { readonly ok: false; readonly why: 'gone' | 'not-saved' };

export interface Write {
  readonly table: string;
  /** The number of the last entry before these. -1 creates the table. */
  readonly after: number;
  /** May be empty: then only the other fields are written, provided `after` is still the last entry. */
  readonly rows: readonly Row[];
  readonly head: TableHead;
  /** Required when the table is created, and only then. */
  readonly secrets?: TableSecrets;
  readonly tokens?: readonly TokenRow[];
  readonly revoke?: readonly string[];
  /** People at this table, to be found when one asks to be forgotten. */
  readonly people?: readonly string[];
  /** The hash of the authorising token: if any process has revoked it, nothing is written. */
  readonly by?: string;
}

/** A gap between the last heartbeat of any process and the next one. */
export interface Silence {
  readonly from: number;
  readonly until: number;
}
/** Shorter gaps do not count as silences. */
export const minSilenceMs = 1000;

/** Why an operation failed: a sentence for the operator, without secrets. */
export class StoreProblem extends Error {
  readonly why: 'away' | 'damaged' | 'in-use' | 'too-new' | 'unusable';
  constructor(why: StoreProblem['why'], message: string) {
    super(message);
    this.name = 'StoreProblem';
    this.why = why;
  }
}

/**
 * What another process did to a table. After `rewritten`, a copy in memory must be reloaded; after `tokens`, connections
 * may have lost theirs (at every table, if none is named); after `released`, no process runs its bots and clocks.
 */
export type TableChange = 'appended' | 'rewritten' | 'deleted' | 'tokens' | 'released';

/** Methods that return an `Appended` report failure in it and never reject; the others reject with a StoreProblem. */
export interface Store {
  /** Atomic, and durable once it resolves with ok. */
  append(write: Write): Promise<Appended>;
  /** Resolves when a write would be committed at once. Deciding only then shares commits under load. */
  nextCommitSlot(): Promise<void>;
  /** Rows numbered above `since`, in order and up to the last one; null when there is no such table. */
  read(table: string, since: number): Promise<readonly Row[] | null>;
  secretsOf(table: string): Promise<TableSecrets | null>;
  heads(phase: TableHead['phase']): Promise<readonly TableHead[]>;
  head(table: string): Promise<TableHead | null>;
  /** Tables that are played and should have been woken before then. */
  due(before: number): Promise<readonly string[]>;
  token(hash: string): Promise<TokenRow | null>;
  /** Uses up a single-use token: of several concurrent callers exactly one gets it. */
  takeToken(hash: string): Promise<TokenRow | null>;
  /**
   * Adds and revokes tokens without writing to the log. Given a time, it also drops tokens of the same tables that had
   * expired by then; otherwise unused tickets would pile up.
   */
  changeTokens(add: readonly TokenRow[], revoke: readonly string[], expiredBy?: number): Promise<Appended>;
  /** Atomic: of two concurrent renewals for the same person, the tokens of exactly one are valid afterwards. */
  renewTokens(renewal: Renewal): Promise<Renewed>;
  tokensOf(table: string): Promise<readonly TokenRow[]>;
  notes(table: string, person: string): Promise<NotesRow | null>;
  /** Refused as stale unless the stored version is the previous one; `last` is the stored version, 0 for none. */
  putNotes(table: string, person: string, notes: NotesRow): Promise<Appended>;
  /**
   * Takes or renews the lease to run a table's bots and clocks until then, at most an hour; false while another process
   * holds it.
   */
  lease(table: string, process: string, until: number, now: number): Promise<boolean>;
  /** Releases all leases of a process and notifies the others. */
  release(process: string): Promise<void>;
  /** Records a heartbeat of this process; a long gap before it is kept as a silence. */
  beat(process: string, now: number): Promise<void>;
  lastBeat(process: string): Promise<number | null>;
  /** Silences of a process that ended after then, oldest first. */
  silences(process: string, after: number): Promise<readonly Silence[]>;
  /** Whether `listen` reports everything; if not, tables have to be re-read now and then. */
  readonly hearsAll: boolean;
  /**
   * Calls back with a table's id when another process has written to it, and with announcements of other processes.
   * Returns a function that stops listening.
   */
  listen(
    heard: (table: string, what: TableChange) => void,
    said?: (from: string, text: string) => void,
  ): Promise<() => Promise<void>>;
  /** Announces up to 7,000 bytes to the processes that listen at the moment. */
  announce(text: string): Promise<void>;
  /** Deletes a table with everything that belongs to it; given a time, only if it was not touched since. */
  deleteTable(table: string, untouchedSince?: number): Promise<boolean>;
  /** Removes the torn rows after this one. */
  cut(table: string, last: number): Promise<void>;
  tablesOf(person: string): Promise<readonly string[]>;
  /** Replaces a person's name and words in every log, drops their tokens and notes, and returns the tables touched. */
  forget(person: string): Promise<readonly string[]>;
  close(): Promise<void>;
}
