/** Commands that wait for their answer. Each keeps its id and what was seen when it was decided, however often it is sent. */
import type { Command } from '@casefile/protocol/command';
import type { Answer, ClientFrame } from '@casefile/protocol/frame';
import { freshId } from './connection/fresh.ts';

type DoFrame = Extract<ClientFrame, { t: 'do' }>;

/** How a command is sent. */
export interface SendOptions {
  /** The client's own name for it; a fresh one where it is left out. */
  readonly id?: string;
  /** The number of the last entry that was seen when it was decided. */
  readonly v?: number;
}

interface Waiting {
  readonly frame: DoFrame;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
  sentAt: number;
  isSent: boolean;
  /** Nobody knows whether it was done when it was sent before: what is said of a later time says nothing of that one. */
  isUnsure: boolean;
  /** How often the server did not know whether it was saved. */
  unknown: number;
}

/** Then whoever gave it is told that nobody knows. */
const maxUnknown = 5;

export class Commands {
  readonly #now: () => number;
  #waiting: readonly Waiting[] = [];

  constructor(now: () => number) {
    this.#now = now;
  }

  add(
    command: Command,
    { id = freshId(), v = -1 }: SendOptions,
    isSent: boolean,
  ): { readonly frame: DoFrame; readonly answer: Promise<Answer> } {
    const frame: DoFrame = { t: 'do', id, v, command };
    const answer = new Promise<Answer>((resolve, reject) => {
      const sentAt = this.#now();
      this.#waiting = [
        ...this.#waiting,
        { frame, resolve, reject, sentAt, isSent, isUnsure: false, unknown: 0 },
      ];
    });
    return { frame, answer };
  }

  /**
   * The first of them that has this id. An answer that comes twice finds nobody the second time. Where the server does not
   * know whether it was saved, it is no answer: the command is sent again under the same id with the next beat, a few
   * times, and never done twice.
   */
  answered(answer: Answer): void {
    const found = this.#waiting.find(({ frame }) => frame.id === answer.id);
    if (found === undefined) return;
    const isUnknown =
      answer.t === 'no' && (answer.why === 'unknown' || (answer.why === 'not-saved' && found.isUnsure));
    if (isUnknown && found.unknown < maxUnknown) {
      found.unknown++;
      found.isUnsure = true;
      found.sentAt = Number.NEGATIVE_INFINITY;
      return;
    }
    this.#waiting = this.#waiting.filter((each) => each !== found);
    found.resolve(isUnknown ? { ...answer, why: 'unknown' } : answer);
  }

  /** Those that were sent so long ago, in the order in which they were given; they count as sent again now. */
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

  give(error: Error): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const { reject } of waiting) reject(error);
  }
}
