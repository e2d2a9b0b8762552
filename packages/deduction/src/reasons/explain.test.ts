import { knowledgeKinds, randomKnowledge } from '@casefile/testkit/random-knowledge';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPossible } from '../counting/count.ts';
import { solve } from '../counting/solve.ts';
import { envelope, type Knowledge, type KnownFact } from '../knowledge/knowledge.ts';
import { makePuzzle } from '../knowledge/puzzle.ts';
import { smallDecks } from '../test/arbitraries.ts';
import { allWorlds, fits } from '../test/brute-force.ts';
import { type Explanation, explain } from './explain.ts';
import type { Certainty, ReasonStep } from './steps.ts';

/** Whether some facts leave no deal in which the mark is wrong. */
type Forces = (facts: readonly KnownFact[], claim: Certainty) => boolean;

const factOf = ({ card, owner, holds }: Certainty): KnownFact =>
  holds ? { has: [owner, card] } : { lacks: [owner, card] };
const against = (claim: Certainty): KnownFact => factOf({ ...claim, holds: !claim.holds });

/** By counting, for decks of full size. */
const byCounting =
  (knowledge: Knowledge): Forces =>
  (facts, claim) => {
    const puzzle = makePuzzle({ ...knowledge, facts: [...facts, against(claim)] });
    return !isPossible(puzzle, puzzle.clues);
  };

/** By looking at every deal. */
function byBruteForce(knowledge: Knowledge): Forces {
  const worlds = allWorlds(knowledge);
  return (facts, claim) =>
    !worlds.some((world) => fits(world, against(claim)) && facts.every((fact) => fits(world, fact)));
}

function marksOf(knowledge: Knowledge): { certain: Certainty[]; open: Certainty[] } {
  const certain: Certainty[] = [];
  const open: Certainty[] = [];
  for (const [card, chances] of Object.entries(solve(knowledge).cards)) {
    const can = Object.values(chances).filter((p) => p > 0).length;
    for (const [owner, p] of Object.entries(chances)) {
      if (p > 0 && can > 1) open.push({ card, owner, holds: true }, { card, owner, holds: false });
      else certain.push({ card, owner, holds: p > 0 });
    }
  }
  return { certain, open };
}

/** There are thousands of checks, so the message is built only for a failure. */
function must(holds: boolean, why: string, what: Explanation | ReasonStep): void {
  if (!holds) throw new Error(`${why}: ${JSON.stringify(what)}`);
}

function checkReason(knowledge: Knowledge, reason: Explanation, forces: Forces): void {
  const { facts, steps } = reason;
  const given = (some: readonly number[]): KnownFact[] => some.map((at) => knowledge.facts[at]!);
  must(forces(given(facts), reason), 'the facts do not force it', reason);
  for (const fact of facts) {
    const fewer = facts.filter((other) => other !== fact);
    must(!forces(given(fewer), reason), `fact ${fact} is not needed`, reason);
  }
  checkSteps(knowledge, reason, forces);
  const { card, owner, holds } = reason;
  expect(steps.at(-1)!.claims).toEqual([{ card, owner, holds }]);
  const cited = steps.flatMap((step) => [
    ...step.facts,
    ...step.because.flatMap(({ from }) => (from !== 'supposed' && 'fact' in from ? [from.fact] : [])),
  ]);
  expect([...new Set(cited)].sort((a, b) => a - b)).toEqual(facts);
}

/** Every step follows from what it cites, and cites nothing that comes later or was only supposed before. */
function checkSteps({ facts }: Knowledge, { steps }: Explanation, forces: Forces): void {
  for (const [at, step] of steps.entries()) {
    if (step.rule === 'suppose') continue;
    const premises = step.facts.map((fact) => facts[fact]!);
    for (const cite of step.because) {
      premises.push(factOf(cite));
      if (cite.from === 'supposed')
        must(step.supposing || step.rule === 'absurd', 'nothing is supposed', step);
      else if ('fact' in cite.from) must(forces([facts[cite.from.fact]!], cite), 'the fact is another', step);
      else expect(claimsAt(steps, cite.from.step, at)).toContainEqual(certaintyIn(cite));
    }
    for (const claim of step.claims) must(forces(premises, claim), 'the step does not follow', step);
  }
}
const certaintyIn = ({ card, owner, holds }: Certainty): Certainty => ({ card, owner, holds });
const claimsAt = (steps: readonly ReasonStep[], at: number, before: number): readonly Certainty[] =>
  at < before && (!steps[at]!.supposing || steps[before]!.supposing || steps[before]!.rule === 'absurd')
    ? steps[at]!.claims
    : [];

test('small decks: every certain mark has a reason that forces it and can lose no fact; no other mark has one', () => {
  const rules = new Map<string, number>();
  let open = 0;
  fc.assert(
    fc.property(smallDecks(0, 12), ({ knowledge }) => {
      const forces = byBruteForce(knowledge);
      const marks = marksOf(knowledge);
      for (const { card, owner, holds } of marks.certain) {
        const reason = explain(knowledge, card, owner, holds)!;
        checkReason(knowledge, reason, forces);
        for (const { rule } of reason.steps) rules.set(rule, (rules.get(rule) ?? 0) + 1);
      }
      for (const { card, owner, holds } of marks.open.slice(0, 4)) {
        open++;
        expect(explain(knowledge, card, owner, holds)).toBe(null);
      }
    }),
    { numRuns: 150 },
  );
  expect(open).toBeGreaterThan(100);
  // In small decks the rules find almost everything; only larger decks need counting.
  const usual = [
    'given',
    'elsewhere',
    'last-owner',
    'full-hand',
    'kind-known',
    'last-of-kind',
    'one-of',
    'spoken-for',
  ];
  for (const rule of usual) expect(rules.get(rule) ?? 0, rule).toBeGreaterThan(10);
});

describe.each(knowledgeKinds)('$name', (kind) => {
  test('every reason forces its mark, can lose no fact, and every step follows', () => {
    let checked = 0;
    for (let seed = 0; seed < 25; seed++) {
      const { knowledge } = randomKnowledge(kind, seed);
      const { certain } = marksOf(knowledge);
      const forces = byCounting(knowledge);
      for (let i = seed % 7; i < certain.length; i += Math.ceil(certain.length / 6)) {
        const { card, owner, holds } = certain[i]!;
        checkReason(knowledge, explain(knowledge, card, owner, holds)!, forces);
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(25);
  });
});

test('finds by counting what no chain of rules finds, with the rules’ conclusions as premises', () => {
  let counted = 0;
  const kind = knowledgeKinds[3]!;
  for (let seed = 4; seed < 150 && counted === 0; seed++) {
    const { knowledge } = randomKnowledge(kind, seed);
    for (const { card, owner, holds } of marksOf(knowledge).certain) {
      const reason = explain(knowledge, card, owner, holds)!;
      if (reason.steps.at(-1)!.rule !== 'counting') continue;
      counted++;
      checkReason(knowledge, reason, byCounting(knowledge));
    }
  }
  expect(counted).toBeGreaterThan(0);
});

test('explains a hand that needs every card it can have, and a wrong accusation', () => {
  const deck = {
    categories: { suspect: ['s1', 's2'], weapon: ['w1', 'w2'], room: ['r1', 'r2', 'r3'] },
    owners: { A: 2, B: 2 },
  };
  const lacking = ['s1', 's2', 'w1', 'w2', 'r1'].map((card): KnownFact => ({ lacks: ['A', card] }));
  const needy = { ...deck, facts: lacking };
  expect(explain(needy, 'r2', 'A')!.steps.map(({ rule }) => rule)).toEqual(['needs-all']);
  checkReason(needy, explain(needy, 'r2', 'A')!, byBruteForce(needy));
  const accused: Knowledge = {
    ...deck,
    facts: [{ envelopeNot: ['s1', 'w1', 'r1'] }, { envelope: ['s1'] }, { envelope: ['w1'] }],
  };
  const reason = explain(accused, 'r1', envelope, false)!;
  expect(reason).toMatchObject({ facts: [0, 1, 2], steps: [{ rule: 'accusation', facts: [0] }] });
  checkReason(accused, reason, byBruteForce(accused));
});

test('gives no reason for an unknown card or owner, nor from contradictory facts', () => {
  const knowledge: Knowledge = {
    categories: { suspect: ['s1', 's2'], weapon: ['w1', 'w2'], room: ['r1', 'r2'] },
    owners: { A: 2, B: 1 },
    facts: [{ has: ['A', 's1'] }, { has: ['B', 's1'] }],
  };
  expect(explain(knowledge, 's1', 'A')).toBe(null);
  const sound = { ...knowledge, facts: knowledge.facts.slice(0, 1) };
  expect(explain(sound, 's1', 'A')).toMatchObject({ facts: [0], steps: [{ rule: 'given', facts: [0] }] });
  expect(explain(sound, 's2', envelope)!.steps.map(({ rule }) => rule)).toEqual(['last-of-kind']);
  expect(explain(sound, 'poison', 'A')).toBe(null);
  expect(explain(sound, 's1', 'C')).toBe(null);
});
