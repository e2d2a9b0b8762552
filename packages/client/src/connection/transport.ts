/** The client's ports: a transport to the server, and time. Tests use virtual ones. */
import type { ClientFrame } from '@casefile/protocol/frame';

/** Carries frames to the server. */
export interface Transport {
  send(frame: ClientFrame): void;
  close(): void;
}
/** Events of a transport. */
export interface TransportEvents {
  /** A raw message of the server. */
  heard(text: string): void;
  closed(): void;
}
/** An open transport, or why there is none. */
export type TransportOpened =
  | { readonly ok: true; readonly transport: Transport }
  /** `isFinal`: retrying would not help. */
  | { readonly ok: false; readonly why: string; readonly isFinal: boolean };

/** Opens a transport and says hello; entries above `since` follow. */
export type OpenTransport = (since: number, events: TransportEvents) => Promise<TransportOpened>;

/** The clock and timers of a client. */
export interface Timers {
  /** In milliseconds. */
  now(): number;
  /** Returns a function that cancels it. */
  after(ms: number, call: () => void): () => void;
}
export const platformTimers: Timers = {
  now: () => Date.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

/** The timings of a client. */
export interface Timings {
  readonly firstRetryMs: number;
  readonly maxRetryMs: number;
  /** The growth of the retry delay: small, so that players return soon after a server restart. */
  readonly backoffFactor: number;
  readonly pingEveryMs: number;
  /** A connection silent for this long is dead. Players must learn of it within ten seconds. */
  readonly silenceMs: number;
  /** An unanswered command is resent after this time, under the same id. */
  readonly resendMs: number;
}
/** The default timings. */
export const defaultTimings: Timings = {
  firstRetryMs: 500,
  maxRetryMs: 8000,
  backoffFactor: 1.3,
  pingEveryMs: 2000,
  silenceMs: 6000,
  resendMs: 10_000,
};
