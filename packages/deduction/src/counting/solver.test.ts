import { type KnowledgeKind, knowledgeKinds, randomKnowledge } from '@casefile/testkit/random-knowledge';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Knowledge, Model } from '../knowledge/knowledge.ts';
import { makePuzzle } from '../knowledge/puzzle.ts';
import { smallDecks } from '../test/arbitraries.ts';
import { count, tally } from './count.ts';
import { solve } from './solve.ts';
import { makeSolver } from './solver.ts';
import type { Tally } from './tally/tally.ts';

function fromTheStart(knowledge: Knowledge, model: Model): Tally | null {
  const puzzle = makePuzzle(knowledge);
  const counted = count(puzzle, model);
  const sums = counted && tally(puzzle, counted);
  return sums === null || sums.total === 0 ? null : sums;
}

const inOrder = ({ envelopes }: Tally): readonly [string, number][] =>
  envelopes.map((each): [string, number] => [each.cards.join(), each.count]).sort();

const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-12 * Math.max(a, b);

/** The order in which cards are dealt may differ, and with it the last digit of a double. */
function expectSame(found: Tally | null, wanted: Tally | null): void {
  expect(found === null).toBe(wanted === null);
  if (found === null || wanted === null) return;
  expect(near(found.total, wanted.total)).toBe(true);
  expect(found.counts.every((sum, i) => near(sum, wanted.counts[i]!))).toBe(true);
  const [own, other] = [inOrder(found), inOrder(wanted)];
  expect(own.map(([three]) => three)).toEqual(other.map(([three]) => three));
  expect(own.every(([, sum], i) => near(sum, other[i]![1]))).toBe(true);
}

test.each<Model>(['counting', 'even-choice'])(
  '%s: fact by fact comes to the same as from the start, false facts included',
  (model) => {
    let impossible = 0;
    fc.assert(
      fc.property(smallDecks(12), fc.integer({ min: 1, max: 4 }), ({ knowledge }, step) => {
        const solver = makeSolver({ ...knowledge, facts: [] }, { model });
        for (let known = 0; known < knowledge.facts.length; known += step) {
          solver.learn(knowledge.facts.slice(known, known + step));
          const facts = knowledge.facts.slice(0, known + step);
          const wanted = fromTheStart({ ...knowledge, facts }, model);
          if (wanted === null) impossible++;
          expectSame(solver.tally(), wanted);
        }
      }),
      { numRuns: 600 },
    );
    expect(impossible).toBeGreaterThan(100);
  },
);

const kinds: readonly KnowledgeKind[] = knowledgeKinds.map((kind) => ({ ...kind, depth: 40 }));

test.each(kinds)('$name: adding facts one by one gives the same as counting anew', (kind) => {
  for (let seed = 2000; seed < 2012; seed++) {
    const { knowledge } = randomKnowledge(kind, seed);
    const solver = makeSolver({ ...knowledge, facts: [] });
    const step = Math.ceil(knowledge.facts.length / 6);
    for (let known = 0; known < knowledge.facts.length; known += step) {
      solver.learn(knowledge.facts.slice(known, known + step));
      expectSame(
        solver.tally(),
        fromTheStart({ ...knowledge, facts: knowledge.facts.slice(0, known + step) }, 'counting'),
      );
    }
  }
});

test('solves for all facts, and ignores a fact that adds nothing', () => {
  fc.assert(
    fc.property(smallDecks(12), ({ knowledge }) => {
      const solver = makeSolver({ ...knowledge, facts: knowledge.facts.slice(0, 2) });
      solver.solution();
      solver.learn(knowledge.facts.slice(2));
      const wanted = solve(knowledge);
      const found = solver.solution();
      expect({ ...found, cards: {}, envelopes: [] }).toEqual({ ...wanted, cards: {}, envelopes: [] });
      if (found.consistent && knowledge.facts.length > 0) {
        solver.learn([knowledge.facts[0]!]);
        expect(solver.solution()).toBe(found);
      }
    }),
    { numRuns: 300 },
  );
});
