/** What the host needs from outside. In production the edge gives it, in the simulation a virtual world. */
import type { Action } from '@casefile/engine';
import type { Hashing } from '@casefile/protocol';
import type { Store } from '../store/store.ts';
import type { BotQuestion } from '../table/bots.ts';
import type { StandingOrders } from '../table/people/away.ts';
import type { Peers } from './peers.ts';

export interface Clock {
  /** Never less than before, whatever happens to the clock of the machine. */
  now(): number;
  /** Goes on from there, where it was not so far yet: what is stored must not lie in the future. */
  notBefore(at: number): void;
  /** Calls back once when it is time, at once when that is past; returns how to forget it. */
  wakeAt(at: number, call: () => void): () => void;
}

/** For the operator; without names, tokens or cards. */
export type Report =
  | { readonly what: 'broken'; readonly table: string; readonly why: string }
  | { readonly what: 'torn'; readonly table: string; readonly last: number }
  | { readonly what: 'bot-failed'; readonly table: string; readonly bot: string; readonly why: string }
  | { readonly what: 'not-saved' | 'unknown'; readonly table: string; readonly why: string }
  | { readonly what: 'failed'; readonly table: string; readonly why: string };

export interface Ports {
  /** Different for each process on the same store. */
  readonly process: string;
  readonly store: Store;
  /** Of the platform, for the chain of rows. */
  readonly hashing: Hashing;
  readonly clock: Clock;
  /** New names and seeds, which nobody can guess. */
  readonly fresh: { readonly table: () => string; readonly seed: () => string };
  readonly think: (question: BotQuestion, table: string) => Promise<Action>;
  /** The standing orders of a person, from beside the log. */
  readonly orders: (table: string, person: string) => Promise<StandingOrders | null>;
  readonly report: (event: Report) => void;
  /** The other processes on the store. */
  readonly peers: Peers;
  /** Another process has ended tokens of a table, or of any where it is not named. */
  readonly tokensEnded: (table: string) => void;
}
