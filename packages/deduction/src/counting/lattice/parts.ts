/** What a hand, a pool or the envelope does with the card of one place: the values of its field before and after. */
import { type Automaton, automatonTables } from '../automata/automaton.ts';
import { type Field, readField } from './field.ts';
import { type Lookahead, lookaheadAfter, noLookahead } from './lookahead.ts';
import type { Pool, Pools } from './pools.ts';

export interface Part {
  readonly who: number;
  readonly field: Field;
  /**
   * Tables in the arena of automata: its value -> the value after the card went elsewhere, or came here; -1 if
   * impossible.
   */
  readonly skip: number;
  readonly take: number;
  readonly weight: Float64Array | null;
  /** The pool of several parts that this one goes into, by number, or -1. */
  into: number;
}
export interface Parts {
  readonly all: readonly Part[];
  /** The pools that several parts go into: their fields, and how many cards can come to them. */
  readonly into: readonly SharedPool[];
  readonly lookahead: Lookahead;
}
export interface SharedPool {
  readonly field: Field;
  readonly supply: number;
}

/** A hand that after this place is one of several in a pool, and was not before. */
export interface Join {
  readonly place: number;
  readonly holder: number;
  readonly lacks: (state: number, took: boolean) => number;
}

/** Makes the parts place by place, from the first to the last. */
export class PartMaker {
  readonly joins: Join[] = [];
  readonly #automata: readonly (Automaton | null)[];
  readonly #fields: readonly Field[];
  readonly #pools: Pools;
  readonly #stepAt: number[];

  constructor(automata: readonly (Automaton | null)[], fields: readonly Field[], pools: Pools) {
    this.#automata = automata;
    this.#fields = fields;
    this.#pools = pools;
    this.#stepAt = automata.map(() => 0);
  }

  at(place: number, looksAhead: boolean): Parts {
    const now = this.#pools[place]!;
    const next = this.#pools[place + 1]!;
    const goalOf = (who: number): Pool | undefined => next.find((pool) => pool.holders.includes(who));
    const arriving = next.map(() => 0);
    const all: Part[] = [];
    const goals: (Pool | undefined)[] = [];
    const add = (part: Part, goal: Pool | undefined, wasPooled: boolean): void => {
      all.push(part);
      goals.push(goal);
      if (goal === undefined) return;
      arriving[next.indexOf(goal)]!++;
      if (!wasPooled && goal.holders.length > 1) this.joins.push(joinOf(place, part));
    };
    for (const pool of now) add(this.#poolPart(pool), goalOf(pool.lead), pool.holders.length > 1);
    for (let who = 0; who < this.#automata.length; who++) {
      const automaton = this.#automata[who]!;
      const step = this.#stepAt[who]!;
      if (automaton === null || automaton.steps[step] !== place) continue;
      this.#stepAt[who] = step + 1;
      if (now.some((pool) => pool.holders.includes(who))) continue;
      const goal = goalOf(who);
      add(this.#handPart(automaton, who, step, goal !== undefined), goal, false);
    }
    const joined = next.filter((_, i) => arriving[i]! > 1);
    if (joined.length > 0)
      for (let i = 0; i < all.length; i++) all[i]!.into = goals[i] ? joined.indexOf(goals[i]!) : -1;
    return {
      all,
      into: joined.map(({ lead, supply }) => ({ field: this.#fields[lead]!, supply })),
      lookahead: looksAhead
        ? lookaheadAfter(place, this.#automata, this.#stepAt, this.#fields, this.#pools)
        : noLookahead,
    };
  }

  #poolPart({ lead, takes, supply }: Pool): Part {
    const field = this.#fields[lead]!;
    const values = Math.min(field.mask, supply) + 1;
    const skip = automatonTables.reserve(2 * values);
    const { ints } = automatonTables;
    const maxLacks = supply - (takes ? 1 : 0);
    for (let lacks = 0; lacks < values; lacks++) {
      ints[skip + lacks] = lacks <= maxLacks ? lacks : -1;
      ints[skip + values + lacks] = takes && lacks > 0 ? lacks - 1 : -1;
    }
    return { who: lead, field, skip, take: skip + values, weight: null, into: -1 };
  }

  /** A hand that joins a pool is represented from then on by the number of cards it lacks. */
  #handPart(automaton: Automaton, who: number, step: number, joins: boolean): Part {
    const field = this.#fields[who]!;
    const weight = automaton.weight?.[step] ?? null;
    if (!joins)
      return { who, field, skip: automaton.skip[step]!, take: automaton.take[step]!, weight, into: -1 };
    const points = automaton.points[step]!;
    const skip = automatonTables.reserve(2 * points);
    const { ints } = automatonTables;
    const lacks = automaton.lacks[step + 1]!;
    for (let p = 0; p < points; p++) {
      const skipped = ints[automaton.skip[step]! + p]!;
      const taken = ints[automaton.take[step]! + p]!;
      ints[skip + p] = skipped < 0 ? -1 : ints[lacks + skipped]!;
      ints[skip + points + p] = taken < 0 ? -1 : ints[lacks + taken]!;
    }
    return { who, field, skip, take: skip + points, weight, into: -1 };
  }
}

function joinOf(place: number, { who, field, skip, take }: Part): Join {
  const lacks = (state: number, took: boolean): number =>
    automatonTables.ints[(took ? take : skip) + readField(field, state)]!;
  return { place, holder: who, lacks };
}
