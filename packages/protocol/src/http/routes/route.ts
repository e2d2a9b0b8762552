/** What a route of the HTTP interface is. */
import type * as v from 'valibot';

/** Roles by token: `anyone` needs none. A host token is not a seat token. */
export type Role = 'anyone' | 'seat' | 'host' | 'watch' | 'resume' | 'bot';

type Schema = v.GenericSchema;

/** A route of the HTTP interface. */
export interface Route {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `:table` is the table's id. */
  readonly path: string;
  readonly roles: readonly Role[];
  readonly summary: string;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Null: only a status. */
  readonly answer: Schema | null;
  /** JSON by default; otherwise one JSON object per line while the connection lasts. */
  readonly type?: 'application/x-ndjson';
  /** The body limit in bytes, if not the default. */
  readonly maxBytes?: number;
  /** Its body is large and handled off the main thread. */
  readonly isReadLater?: boolean;
}

export const tablePath = '/api/tables/:table';
