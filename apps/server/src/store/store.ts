/** Where tables are kept. One contract suite holds for every store; nothing above knows which one it is. */

/** An entry as it is stored: its number, its text, and the hash that chains it to the one before. */
export interface Row {
  readonly n: number;
  readonly text: string;
  readonly hash: string;
}
export interface TableSecrets {
  /** 64 hexadecimal digits. */
  readonly seed: string;
}
export type TokenKind = 'seat' | 'host' | 'watch' | 'resume' | 'bot';
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
  /** Somebody else has written first; the number of the last entry there is. */
  | { readonly ok: false; readonly why: 'stale'; readonly last: number }
  /** Nothing was written: the disk is full, the database is away. */
  | { readonly ok: false; readonly why: 'not-saved'; readonly detail: string };

export interface Write {
  readonly table: string;
  /** The number of the last entry before these. -1 creates the table. */
  readonly after: number;
  readonly rows: readonly Row[];
  readonly head: TableHead;
  readonly secrets?: TableSecrets;
  readonly tokens?: readonly TokenRow[];
  readonly revoke?: readonly string[];
  /** People at this table, for who asks to be forgotten. */
  readonly people?: readonly string[];
}

export interface Store {
  /** Durable when it resolves with ok: all of it, or nothing. */
  append(write: Write): Promise<Appended>;
  /** Rows numbered above `since`, in order; null when there is no such table. */
  read(table: string, since: number): Promise<readonly Row[] | null>;
  secretsOf(table: string): Promise<TableSecrets | null>;
  heads(phase: TableHead['phase']): Promise<readonly TableHead[]>;
  head(table: string): Promise<TableHead | null>;
  token(hash: string): Promise<TokenRow | null>;
  /** Adds and revokes tokens outside of a write to the log. */
  changeTokens(add: readonly TokenRow[], revoke: readonly string[]): Promise<Appended>;
  tokensOf(table: string): Promise<readonly TokenRow[]>;
  notes(table: string, person: string): Promise<NotesRow | null>;
  /** Refused as stale when the version stored is not the one before this one. */
  putNotes(table: string, person: string, notes: NotesRow): Promise<Appended>;
  /** Takes or keeps the right to run bots and clocks of a table until then; false while another process has it. */
  lease(table: string, process: string, until: number, now: number): Promise<boolean>;
  /** This process was alive at that time; downtime is charged to nobody. */
  beat(process: string, now: number): Promise<void>;
  lastBeat(process: string): Promise<number | null>;
  /** Calls back with a table's name when another process has written to it. Returns how to stop. */
  listen(heard: (table: string) => void): Promise<() => Promise<void>>;
  deleteTable(table: string): Promise<void>;
  /** Replaces the name in every log and drops tokens and notes; the number of tables touched. */
  tablesOf(person: string): Promise<readonly string[]>;
  close(): Promise<void>;
}
