/** The other processes on the same store: which there are, and what they tell each other that is in no log. */
import type { Store } from '../store/store.ts';
import type { Clock } from './ports.ts';

export type PeerMessage =
  | { readonly say: 'alive' }
  | { readonly say: 'leaving' }
  /** Asks who is connected to a table elsewhere. */
  | { readonly say: 'who'; readonly table: string }
  | {
      readonly say: 'people';
      readonly table: string;
      readonly people: readonly string[];
      readonly spectators: number;
    }
  /** A program has opened its stream anew, by the token with this hash. */
  | { readonly say: 'stream'; readonly table: string; readonly hash: string }
  /** How often each key was let through by a limit since it was last said. */
  | { readonly say: 'used'; readonly limit: string; readonly uses: readonly (readonly [string, number])[] };

export interface PeerListener {
  said?(from: string, message: PeerMessage): void;
  came?(): void;
  gone?(from: string): void;
}

const aliveEveryMs = 1000;
/** Who says nothing for so long is gone. */
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

  /** Processes that are alive, this one among them. */
  get count(): number {
    return 1 + this.#heardAt.size;
  }

  listen(listener: PeerListener): void {
    this.#listeners.push(listener);
  }

  start(): void {
    // Where one process hears of everything there is no other one.
    if (!this.#store.hearsAll) void this.#beAlive();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#forgetTimer();
    if (!this.#store.hearsAll) await this.#announce({ say: 'leaving' });
  }

  /** Nobody waits for it, and it may get lost. */
  tell(message: PeerMessage): void {
    if (this.count > 1 && !this.#isStopped) void this.#announce(message);
  }

  /** Something another process has announced. */
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
      // So that it learns of this one at once.
      this.tell({ say: 'alive' });
      for (const { came } of this.#listeners) came?.();
    }
    for (const { said } of this.#listeners) said?.(from, message);
  }

  async #beAlive(): Promise<void> {
    const began = this.#clock.now();
    const isSaid = await this.#announce({ say: 'alive' });
    const now = this.#clock.now();
    // While this one cannot be heard, or hears late, the silence of the others means nothing.
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

/** Null for what another version may say. */
function parse(text: string): PeerMessage | null {
  try {
    return JSON.parse(text) as PeerMessage;
  } catch {
    return null;
  }
}
