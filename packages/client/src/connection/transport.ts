/** What a client needs from outside: a line to the server, and time. A test gives it virtual ones. */
import type { ClientFrame } from '@casefile/protocol/frame';

/** Carries frames to the server. */
export interface Line {
  send(frame: ClientFrame): void;
  close(): void;
}
/** What comes over a line. */
export interface LineEvents {
  /** A message of the server, as it came. */
  heard(text: string): void;
  closed(): void;
}
/** A line to the table, or why there is none. */
export type LineOpened =
  | { readonly ok: true; readonly line: Line }
  /** `isFinal`: trying again would be answered the same. */
  | { readonly ok: false; readonly why: string; readonly isFinal: boolean };

/** Says hello to the table; entries above `since` follow. */
export type OpenLine = (since: number, events: LineEvents) => Promise<LineOpened>;

/** The clock and the timers that a client goes by. */
export interface Timers {
  /** In milliseconds. */
  now(): number;
  /** Returns how to forget it. */
  after(ms: number, call: () => void): () => void;
}
export const platformTimers: Timers = {
  now: () => Date.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

/** All in milliseconds but the factor. */
export interface Timings {
  readonly firstRetryMs: number;
  readonly maxRetryMs: number;
  /** From one try to the next: a server that was started again must not wait for its players. */
  readonly backoffFactor: number;
  readonly pingEveryMs: number;
  /** Nothing heard for so long: the line is not what it seems. Who plays learns of it within ten seconds. */
  readonly silenceMs: number;
  /** A command without an answer is sent again, under the same id. */
  readonly resendMs: number;
}
/** The times that a client keeps to where it is told no others. */
export const defaultTimings: Timings = {
  firstRetryMs: 500,
  maxRetryMs: 8000,
  backoffFactor: 1.3,
  pingEveryMs: 2000,
  silenceMs: 6000,
  resendMs: 10_000,
};
