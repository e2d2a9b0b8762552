/** The host's ports: real in production, virtual in the simulation. */
import type { Action } from '@casefile/engine';
import type { Hashing } from '@casefile/protocol';
import type { Store } from '../store/store.ts';
import type { BotQuestion } from '../table/bots.ts';
import type { StandingOrders } from '../table/people/away.ts';
import type { Peers } from './peers.ts';

export interface Clock {
  /** Monotonic, whatever happens to the system clock. */
  now(): number;
  /** Advances the clock to at least this time: stored times must not lie in the future. */
  notBefore(at: number): void;
  /** Calls back once at this time, immediately if it is past; returns a function that cancels it. */
  wakeAt(at: number, call: () => void): () => void;
}

/** Reports for the operator, without names, tokens or cards. */
export type HostReport =
  | { readonly kind: 'broken'; readonly table: string; readonly why: string }
  | { readonly kind: 'torn'; readonly table: string; readonly last: number }
  | { readonly kind: 'bot-failed'; readonly table: string; readonly bot: string; readonly why: string }
  | { readonly kind: 'not-saved' | 'unknown'; readonly table: string; readonly why: string }
  | { readonly kind: 'failed'; readonly table: string; readonly why: string };

export interface Ports {
  /** Different for each process on the same store. */
  readonly process: string;
  readonly store: Store;
  /** The platform's hashing, for the chain of rows. */
  readonly hashing: Hashing;
  readonly clock: Clock;
  /** Unguessable new ids and seeds. */
  readonly fresh: { readonly table: () => string; readonly seed: () => string };
  readonly think: (question: BotQuestion, table: string) => Promise<Action>;
  /** The standing orders of a person, stored outside the log. */
  readonly orders: (table: string, person: string) => Promise<StandingOrders | null>;
  readonly report: (event: HostReport) => void;
  /** The other processes on the store. */
  readonly peers: Peers;
  /** Another process has revoked tokens of a table, or of any table if none is named. */
  readonly tokensEnded: (table: string) => void;
}
