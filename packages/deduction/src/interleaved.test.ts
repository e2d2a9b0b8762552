/** Tables are reused between calls to save time: no caller may notice that another one is counting too. */
import { type KnowledgeKind, knowledgeKinds, randomKnowledge } from '@casefile/testkit/random-knowledge';
import { expect, test } from 'vitest';
import { count, exactWorlds, tally, worldsOf } from './counting/count.ts';
import { keepLattice } from './counting/lattice/lattice.ts';
import { solve } from './counting/solve.ts';
import { makeSolver } from './counting/solver.ts';
import { makePuzzle } from './knowledge/puzzle.ts';
import { conflict } from './reasons/conflict.ts';
import { explain } from './reasons/explain.ts';
import { randomFrom } from './sampling/random.ts';
import { drawFrom, makeSampler } from './sampling/sampler.ts';

const [classic, , large] = knowledgeKinds as [KnowledgeKind, KnowledgeKind, KnowledgeKind];
const draws = 20;

/** A user who learns fact by fact, draws deals and asks why; every step yields its result. */
function* user(kind: KnowledgeKind, seed: number): Generator<unknown> {
  const { knowledge, learnt } = randomKnowledge(kind, seed);
  const solver = makeSolver({ ...knowledge, facts: [] });
  for (const facts of learnt.slice(0, 12)) {
    solver.learn(facts);
    yield solver.tally()?.total;
  }
  const sampler = makeSampler(knowledge, randomFrom(seed), { model: 'even-choice' })!;
  for (let i = 0; i < draws; i++) yield [...sampler.draw()];
  const { certain, worlds } = solve(knowledge);
  yield worlds;
  for (const { card, owner } of certain.slice(-2)) yield explain(knowledge, card, owner);
  yield conflict(knowledge);
}

test('gives two interleaved callers what each would get alone', () => {
  for (let seed = 1; seed <= 5; seed++) {
    const users = () => [user(classic, seed), user(large, seed + 100)] as const;
    const alone = users().map((each) => [...each]);
    const together: unknown[][] = [[], []];
    const [one, other] = users();
    for (let busy = true; busy; ) {
      busy = false;
      for (const [i, each] of [one, other].entries()) {
        const { done, value } = each.next();
        if (done !== true) together[i]!.push(value);
        busy ||= done !== true;
      }
    }
    expect(together).toEqual(alone);
    expect(alone[0]!.length).toBeGreaterThan(draws);
  }
});

test('sampling is not disturbed by a random source that counts deals itself', () => {
  const { knowledge } = randomKnowledge(classic, 3);
  const other = randomKnowledge(large, 4).knowledge;
  const plain = makeSampler(knowledge, randomFrom(5))!;
  const random = randomFrom(5);
  let calls = 0;
  const busy = makeSampler(knowledge, () => {
    if (calls++ % 50 === 0) solve(other);
    return random();
  })!;
  for (let i = 0; i < draws; i++) expect([...busy.draw()]).toEqual([...plain.draw()]);
});

test('reports a count that was overwritten by another; a kept one stays valid', () => {
  const first = makePuzzle(randomKnowledge(classic, 1).knowledge);
  const second = makePuzzle(randomKnowledge(large, 2).knowledge);
  const counted = count(first)!;
  const expected = worldsOf(counted);
  const kept = { ...counted, table: { ...counted.table, lattice: keepLattice(counted.table.lattice) } };
  const draw = drawFrom(first, counted, randomFrom(1))!;
  count(second);
  for (const read of [() => tally(first, counted), () => worldsOf(counted), () => exactWorlds(counted), draw])
    expect(read).toThrow('another position has been counted since');
  expect(() => keepLattice(counted.table.lattice)).toThrow('another position has been counted since');
  expect(() => tally(first, kept)).toThrow('another position has been counted since');
  expect(worldsOf(kept)).toBe(expected);
  expect(drawFrom(first, kept, randomFrom(1))!()).toHaveLength(first.cards.length);
});
