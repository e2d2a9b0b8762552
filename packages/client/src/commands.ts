/** Pending commands. Each keeps its id and the entry it was decided at, however often it is sent. */
import { frameLimits, readJson } from '@casefile/protocol';
import type { Command } from '@casefile/protocol/command';
import type { ClientFrame, CommandAnswer } from '@casefile/protocol/frame';
import { freshId } from './connection/fresh.ts';

type DoFrame = Extract<ClientFrame, { t: 'do' }>;

/** Options for sending a command. */
export interface SendOptions {
  /** The client's id for it; a fresh one by default. */
  readonly id?: string;
  /** The last entry seen when it was decided. */
  readonly v?: number;
}

interface Waiting {
  readonly frame: DoFrame;
  readonly resolve: (answer: CommandAnswer) => void;
  readonly reject: (error: Error) => void;
  sentAt: number;
  isSent: boolean;
  /** Whether an earlier send may have been carried out: a later refusal does not rule that out. */
  isUnsure: boolean;
  /** How often the server reported an unknown outcome. */
  unknownAnswers: number;
}

/** After this many, the caller is told that the outcome is unknown. */
const maxUnknownAnswers = 5;
const utf8 = new TextEncoder();

/**
 * Why a server cannot read this message. It would close the socket, or deny a command whose id it cannot read, so that the
 * command would be resent for ever and hold up all others.
 */
function whyUnreadable(frame: DoFrame): 'malformed' | 'too-large' | null {
  const text = JSON.stringify(frame);
  if (utf8.encode(text).length > frameLimits.maxLength) return 'too-large';
  const read = readJson(text, frameLimits);
  if (read.ok) return null;
  return read.why === 'too-large' ? 'too-large' : 'malformed';
}

export class Commands {
  readonly #now: () => number;
  #waiting: readonly Waiting[] = [];

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The frame to send, null for one that no server could read, and the answer to it. */
  add(
    command: Command,
    { id = freshId(), v = -1 }: SendOptions,
    isSent: boolean,
  ): { readonly frame: DoFrame | null; readonly answer: Promise<CommandAnswer> } {
    const frame: DoFrame = { t: 'do', id, v, command };
    const why = whyUnreadable(frame);
    if (why !== null) return { frame: null, answer: Promise.resolve({ t: 'no', id, n: v, why }) };
    const answer = new Promise<CommandAnswer>((resolve, reject) => {
      const sentAt = this.#now();
      this.#waiting = [
        ...this.#waiting,
        { frame, resolve, reject, sentAt, isSent, isUnsure: false, unknownAnswers: 0 },
      ];
    });
    return { frame, answer };
  }

  /**
   * Settles the command with this id; a duplicate answer is ignored. An unknown outcome is no answer: the command is
   * resent under the same id a few times, and never executed twice.
   */
  answered(answer: CommandAnswer): void {
    const found = this.#waiting.find(({ frame }) => frame.id === answer.id);
    if (found === undefined) return;
    const isUnknown =
      answer.t === 'no' && (answer.why === 'unknown' || (answer.why === 'not-saved' && found.isUnsure));
    if (isUnknown && found.unknownAnswers < maxUnknownAnswers) {
      found.unknownAnswers++;
      found.isUnsure = true;
      found.sentAt = Number.NEGATIVE_INFINITY;
      return;
    }
    this.#waiting = this.#waiting.filter((each) => each !== found);
    found.resolve(isUnknown ? { ...answer, why: 'unknown' } : answer);
  }

  /** Commands sent this long ago, in order; they count as resent now. */
  due(ms: number): readonly DoFrame[] {
    const now = this.#now();
    const due = this.#waiting.filter(({ sentAt }) => now - sentAt >= ms);
    for (const each of due) {
      each.sentAt = now;
      each.isUnsure ||= each.isSent;
      each.isSent = true;
    }
    return due.map(({ frame }) => frame);
  }

  rejectAll(error: Error): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const { reject } of waiting) reject(error);
  }
}
