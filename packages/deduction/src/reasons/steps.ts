/** From a proof to steps that can be read one after the other. */
import { type CardName, envelope, type OwnerName } from '../knowledge/knowledge.ts';
import type { Puzzle } from '../knowledge/puzzle.ts';
import {
  cardOf,
  type Derivation,
  holdsOf,
  type Literal,
  opposite,
  ownerOf,
  type RuleName,
} from './literals.ts';
import { type Proof, proofOf } from './proof.ts';

/** That a card is with an owner, or is not. */
export interface Certainty {
  readonly card: CardName;
  readonly owner: OwnerName;
  readonly holds: boolean;
}

/** A certainty that a step rests on, and where it comes from. */
export interface Premise extends Certainty {
  readonly from:
    | { readonly fact: number }
    /** An earlier step. */
    | { readonly step: number }
    | 'supposed';
}

/** One step of an explanation: what follows, from what, by which rule. */
export interface ReasonStep {
  /**
   * By which of the rules; `suppose` only says what is now taken to be so, `absurd` that this cannot be, and
   * `counting` that no deal fits otherwise.
   */
  readonly rule: Exclude<RuleName, 'supposed'> | 'suppose' | 'absurd' | 'counting';
  readonly claims: readonly Certainty[];
  /** Facts the rule itself is about, by number. */
  readonly facts: readonly number[];
  readonly because: readonly Premise[];
  /** It holds only as long as something is supposed. */
  readonly supposing: boolean;
}

type Found = readonly (Derivation | undefined)[];

function certaintyOf(puzzle: Puzzle, literal: Literal): Certainty {
  const owner = ownerOf(puzzle, literal);
  return {
    card: puzzle.cards[cardOf(puzzle, literal)]!,
    owner: owner === puzzle.envelope ? envelope : puzzle.owners[owner]!,
    holds: holdsOf(literal),
  };
}

/** The steps to a mark that the rules find. */
export function stepsOf(puzzle: Puzzle, found: Found, goal: Literal): ReasonStep[] {
  const builder = new Builder(puzzle, proofOf(found, [goal]), [goal]);
  builder.addAll();
  return builder.steps;
}

/** The steps from the opposite of the mark to a contradiction. */
export function stepsBySupposing(puzzle: Puzzle, found: Found, goal: Literal, clash: Literal): ReasonStep[] {
  const both = [clash, opposite(clash)];
  const builder = new Builder(puzzle, proofOf(found, both), []);
  builder.addAll((literal) => !builder.isSupposing(literal));
  const supposed = certaintyOf(puzzle, opposite(goal));
  builder.steps.push({ rule: 'suppose', claims: [supposed], facts: [], because: [], supposing: true });
  builder.addAll((literal) => builder.isSupposing(literal));
  builder.steps.push({
    rule: 'absurd',
    claims: [certaintyOf(puzzle, goal)],
    facts: [],
    because: both.map((literal) => builder.cite(literal)),
    supposing: false,
  });
  return builder.steps;
}

/** For a mark that no chain of rules reaches: with these facts and marks, every deal that fits agrees. */
export function stepsByCounting(
  puzzle: Puzzle,
  found: Found,
  goal: Literal,
  facts: readonly number[],
  lemmas: readonly Literal[],
): ReasonStep[] {
  const builder = new Builder(puzzle, proofOf(found, lemmas), lemmas);
  builder.addAll();
  builder.steps.push({
    rule: 'counting',
    claims: [certaintyOf(puzzle, goal)],
    facts: [...facts],
    because: lemmas.map((literal) => builder.cite(literal)),
    supposing: false,
  });
  return builder.steps;
}

class Builder {
  readonly steps: ReasonStep[] = [];
  readonly #puzzle: Puzzle;
  readonly #proof: Proof;
  readonly #goals: readonly Literal[];
  readonly #stepOf = new Map<Literal, number>();
  readonly #supposing = new Map<Literal, boolean>();

  constructor(puzzle: Puzzle, proof: Proof, goals: readonly Literal[]) {
    this.#puzzle = puzzle;
    this.#proof = proof;
    this.#goals = goals;
    for (const [literal, { rule, premises }] of proof)
      this.#supposing.set(literal, rule === 'supposed' || premises.some((each) => this.isSupposing(each)));
  }

  isSupposing(literal: Literal): boolean {
    return this.#supposing.get(literal)!;
  }

  addAll(wanted: (literal: Literal) => boolean = () => true): void {
    const made = new Map<string, number>();
    for (const [literal, way] of this.#proof) {
      const isGoal = this.#goals.includes(literal);
      if (!wanted(literal) || (isPlain(way) && !isGoal) || way.rule === 'supposed') continue;
      const key = `${way.rule} ${way.premises} ${way.clues}`;
      const before = made.get(key);
      const claim = certaintyOf(this.#puzzle, literal);
      if (before === undefined) {
        made.set(key, this.steps.length);
        this.#stepOf.set(literal, this.steps.length);
        this.steps.push({
          rule: way.rule,
          claims: [claim],
          facts: way.clues,
          because: way.premises.map((premise) => this.cite(premise)),
          supposing: this.isSupposing(literal),
        });
      } else {
        const step = this.steps[before]!;
        this.steps[before] = { ...step, claims: [...step.claims, claim] };
        this.#stepOf.set(literal, before);
      }
    }
  }

  /** A premise that a card is elsewhere is replaced by the one that says where it is. */
  cite(literal: Literal): Premise {
    const way = this.#proof.get(literal)!;
    if (way.rule === 'elsewhere' && !this.#stepOf.has(literal)) return this.cite(way.premises[0]!);
    const certainty = certaintyOf(this.#puzzle, literal);
    if (way.rule === 'supposed') return { ...certainty, from: 'supposed' };
    const step = this.#stepOf.get(literal);
    return { ...certainty, from: step === undefined ? { fact: way.clues[0]! } : { step } };
  }
}

/** What needs no step of its own. */
const isPlain = ({ rule }: Derivation): boolean => rule === 'given' || rule === 'elsewhere';
