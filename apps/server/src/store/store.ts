/** Where tables are kept. One contract suite holds for every store; nothing above knows which one it is. */
import type { ChainedRow } from '@casefile/protocol';

/**
 * An entry as it is stored: its number, its text, the hash that chains it to the one before, and apart from them what
 * a person calls themselves or wrote. Made by `makeRows`, read by `checkRows`.
 */
export type Row = ChainedRow;
export interface TableSecrets {
  /** 64 hexadecimal digits. */
  readonly seed: string;
}
/** Tickets and codes are good once: see `takeToken`. */
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
/** A token is known by its hash only. */
export interface TokenRow {
  readonly hash: string;
  readonly kind: TokenKind;
  readonly table: string;
  readonly person: string;
  /** Milliseconds since 1970; null: until it is revoked. */
  readonly expires: number | null;
}
/** What the list of tables needs without reading their logs. */
export interface TableHead {
  readonly table: string;
  readonly phase: 'lobby' | 'playing' | 'over';
  /** When the server has to look at the table again by itself; null: not before somebody acts. */
  readonly wake: number | null;
  readonly touched: number;
}
export interface NotesRow {
  readonly version: number;
  readonly text: string;
}

export type Appended =
  | { readonly ok: true }
  /** Somebody else has written first; the number of the last entry there is (-1: there is no such table). */
  | { readonly ok: false; readonly why: 'stale'; readonly last: number }
  /** The token it was to be written by the right of is none any more. */
  | { readonly ok: false; readonly why: 'gone' }
  /** Nothing was written: the disk is full, the database is away. */
  | { readonly ok: false; readonly why: 'not-saved'; readonly detail: string }
  /**
   * The connection broke while it was answering: it was written, or will be in a moment, or never. Then the next append
   * is stale, or this one never comes; reading shows it.
   */
  | { readonly ok: false; readonly why: 'unknown'; readonly detail: string };

/** New tokens of a person in place of all others of these kinds. */
export interface Renewal {
  readonly table: string;
  readonly person: string;
  readonly kinds: readonly TokenKind[];
  readonly add: readonly TokenRow[];
  /** The hash of a token this is done by the right of; null: it needs none. */
  readonly by: string | null;
}
export type Renewed =
  /** `ended`: the hashes of those that were there before. */
  | { readonly ok: true; readonly ended: readonly string[] }
  /** `gone`: somebody else was first, and the token it would have been done by is none any more. */
  | { readonly ok: false; readonly why: 'gone' | 'not-saved' };

export interface Write {
  readonly table: string;
  /** The number of the last entry before these. -1 creates the table. */
  readonly after: number;
  /** May be empty: then only the rest is written, if `after` still is the last. */
  readonly rows: readonly Row[];
  readonly head: TableHead;
  /** Needed where the table is created, and only there. */
  readonly secrets?: TableSecrets;
  readonly tokens?: readonly TokenRow[];
  readonly revoke?: readonly string[];
  /** People at this table, for who asks to be forgotten. */
  readonly people?: readonly string[];
  /** The hash of the token this is done by the right of: where it has ended, by whatever process, nothing is written. */
  readonly by?: string;
}

/** From the last sign of life of any process to the next one. */
export interface Silence {
  readonly from: number;
  readonly until: number;
}
/** Shorter ones are no silences. */
export const minSilenceMs = 1000;

/** Why something cannot be read, or not done: a sentence for the operator, without secrets. */
export class StoreProblem extends Error {
  readonly why: 'away' | 'damaged' | 'in-use' | 'too-new' | 'unusable';
  constructor(why: StoreProblem['why'], message: string) {
    super(message);
    this.name = 'StoreProblem';
    this.why = why;
  }
}

/**
 * What another process did to a table. After `rewritten` a copy in memory has to be read again from the beginning; after
 * `tokens` those who came in by one may have lost it, at every table where none is named; after `released` nobody runs its
 * bots and clocks.
 */
export type Heard = 'appended' | 'rewritten' | 'deleted' | 'tokens' | 'released';

/** Whatever cannot be done rejects with a StoreProblem; what has an `Appended` says so by it and never rejects. */
export interface Store {
  /** Durable when it resolves with ok: all of it, or nothing. */
  append(write: Write): Promise<Appended>;
  /** When a write would be taken up at once. What is decided only then costs less where much is written. */
  nextCommitSlot(): Promise<void>;
  /** Rows numbered above `since`, in order and up to the last one; null when there is no such table. */
  read(table: string, since: number): Promise<readonly Row[] | null>;
  secretsOf(table: string): Promise<TableSecrets | null>;
  heads(phase: TableHead['phase']): Promise<readonly TableHead[]>;
  head(table: string): Promise<TableHead | null>;
  /** Tables that are played and should have been woken before then. */
  due(before: number): Promise<readonly string[]>;
  token(hash: string): Promise<TokenRow | null>;
  /** Takes a token that is good once: of all who ask for it at the same time one gets it. */
  takeToken(hash: string): Promise<TokenRow | null>;
  /**
   * Adds and revokes tokens outside of a write to the log. Where a time is given, what was over by then at the tables of the
   * new ones goes with it: else tickets that nobody uses would pile up where nobody is connected.
   */
  changeTokens(add: readonly TokenRow[], revoke: readonly string[], overBy?: number): Promise<Appended>;
  /** All at once: of two who renew the tokens of the same person at the same time, those of one are good afterwards. */
  renewTokens(renewal: Renewal): Promise<Renewed>;
  tokensOf(table: string): Promise<readonly TokenRow[]>;
  notes(table: string, person: string): Promise<NotesRow | null>;
  /** Refused as stale when the version stored is not the one before this one; `last` is the version stored, 0 for none. */
  putNotes(table: string, person: string, notes: NotesRow): Promise<Appended>;
  /**
   * Takes or keeps the right to run bots and clocks of a table until then, an hour at most; false while another process
   * has it.
   */
  lease(table: string, process: string, until: number, now: number): Promise<boolean>;
  /** Gives all leases of a process back; the others hear of it. */
  release(process: string): Promise<void>;
  /** This process was alive at that time; where nobody was for long before, that is kept as a silence. */
  beat(process: string, now: number): Promise<void>;
  lastBeat(process: string): Promise<number | null>;
  /** Those of a process that ended after then, the oldest first. */
  silences(process: string, after: number): Promise<readonly Silence[]>;
  /** Whether `listen` hears of everything; where it may not, tables have to be read again now and then. */
  readonly hearsAll: boolean;
  /**
   * Calls back with a table's name when another process has written to it, and with what other processes announce.
   * Returns how to stop.
   */
  listen(
    heard: (table: string, what: Heard) => void,
    said?: (from: string, text: string) => void,
  ): Promise<() => Promise<void>>;
  /** Says up to 7,000 bytes to the other processes, once; who does not listen at the moment never hears it. */
  announce(text: string): Promise<void>;
  /** Takes a table away with all that belongs to it; where a time is given, only when nobody touched it since. */
  deleteTable(table: string, untouchedSince?: number): Promise<boolean>;
  /** Takes away rows after this one, where they were found not written to their end. */
  cut(table: string, last: number): Promise<void>;
  tablesOf(person: string): Promise<readonly string[]>;
  /** Replaces what a person called themselves and wrote in every log, and drops their tokens and notes; the tables touched. */
  forget(person: string): Promise<readonly string[]>;
  close(): Promise<void>;
}
