/** Chooses at most one remark per turn, from public events only. */
import type { Fact, Seat } from '@casefile/engine';
import { noQuestion, occasionsIn, questionAfter, type VoiceEvent } from './events.ts';

export interface Remark {
  readonly seat: Seat;
  readonly bot: string;
  readonly event: VoiceEvent;
  /** Counts up through the lines of an event. */
  readonly number: number;
}

/** Occasions above this weight are never skipped. */
const loud = 8;

export class Remarks {
  readonly #bots: readonly (string | null)[];
  readonly #suspects: readonly string[];
  readonly #sinceSpoken: number[];
  /** How often each bot has spoken at each kind of event. */
  readonly #counts = new Map<string, number>();
  /** The murdered, who are named and brought into rooms like anybody else. */
  readonly #silenced: Set<Seat>;
  #going = noQuestion;
  #turn = 0;
  #spokenIn = -1;
  #seen = 0;

  /** `murdered`: who was before the first facts that it takes. */
  constructor(suspects: readonly string[], bots: readonly (string | null)[], murdered: readonly Seat[] = []) {
    this.#silenced = new Set(murdered);
    this.#suspects = suspects;
    this.#bots = bots;
    this.#sinceSpoken = suspects.map(() => 0);
  }

  /** After these facts, in order; null where nobody has anything to say. */
  take(facts: readonly Fact[]): Remark | null {
    for (const fact of facts) {
      if (fact.fact === 'murdered') this.#silenced.add(fact.seat);
      if (fact.fact === 'turn') {
        this.#turn = fact.number;
        this.#sinceSpoken.forEach((turns, seat) => {
          this.#sinceSpoken[seat] = turns + 1;
        });
      }
    }
    this.#seen += facts.length;
    const before = this.#going;
    this.#going = facts.reduce(questionAfter, before);
    if (this.#spokenIn === this.#turn) return null;
    const occasions = occasionsIn(facts, this.#suspects, this.#sinceSpoken, before).filter(
      ({ seat, weight }) =>
        this.#bots[seat] !== null &&
        !this.#silenced.has(seat) &&
        (weight >= loud || this.#isInMood(seat, weight)),
    );
    const best = occasions.toSorted(
      (a, b) => b.weight - a.weight || this.#sinceSpoken[b.seat]! - this.#sinceSpoken[a.seat]!,
    )[0];
    if (best === undefined) return null;
    const bot = this.#bots[best.seat]!;
    const key = `${bot} ${best.event}`;
    // Bots start at different lines.
    const number = this.#counts.get(key) ?? mix(this.#seen, best.seat) % 7;
    this.#counts.set(key, number + 1);
    this.#spokenIn = this.#turn;
    this.#sinceSpoken[best.seat] = 0;
    return { seat: best.seat, bot, event: best.event, number };
  }

  /** Random, more likely with a higher weight, and never twice in a row. */
  #isInMood(seat: Seat, weight: number): boolean {
    return this.#sinceSpoken[seat]! >= 2 && mix(this.#seen, seat) % 16 < weight;
  }
}

const mix = (a: number, b: number): number => (Math.imul(a * 31 + b + 7, 2_654_435_761) >>> 0) % 9973;
