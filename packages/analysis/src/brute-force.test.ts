/** Compares every number of the casebook with an enumeration of all deals, where there are few enough. */
import { editions } from '@casefile/editions';
import { type Fact, type FactOf, type Seat, stripFact } from '@casefile/engine';
import { size } from '@casefile/testkit/size';
import { describe, expect, test } from 'vitest';
import { accusationsOf } from './decisions/accusations.ts';
import { showAt, showedAt } from './decisions/shows.ts';
import { legalSuggestions, suggestedAt, suggestionAt } from './decisions/suggestions.ts';
import { curveOf, knownOf } from './knowledge/certainty.ts';
import { type GameLog, SeatHistory } from './knowledge/seat-history.ts';
import { bitsOf, envelopesIn, expectedIn, seatName, type World, worldsFor } from './test/brute-force.ts';
import { corpusGames, longest, randomGame } from './test/games.ts';

const maxWorlds = size(300, 4000);
const perEdition = size(2, 12);
/** Only the last suggestions and shows of each seat: few deals are left by then. */
const lastOnes = size(2, 1000);

interface Checked {
  curve: number;
  expected: number;
  told: number;
}

function checkSeat(game: GameLog, histories: readonly SeatHistory[], seat: Seat, checked: Checked): void {
  const { rules, steps } = game;
  const whole = steps.flat();
  const seen = (of: number, facts: readonly Fact[]): Fact[] => facts.map((fact) => stripFact(fact, of));
  const worldsAt = (of: number, at: number, last?: Fact): World[] | null =>
    worldsFor(rules, seen(of, [...whole.slice(0, at), ...(last ? [last] : [])]), of, maxWorlds);
  const history = histories[seat]!;
  for (const { at, solutions, bits } of curveOf(history).slice(-4 * lastOnes)) {
    const worlds = worldsAt(seat, at);
    if (worlds === null) continue;
    checked.curve++;
    expect(solutions).toBe(envelopesIn(worlds).size);
    expect(bits).toBeCloseTo(bitsOf(worlds), 9);
  }
  const isEveryone = rules.inquiries.asks === 'everyone';
  for (const at of suggestedAt(history).slice(-lastOnes)) {
    const worlds = worldsAt(seat, history.decidedAfter(at));
    if (worlds === null) continue;
    const { cards, expected, best } = suggestionAt(history, at);
    const { gone } = history.decidedAt(at);
    const order = rules.clockwise[seat]!.filter((other) => !gone[other]);
    const rate = (named: readonly string[]): number => expectedIn(worlds, named, order, isEveryone);
    checked.expected++;
    expect(expected).toBeCloseTo(rate(cards), 9);
    expect(best!.expected).toBeCloseTo(rate(best!.cards), 9);
    const legal = legalSuggestions(history.decidedAt(at));
    expect(legal.map((each) => [...each].sort().join())).toContain([...cards].sort().join());
    for (const other of legal.filter((_, i) => i % size(7, 1) === 0))
      expect(rate(other)).toBeLessThanOrEqual(best!.expected + 1e-9);
  }
  for (const at of showedAt(history).slice(-lastOnes)) {
    const fact = whole[at - 1] as FactOf<'showed'>;
    const { to } = fact;
    const before = worldsAt(to, at - 1);
    if (before === null) continue;
    const { choices } = showAt(history, at, histories[to]!);
    for (const { card, told } of choices) {
      const after = worldsAt(to, at - 1, { ...fact, sealed: { ...fact.sealed, cards: [card] } });
      checked.told++;
      expect(told).toBeCloseTo(bitsOf(before) - bitsOf(after!), 9);
    }
  }
  const known = histories.filter((by) => by !== history).flatMap((by) => knownOf(seat, by));
  for (const { by, at, cards } of known.slice(-2 * lastOnes)) {
    const worlds = worldsAt(by, at);
    if (worlds === null) continue;
    const certain = rules.deck.filter((card) => worlds.every((world) => world.get(card) === seatName(seat)));
    expect(cards).toEqual(certain);
  }
  for (const { at, cards, chance } of accusationsOf(history)) {
    // Players who accuse at once do not know each other's cards.
    const joined = whole.slice(0, at).findLastIndex((fact) => fact.fact === 'joined' && fact.seat === seat);
    const worlds = worldsAt(seat, joined < 0 ? at - 1 : joined);
    if (worlds === null) continue;
    const right = worlds.filter((world) => cards.every((card) => world.get(card) === 'envelope'));
    expect(chance).toBeCloseTo(right.length / worlds.length, 9);
  }
}

function checkGame(game: GameLog, checked: Checked): void {
  const histories = game.rules.players.map((_, seat) => new SeatHistory(game, seat));
  for (const seat of [...histories.keys()].slice(0, size(3, 10))) checkSeat(game, histories, seat, checked);
}

describe('the casebook agrees with enumerating every deal', () => {
  test.each(editions.map(({ id }) => id))('%s', { timeout: longest }, (id) => {
    const checked: Checked = { curve: 0, expected: 0, told: 0 };
    for (const game of corpusGames(id, perEdition)) checkGame(game, checked);
    for (const count of Object.values(checked)) expect(count).toBeGreaterThan(1);
  });

  test('agrees with it for random small decks', { timeout: longest }, () => {
    const checked: Checked = { curve: 0, expected: 0, told: 0 };
    for (let seed = 0; seed < size(12, 2000); seed++) checkGame(randomGame('card-2018', seed, 14), checked);
    for (const count of Object.values(checked)) expect(count).toBeGreaterThan(20);
  });
});
