/** The other processes on the same store, and messages between them that are in no log. */
import * as v from 'valibot';
import type { Store } from '../store/store.ts';
import type { Clock } from './ports.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const listOf = <S extends v.GenericSchema>(item: S) => v.pipe(v.array(item), v.readonly());
const messageSchema = v.variant('say', [
  v.object({ say: v.literal('alive') }),
  v.object({ say: v.literal('leaving') }),
  /** Asks who is connected to a table elsewhere. */
  v.object({ say: v.literal('who'), table: v.string() }),
  v.object({ say: v.literal('people'), table: v.string(), people: listOf(v.string()), spectators: count }),
  /** A bot has reopened its stream with the token of this hash. */
  v.object({ say: v.literal('stream'), table: v.string(), hash: v.string() }),
  /** How often each key passed a rate limit since the last message. */
  v.object({
    say: v.literal('used'),
    limit: v.string(),
    uses: listOf(v.pipe(v.tuple([v.string(), count]), v.readonly())),
  }),
]);
/** A message to the other processes. */
export type PeerMessage = v.InferOutput<typeof messageSchema>;

export interface PeerListener {
  said?(from: string, message: PeerMessage): void;
  came?(): void;
  gone?(from: string): void;
}

const aliveEveryMs = 1000;
/** A process silent for this long is gone. */
const goneAfterMs = 4000;

export class Peers {
  readonly #store: Pick<Store, 'announce' | 'hearsAll'>;
  readonly #clock: Clock;
  readonly #heardAt = new Map<string, number>();
  readonly #listeners: PeerListener[] = [];
  #forgetTimer: () => void = () => {};
  #isStopped = false;

  constructor(store: Pick<Store, 'announce' | 'hearsAll'>, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Live processes, including this one. */
  get count(): number {
    return 1 + this.#heardAt.size;
  }

  listen(listener: PeerListener): void {
    this.#listeners.push(listener);
  }

  start(): void {
    // A store that hears of everything has no other process.
    if (!this.#store.hearsAll) void this.#beAlive();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#forgetTimer();
    if (!this.#store.hearsAll) await this.#announce({ say: 'leaving' });
  }

  /** Fire and forget: messages may get lost. */
  tell(message: PeerMessage): void {
    if (this.count > 1 && !this.#isStopped) void this.#announce(message);
  }

  /** Handles an announcement of another process. */
  hear(from: string, text: string): void {
    const message = parse(text);
    if (message === null || this.#isStopped) return;
    if (message.say === 'leaving') {
      if (this.#heardAt.delete(from)) this.#tellGone(from);
      return;
    }
    const isNew = !this.#heardAt.has(from);
    this.#heardAt.set(from, this.#clock.now());
    if (isNew) {
      // Answers, so that it learns of this process at once.
      this.tell({ say: 'alive' });
      for (const { came } of this.#listeners) came?.();
    }
    for (const { said } of this.#listeners) said?.(from, message);
  }

  async #beAlive(): Promise<void> {
    const began = this.#clock.now();
    const isSaid = await this.#announce({ say: 'alive' });
    const now = this.#clock.now();
    // While this process is disconnected or late, the silence of others means nothing.
    if (!isSaid || now - began >= aliveEveryMs)
      for (const peer of this.#heardAt.keys()) this.#heardAt.set(peer, now);
    for (const [peer, at] of [...this.#heardAt])
      if (now - at >= goneAfterMs) {
        this.#heardAt.delete(peer);
        this.#tellGone(peer);
      }
    if (!this.#isStopped)
      this.#forgetTimer = this.#clock.wakeAt(now + aliveEveryMs, () => void this.#beAlive());
  }

  #tellGone(peer: string): void {
    for (const { gone } of this.#listeners) gone?.(peer);
  }

  #announce(message: PeerMessage): Promise<boolean> {
    return this.#store.announce(JSON.stringify(message)).then(
      () => true,
      () => false,
    );
  }
}

/** Null for messages that this version does not know: a process of another release must not bring this one down. */
function parse(text: string): PeerMessage | null {
  try {
    const parsed = v.safeParse(messageSchema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
