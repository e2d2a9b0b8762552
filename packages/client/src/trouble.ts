/** Errors of a server that breaks the protocol or speaks a newer one: no table is shown rather than a wrong one. */

export type TroubleCode =
  /** The server speaks a newer version of the protocol than this client. */
  | 'newer-protocol'
  /** An entry, or a fact in it, of a kind that this client does not know. */
  | 'unknown-entry'
  /** The edition or its version is unknown. */
  | 'unknown-edition'
  /** A message that is not valid JSON of the expected shape. */
  | 'malformed'
  /** Entries are missing between the last one and this one. */
  | 'gap'
  /** A duplicate entry. */
  | 'doubled'
  /** An entry that cannot follow what came before it. */
  | 'impossible'
  /** The log of another table. */
  | 'other-table';

/** A protocol error of the server. */
export interface Trouble {
  readonly code: TroubleCode;
  /** The number of the entry, where it is about one. */
  readonly at: number | null;
}

/** The two kinds that matter to players: the app is outdated, or the server is broken. */
export type TroubleKind = 'newer-server' | 'broken-server';

const newer: ReadonlySet<TroubleCode> = new Set<TroubleCode>([
  'newer-protocol',
  'unknown-entry',
  'unknown-edition',
]);
/** Whether the server is newer than this client, or broken. */
export const troubleKind = ({ code }: Trouble): TroubleKind =>
  newer.has(code) ? 'newer-server' : 'broken-server';

/** The final end of a connection. */
export interface ClientEnd {
  /** The server's reason (`taken-over`, `kicked`, `left`, `denied`, `bad-token` …), or a `TroubleKind`. */
  readonly why: string;
  readonly trouble: Trouble | null;
}

/** Rejects commands unanswered at the end of the connection: their outcome is unknown. */
export class ClientEndedError extends Error {
  readonly end: ClientEnd;
  constructor(end: ClientEnd) {
    const { why, trouble } = end;
    super(
      `The connection has ended: ${trouble === null ? why : `${why} (${trouble.code}, entry ${trouble.at})`}.`,
    );
    this.name = 'ClientEndedError';
    this.end = end;
  }
}
