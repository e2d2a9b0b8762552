/** What follows from some clues by simple rules, each mark with the cheapest derivation found. */
import type { Clue, Puzzle } from '../knowledge/puzzle.ts';
import {
  type Derivation,
  foundOf,
  type Literal,
  literalOf,
  opposite,
  type RuleContext,
  type RuleName,
} from './literals.ts';
import { applySpokenFor } from './spoken-for.ts';

/** One more fact costs more than any longer chain. Among facts, what was seen is cheaper than what has to be concluded. */
const priceOfFact = 10_000;
const prices: Readonly<Record<Clue['kind'], number>> = {
  only: 0,
  shown: 0,
  never: 1,
  some: 20,
  'not-all': 30,
};
export const priceOf = (clue: Clue): number => priceOfFact + prices[clue.kind];

const maxRounds = 50;

/** All that follows from the used clues, and from `supposed` if there is one. */
export function derive(
  puzzle: Puzzle,
  clues: readonly Clue[],
  used: readonly number[],
  supposed: Literal | null = null,
): readonly (Derivation | undefined)[] {
  const found: (Derivation | undefined)[] = Array(2 * puzzle.cards.length * (puzzle.envelope + 1));
  const words = (clues.length >> 5) + 1;
  const union = new Int32Array(words);
  let changed = true;
  const propose: RuleContext['propose'] = (literal, rule, premises, own = []) => {
    const before = found[literal]?.cost ?? Number.POSITIVE_INFINITY;
    union.fill(0);
    let effort = 0;
    for (const premise of premises) {
      const way = found[premise]!;
      if (way.cost >= before) return;
      effort = Math.max(effort, way.effort);
      for (let w = 0; w < words; w++) union[w]! |= way.rests[w]!;
    }
    for (const clue of own) union[clue >> 5]! |= 1 << (clue & 31);
    effort += 1 + premises.length;
    const cost = priceOfAll(union, clues) + effort;
    if (cost >= before) return;
    found[literal] = { rule, premises: [...premises], clues: own, rests: union.slice(), cost, effort };
    changed = true;
  };
  const context: RuleContext = { puzzle, clues, used, found, propose };
  if (supposed !== null) propose(supposed, 'supposed', []);
  applyGiven(context);
  for (let round = 0; changed && round < maxRounds; round++) {
    changed = false;
    applyOneOf(context);
    applyAccusations(context);
    applyOwners(context);
    applyHandSizes(context);
    applyEnvelope(context);
    applySpokenFor(context);
  }
  return found;
}

function priceOfAll(rests: Int32Array, clues: readonly Clue[]): number {
  let sum = 0;
  for (let w = 0; w < rests.length; w++)
    for (let left = rests[w]!; left !== 0; left &= left - 1)
      sum += priceOf(clues[32 * w + 31 - Math.clz32(left & -left)]!);
  return sum;
}

function applyGiven({ puzzle, clues, used, propose }: RuleContext): void {
  for (const i of used) {
    const clue = clues[i]!;
    if (clue.kind === 'only')
      for (const card of clue.cards) propose(literalOf(puzzle, card, clue.owner, true), 'given', [], [i]);
    if (clue.kind === 'never') propose(literalOf(puzzle, clue.card, clue.owner, false), 'given', [], [i]);
    if (clue.kind === 'shown') propose(literalOf(puzzle, clue.card, clue.owner, true), 'given', [], [i]);
  }
}

/** At least one of the literals is false: when all but one are found, the opposite of that one follows. */
function allButOne(
  context: RuleContext,
  literals: readonly Literal[],
  rule: RuleName,
  own: readonly number[],
): void {
  const known = foundOf(context, literals);
  if (known.length < literals.length - 1) return;
  for (const literal of literals)
    if (known.length === literals.length || context.found[literal] === undefined)
      context.propose(
        opposite(literal),
        rule,
        known.filter((other) => other !== literal),
        own,
      );
}

function applyOneOf(context: RuleContext): void {
  const { puzzle, clues, used } = context;
  for (const i of used) {
    const clue = clues[i]!;
    if (clue.kind !== 'some') continue;
    const lacked = clue.cards.map((card) => literalOf(puzzle, card, clue.owner, false));
    allButOne(context, lacked, 'one-of', [i]);
  }
}

function applyAccusations(context: RuleContext): void {
  const { puzzle, clues, used } = context;
  for (const i of used) {
    const clue = clues[i]!;
    if (clue.kind !== 'not-all') continue;
    const named = clue.cards.map((card) => literalOf(puzzle, card, puzzle.envelope, true));
    allButOne(context, named, 'accusation', [i]);
  }
}

function applyOwners(context: RuleContext): void {
  const { puzzle, found, propose } = context;
  const owners = Array.from({ length: puzzle.envelope + 1 }, (_, owner) => owner);
  for (let card = 0; card < puzzle.cards.length; card++) {
    for (const owner of owners) {
      const there = literalOf(puzzle, card, owner, true);
      if (found[there] === undefined) continue;
      for (const other of owners)
        if (other !== owner) propose(literalOf(puzzle, card, other, false), 'elsewhere', [there]);
    }
    allButOne(
      context,
      owners.map((owner) => literalOf(puzzle, card, owner, false)),
      'last-owner',
      [],
    );
  }
}

function applyHandSizes(context: RuleContext): void {
  const { puzzle } = context;
  puzzle.sizes.forEach((size, owner) => {
    const all = puzzle.cards.map((_, card) => literalOf(puzzle, card, owner, true));
    atMost(context, all, size, 'full-hand');
    atMost(context, all.map(opposite), all.length - size, 'needs-all');
  });
}

/** At most `max` of the literals are true: when that many are found, the others are false. */
function atMost(context: RuleContext, literals: readonly Literal[], max: number, rule: RuleName): void {
  const known = foundOf(context, literals);
  if (known.length < max) return;
  for (const literal of literals) {
    const isKnown = context.found[literal] !== undefined;
    if (isKnown && known.length === max) continue;
    const others = isKnown ? known.filter((other) => other !== literal).slice(0, max) : known.slice(0, max);
    context.propose(opposite(literal), rule, others);
  }
}

function applyEnvelope(context: RuleContext): void {
  const { puzzle, found, propose } = context;
  for (let kind = 0; kind < 3; kind++) {
    const all: Literal[] = [];
    puzzle.category.forEach((k, card) => {
      if (k === kind) all.push(literalOf(puzzle, card, puzzle.envelope, true));
    });
    for (const there of all) {
      if (found[there] === undefined) continue;
      for (const other of all) if (other !== there) propose(opposite(other), 'kind-known', [there]);
    }
    allButOne(context, all.map(opposite), 'last-of-kind', []);
  }
}
