/** Compares the casebook with a fresh solver after every fact: no cached count may be stale. */
import { knowledgeFromView, type Solution, solve } from '@casefile/deduction';
import { editions } from '@casefile/editions';
import { makeView, positionFrom, type Seat } from '@casefile/engine';
import { size } from '@casefile/testkit/size';
import { describe, expect, test } from 'vitest';
import { pendingSuggestion, suggestedAt } from './decisions/suggestions.ts';
import { curveOf, knownOf, provableIn } from './knowledge/certainty.ts';
import { type GameLog, SeatHistory } from './knowledge/seat-history.ts';
import { corpusGames, longest } from './test/games.ts';

const perEdition = size(1, 50);
/** Every fact in the long run. */
const everyFact = size(7, 1);

function solutionAfter({ rules, steps }: GameLog, seat: Seat, at: number): Solution {
  const view = makeView(positionFrom(rules, steps.flat().slice(0, at), seat));
  return solve(knowledgeFromView(view, rules.cards));
}

const bitsOf = ({ envelopes }: Solution): number =>
  envelopes.reduce((sum, { p }) => sum - p * Math.log2(p), 0);

describe('the casebook agrees with the solver after every fact', () => {
  test.each(editions.map(({ id }) => id))('%s', { timeout: longest }, (id) => {
    for (const game of corpusGames(id, perEdition))
      for (const seat of [...game.rules.players.keys()].slice(0, size(1, 10))) checkSeat(game, seat);
  });
});

function checkSeat(game: GameLog, seat: Seat): void {
  const history = new SeatHistory(game, seat);
  const curve = curveOf(history);
  const { suspect } = game.rules.players[seat === 0 ? 1 : 0]!;
  const known = knownOf(seat === 0 ? 1 : 0, history);
  const kinds = [game.rules.cards.suspects, game.rules.cards.weapons, game.rules.cards.rooms];
  const proofs: (number | null)[] = [null, null, null, null];
  for (let at = history.dealt; at <= history.length; at++) {
    const isChange = curve.some((point) => point.at === at);
    if (!isChange && at % everyFact !== 0) continue;
    const solution = solutionAfter(game, seat, at);
    const point = curve.findLast((each) => each.at <= at)!;
    expect(point.solutions).toBe(solution.envelopes.length);
    expect(point.bits).toBeCloseTo(bitsOf(solution), 9);
    const certain = solution.certain.flatMap(({ card, owner }) =>
      (owner as string) === suspect ? [card] : [],
    );
    expect(known.findLast((each) => each.at <= at)?.cards ?? []).toEqual(certain);
    if (at >= history.opened) continue;
    const enveloped = solution.certain.filter(({ owner }) => owner === 'envelope');
    const found = kinds.map((cards) => enveloped.some(({ card }) => cards.includes(card)));
    for (const [k, is] of [...found, enveloped.length === 3].entries())
      if (is) proofs[k] ??= history.turnAt(at);
  }
  const { suspect: who, weapon, room, all } = provableIn(history);
  expect([who, weapon, room, all]).toEqual(proofs);
  for (const suggestedNow of suggestedAt(history).slice(-1)) {
    const { gained } = pendingSuggestion(history, suggestedNow);
    const closed = history.facts.findIndex(({ fact }, i) => i >= suggestedNow && fact === 'closed') + 1;
    const before = bitsOf(solutionAfter(game, seat, history.decidedAfter(suggestedNow)));
    expect(gained).toBeCloseTo(before - bitsOf(solutionAfter(game, seat, closed)), 9);
  }
}

test('calls a suggestion wasted exactly when the same deals fit before and after it', () => {
  let wasted = 0;
  for (const game of corpusGames('clue-2002', size(2, 20)))
    for (const seat of [0, 1]) {
      const history = new SeatHistory(game, seat);
      for (const suggestion of suggestedAt(history).map((at) => pendingSuggestion(history, at))) {
        const closed = history.facts.findIndex(({ fact }, i) => i >= suggestion.at && fact === 'closed') + 1;
        const before = solutionAfter(game, seat, history.decidedAfter(suggestion.at)).worlds;
        expect(suggestion.wasted).toBe(before === solutionAfter(game, seat, closed).worlds);
        if (suggestion.wasted) wasted++;
      }
    }
  expect(wasted).toBeGreaterThan(0);
});
