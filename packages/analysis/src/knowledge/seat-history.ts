/** One player's game: the position and the knowledge after each fact. */
import {
  advance,
  blankPosition,
  type Fact,
  type Position,
  type Rules,
  type Seat,
  stripFact,
} from '@casefile/engine';
import { type CountedKnowledge, knowledgeIn, reuseIfUnchanged } from './counted-knowledge.ts';

/** A game as it was played: the facts of each step, a step being the opening or one action and what followed. */
export interface GameLog {
  readonly rules: Rules;
  /** The seat whose record it is; the table's record holds what everybody saw. */
  readonly viewpoint: Seat | 'table';
  readonly steps: readonly (readonly Fact[])[];
}

/** Facts are numbered from 1; 0 is the moment before the first. */
export class SeatHistory {
  readonly seat: Seat;
  /** As this player received them. */
  readonly facts: readonly Fact[];
  /** The number of the last fact of the deal; 0 where the cards were not dealt. */
  readonly dealt: number;
  /** The number of the first fact at which this player has seen the envelope; past the end if never. */
  readonly opened: number;
  readonly #positions: Position[];
  readonly #stepOf: Int32Array;
  readonly #knowledge: (CountedKnowledge | undefined)[] = [];
  readonly #single: (CountedKnowledge | undefined)[] = [];

  constructor({ rules, steps }: GameLog, seat: Seat) {
    this.seat = seat;
    this.facts = steps.flatMap((facts) => facts.map((fact) => stripFact(fact, seat)));
    this.#positions = [blankPosition(rules, seat)];
    for (const fact of this.facts) this.#positions.push(advance(this.#positions.at(-1)!, fact));
    this.#stepOf = Int32Array.from(steps.flatMap((facts, step) => facts.map(() => step)));
    this.dealt =
      1 + this.facts.findLastIndex(({ fact }) => fact === 'dealt' || fact === 'laid' || fact === 'faced');
    this.opened = this.#openedAt();
  }

  get length(): number {
    return this.facts.length;
  }

  /** Before the step that this fact is part of: where its player decided. */
  decidedAt(at: number): Position {
    const step = this.#stepOf[at - 1]!;
    return this.#positions[this.#stepOf.indexOf(step)]!;
  }

  /** The number of the last fact before that step. */
  decidedAfter(at: number): number {
    return this.#stepOf.indexOf(this.#stepOf[at - 1]!);
  }

  positionAt(at: number): Position {
    return this.#positions[at]!;
  }

  turnAt(at: number): number {
    return this.#positions[at]!.turnNumber;
  }

  /** The player's knowledge after this fact. Before the deal is complete there is nothing to count. */
  knowledgeAt(at: number): CountedKnowledge {
    const wanted = Math.max(at, this.dealt);
    let known = wanted;
    while (known > this.dealt && this.#knowledge[known] === undefined) known--;
    this.#knowledge[known] ??= this.knowledgeNear(known);
    for (let n = known + 1; n <= wanted; n++) {
      const before = this.#knowledge[n - 1]!;
      this.#knowledge[n] = isSameKnowledge(this.#positions[n - 1]!, this.#positions[n]!)
        ? before
        : reuseIfUnchanged(before, this.#single[n] ?? knowledgeIn(this.#positions[n]!));
    }
    return this.#knowledge[wanted]!;
  }

  /** The same for a single moment, without computing those before it. */
  knowledgeNear(at: number): CountedKnowledge {
    let since = Math.max(at, this.dealt);
    while (since > this.dealt && isSameKnowledge(this.#positions[since - 1]!, this.#positions[since]!))
      since--;
    const known = this.#knowledge[since] ?? this.#single[since] ?? knowledgeIn(this.#positions[since]!);
    this.#single[since] = known;
    return known;
  }

  /**
   * From their own verdict, or the step that ends the game, a player sees the envelope, so that later certainty proves
   * nothing.
   */
  #openedAt(): number {
    const ends = this.facts.findIndex(({ fact }) => fact === 'ended');
    const end = ends < 0 ? this.facts.length : this.#stepOf.indexOf(this.#stepOf[ends]!);
    const judged = this.facts.findIndex((fact) => fact.fact === 'judged' && fact.seat === this.seat);
    return 1 + (judged < 0 ? end : Math.min(end, judged));
  }
}

/** Positions share what no fact has changed. */
const learntFrom = [
  'known', 'shown', 'sights', 'unheld', 'history', 'inquiry', 'accusations', 'wait', 'sizes', 'spots', 'hands',
] as const satisfies readonly (keyof Position)[]; // biome-ignore format: a list

const isSameKnowledge = (before: Position, after: Position): boolean =>
  learntFrom.every((key) => before[key] === after[key]);
