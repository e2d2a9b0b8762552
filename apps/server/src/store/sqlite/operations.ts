/** The operations that the store sends to its threads. */
import type {
  Appended,
  NotesRow,
  Renewal,
  Renewed,
  Row,
  TableChange,
  TableHead,
  TableSecrets,
  TokenRow,
  Write,
} from '../store.ts';

export type WriteOp =
  | { readonly do: 'append'; readonly write: Write }
  | {
      readonly do: 'tokens';
      readonly add: readonly TokenRow[];
      readonly revoke: readonly string[];
      readonly expiredBy: number | null;
    }
  | { readonly do: 'renew-tokens'; readonly renewal: Renewal }
  | { readonly do: 'take-token'; readonly hash: string }
  | { readonly do: 'notes'; readonly table: string; readonly person: string; readonly notes: NotesRow }
  | {
      readonly do: 'lease';
      readonly table: string;
      readonly holder: string;
      readonly until: number;
      readonly now: number;
    }
  | { readonly do: 'release'; readonly holder: string }
  | { readonly do: 'beat'; readonly holder: string; readonly now: number }
  | { readonly do: 'delete'; readonly table: string; readonly untouchedSince: number | null }
  | { readonly do: 'cut'; readonly table: string; readonly last: number }
  | { readonly do: 'forget'; readonly person: string };

/** What each of these operations returns. */
export interface WriteValues {
  readonly append: Appended;
  readonly tokens: Appended;
  readonly 'renew-tokens': Renewed;
  readonly 'take-token': TokenRow | null;
  readonly notes: Appended;
  readonly lease: boolean;
  readonly release: undefined;
  readonly beat: undefined;
  readonly delete: boolean;
  readonly cut: undefined;
  readonly forget: readonly string[];
}
export type WriteOpOf<K extends WriteOp['do']> = WriteOp & { readonly do: K };

export type ReadOp =
  | { readonly do: 'read'; readonly table: string; readonly since: number }
  | { readonly do: 'secrets'; readonly table: string }
  | { readonly do: 'head'; readonly table: string }
  | { readonly do: 'tokens-of'; readonly table: string }
  | { readonly do: 'heads'; readonly phase: TableHead['phase'] }
  | { readonly do: 'due'; readonly before: number }
  | { readonly do: 'token'; readonly hash: string }
  | { readonly do: 'notes'; readonly table: string; readonly person: string }
  | { readonly do: 'last-beat'; readonly holder: string }
  | { readonly do: 'tables-of'; readonly person: string }
  /** Changes by other processes since this number; -1 asks only for the newest number. */
  | { readonly do: 'outside'; readonly since: number };

/** What each of these operations returns. */
export interface ReadValues {
  readonly read: readonly Row[] | null;
  readonly secrets: TableSecrets | null;
  readonly head: TableHead | null;
  readonly 'tokens-of': readonly TokenRow[];
  readonly heads: readonly TableHead[];
  readonly due: readonly string[];
  readonly token: TokenRow | null;
  readonly notes: NotesRow | null;
  readonly 'last-beat': number | null;
  readonly 'tables-of': readonly string[];
  readonly outside: OutsideChanges;
}
export type ReadOpOf<K extends ReadOp['do']> = ReadOp & { readonly do: K };

export interface OutsideChanges {
  readonly seq: number;
  readonly news: readonly (readonly [string, TableChange])[];
}

/** The outcome of an operation, as a message from a thread. */
export type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | {
      readonly ok: false;
      readonly why: 'away' | 'damaged' | 'in-use' | 'too-new' | 'unusable';
      readonly detail: string;
    };
