/** Replacement deals for playing on: identical for the chosen seat, legal for everybody, and uniformly drawn. */
import { knowledgeFromView, randomFrom, solve } from '@casefile/deduction';
import { editions } from '@casefile/editions';
import { type Fact, makeView, openGame, play, positionFrom, seededChance, stripFact } from '@casefile/engine';
import { accusesSeldom, chooseMove, playRandomly, seedOf } from '@casefile/testkit/playthrough';
import { randomFrom as below } from '@casefile/testkit/random';
import { size } from '@casefile/testkit/size';
import { expect, test } from 'vitest';
import { otherDeal } from './other-deal.ts';
import { randomGame, recipeFor } from './test/games.ts';

const stagesPlayed = size(30, 70);

test.each(editions.map((edition) => [edition.id, edition] as const))(
  '%s: changes nothing that the player saw, and the game goes on by the rules',
  (id, edition) => {
    let differs = 0;
    for (let seed = 1; seed <= size(4, 40); seed++) {
      const { stages } = playRandomly(recipeFor(id, seed, stagesPlayed));
      const begun = stages.slice(0, stagesPlayed).filter(({ game }) => game.table.result === null);
      const { rules } = begun[0]!.game.table;
      const seat = seed % rules.players.length;
      const own = begun.map(({ facts }) => facts);
      const other = otherDeal(rules, own, seat, randomFrom(seed));
      if (typeof other === 'string') throw new Error(other);
      const seen = (steps: readonly (readonly Fact[])[]): readonly Fact[] =>
        steps.flat().map((fact) => stripFact(fact, seat));
      expect(seen(other)).toEqual(seen(own));
      if (JSON.stringify(other) !== JSON.stringify(own)) differs++;
      const { players, options } = rules;
      const origin = { steps: other, drawnFor: seat, of: 'another' };
      const opened = openGame(edition, { players, options, origin }, seededChance(seedOf(seed)));
      if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
      // Every card is in one place, and every shown card was held.
      const { known } = opened.game.table;
      for (const fact of other.flat())
        if (fact.fact === 'showed') expect(known[fact.sealed.cards![0]!]).toBe(fact.seat);
      let { game } = opened;
      const chance = below(seed);
      for (let i = 0; i < 40 && game.table.result === null; i++) {
        const { by, action } = chooseMove(game.table, chance, accusesSeldom);
        const played = play(game, by, action);
        if (!played.ok) throw new Error(played.refusal.why);
        game = played.game;
      }
      expect(makeView(positionFrom(rules, other.flat(), seat))).toEqual(
        makeView(positionFrom(rules, own.flat(), seat)),
      );
    }
    expect(differs).toBeGreaterThan(0);
  },
);

test('draws every deal that fits equally often', () => {
  const { rules, steps } = randomGame('card-2018', 3, 60);
  const begun = steps.slice(0, 12);
  const counts = new Map<string, number>();
  const draws = size(2000, 20_000);
  const random = randomFrom(7);
  for (let i = 0; i < draws; i++) {
    const other = otherDeal(rules, begun, 0, random);
    if (typeof other === 'string') throw new Error(other);
    const [envelope] = other[0]!.flatMap((fact) => (fact.fact === 'enveloped' ? [fact.sealed.cards!] : []));
    const name = inOrder(envelope!);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const view = makeView(positionFrom(rules, begun.flat(), 0));
  const { envelopes } = solve(knowledgeFromView(view, rules.cards));
  expect(counts.size).toBeGreaterThan(1);
  for (const { cards, p } of envelopes) {
    const found = counts.get(inOrder(cards)) ?? 0;
    expect(Math.abs(found - p * draws)).toBeLessThan(5 * Math.sqrt(p * (1 - p) * draws) + 1);
  }
});

const inOrder = (cards: readonly string[]): string => [...cards].sort().join(' ');
