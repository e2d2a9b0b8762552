/** A server that does not keep to the protocol, or speaks a newer one. The table is not shown wrongly: it is not shown. */

export type TroubleCode =
  /** The server speaks a newer version of the protocol than this client. */
  | 'newer-protocol'
  /** An entry, or a fact in it, of a kind that this client does not know. */
  | 'unknown-entry'
  /** The edition, or its version, is not known here. */
  | 'unknown-edition'
  /** A message that is not JSON, or not of the shape it should have. */
  | 'malformed'
  /** Entries are missing between the last one and this one. */
  | 'gap'
  /** An entry that was there already. */
  | 'doubled'
  /** An entry that cannot follow what came before it. */
  | 'impossible'
  /** The log of another table than the one that was asked for. */
  | 'other-table';

/** What was wrong with something the server sent. */
export interface Trouble {
  readonly code: TroubleCode;
  /** The number of the entry, where it is about one. */
  readonly at: number | null;
}

/** For who plays it is one of two: the app is older than the server, or the server sends nonsense. */
export type TroubleKind = 'newer-server' | 'broken-server';

const newer: ReadonlySet<TroubleCode> = new Set<TroubleCode>([
  'newer-protocol',
  'unknown-entry',
  'unknown-edition',
]);
/** Whether the server is newer than this client, or broken. */
export const kindOf = ({ code }: Trouble): TroubleKind =>
  newer.has(code) ? 'newer-server' : 'broken-server';

/** The end of a connection: nothing more comes, and nothing more is sent. */
export interface ClientEnd {
  /** The server's own word (`taken-over`, `kicked`, `left`, `denied`, `bad-token` …), or a `TroubleKind`. */
  readonly why: string;
  readonly trouble: Trouble | null;
}

/** What was not answered when the connection ended: nobody knows whether it was done. */
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
