import { knowledgeFromView, solve } from '@casefile/deduction';
import { editionById } from '@casefile/editions';
import { makeRules, makeView, positionFrom, stripFact } from '@casefile/engine';
import { factsOf, makeGameRecord } from '@casefile/protocol/record';
import { readLines } from '@casefile/testkit/records/corpus';
import { expect, test } from 'vitest';
import { analyse } from './analysis.ts';

/** The turn of the first proof, looked for fact by fact and not by halving. */
function firstProof(id: string, line: string, seat: number): number | null {
  const edition = editionById(id)!;
  const made = makeGameRecord(edition, JSON.parse(line).record);
  if (!made.ok) throw new Error('does not replay');
  const { players, options, log } = made.record;
  const rules = makeRules(edition, options, players);
  const facts = factsOf(log).map((fact) => stripFact(fact, seat));
  const ends = facts.findIndex(({ fact }) => fact === 'accused' || fact === 'ended');
  for (let n = 12; n < ends; n++) {
    const view = makeView(positionFrom(rules, facts.slice(0, n), seat));
    const { certain } = solve(knowledgeFromView(view, rules.cards));
    if (certain.filter(({ owner }) => owner === 'envelope').length === 3) return view.turnNumber;
  }
  return null;
}

test.each(['speed', 'card-2018', 'clue-2002'])('the turn of the first proof: %s', (id) => {
  const edition = editionById(id)!;
  let proofs = 0;
  for (const line of readLines(id)
    .filter((_, i) => i % 5 === 2)
    .slice(0, 4)) {
    const made = makeGameRecord(edition, JSON.parse(line).record);
    if (!made.ok) throw new Error('does not replay');
    for (const { seat, provable } of analyse(made.record, edition)) {
      const proof = firstProof(id, line, seat);
      if (proof === null) continue;
      proofs++;
      expect(provable.all).toBe(proof);
      for (const turn of [provable.suspect, provable.weapon, provable.room]) {
        expect(turn).not.toBeNull();
        expect(turn!).toBeLessThanOrEqual(proof);
      }
    }
  }
  expect(proofs).toBeGreaterThan(0);
});
