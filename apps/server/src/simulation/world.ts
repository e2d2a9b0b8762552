/** Virtual time and randomness: all events of a simulation, in an order decided by the seed. */
import { oneOf, type RandomInt, randomFrom } from '@casefile/testkit/random';

interface Event {
  readonly at: number;
  /** Simultaneous events run in the order they were planned. */
  readonly order: number;
  readonly call: () => void;
  isForgotten: boolean;
}

const isBefore = (one: Event, other: Event): boolean =>
  one.at < other.at || (one.at === other.at && one.order < other.order);

export class World {
  now = 1_800_000_000_000;
  readonly below: RandomInt;
  readonly #heap: Event[] = [];
  #planned = 0;
  #hash = 0x811c9dc5;
  events = 0;

  constructor(seed: number) {
    this.below = randomFrom(seed);
  }

  /** True one time in this many. */
  rarely(times: number): boolean {
    return times > 0 && this.below(times) === 0;
  }

  oneOf<T>(list: readonly T[]): T {
    return oneOf(list, this.below);
  }

  between(min: number, max: number): number {
    return min + this.below(max - min + 1);
  }

  /** Schedules a call; returns a function that cancels it. */
  at(at: number, call: () => void): () => void {
    const event: Event = { at: Math.max(at, this.now), order: this.#planned++, call, isForgotten: false };
    this.#push(event);
    return () => {
      event.isForgotten = true;
    };
  }

  after(ms: number, call: () => void): () => void {
    return this.at(this.now + ms, call);
  }

  /** Runs until done or until no event is left; false if time runs out first. */
  async run(isOver: () => boolean, until: number): Promise<boolean> {
    while (!isOver()) {
      const next = this.#heap[0];
      if (next === undefined || next.at > until) {
        this.now = Math.max(this.now, until);
        return false;
      }
      const event = this.#pop()!;
      if (event.isForgotten) continue;
      this.now = event.at;
      this.events++;
      event.call();
      // Lets pending promises settle before the next event.
      await new Promise(setImmediate);
    }
    return true;
  }

  /** Adds an event to the trace hash, which must be the same for the same seed. */
  trace(what: string): void {
    const text = `${this.now} ${what}`;
    for (let i = 0; i < text.length; i++)
      this.#hash = Math.imul(this.#hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  }

  get hash(): string {
    return this.#hash.toString(16).padStart(8, '0');
  }

  #push(event: Event): void {
    const heap = this.#heap;
    let at = heap.push(event) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBefore(event, heap[parent]!)) break;
      heap[at] = heap[parent]!;
      at = parent;
    }
    heap[at] = event;
  }

  #pop(): Event | undefined {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (first === undefined || last === undefined || heap.length === 0) return first;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child++;
      if (!isBefore(heap[child]!, last)) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = last;
    return first;
  }
}
