import { knowledgeFromView } from '@casefile/deduction';
import type { View } from '@casefile/engine';
import { expect, test } from 'vitest';
import { info, inquiry, knownBut, rooms, suspects, viewWith, weapons } from '../../test/views.ts';
import { everyDeal } from '../deals/every-deal.ts';
import { kinds, shares } from './kinds.ts';
import { memoizedFits } from './memoized-fits.ts';
import { fitOf, readingsOf } from './naming.ts';

const cards = [...suspects, ...weapons, ...rooms];
const deck = {
  cards,
  numberOf: new Map(cards.map((card, i) => [card, i])),
  sizes: [suspects.length, weapons.length, rooms.length],
} as const;
const [s2, s3, s4] = suspects.slice(2) as [string, string, string];
const [w2, w3] = weapons.slice(2) as [string, string];
const [r2, r3] = rooms.slice(2) as [string, string];
const four = suspects.slice(0, 4).map((suspect) => ({ suspect, name: suspect, hand: 4, out: false }));
const envelope = 4;

/**
 * How well what seat 1 named fits, kind by kind, where it holds only these cards, seat 2 those, and no other seat any.
 */
function fits(
  history: View['history'],
  held: readonly string[],
  withSeat2: readonly string[] = [],
): Float64Array {
  const [reading] = readingsOf(viewWith({ seats: four, history }), deck, () => true).filter(({ seat }) => seat === 1); // biome-ignore format: short
  const owners = Uint8Array.from(cards, (card) => (held.includes(card) ? 1 : withSeat2.includes(card) ? 2 : envelope)); // biome-ignore format: short
  const found = new Float64Array(shares.length);
  fitOf(reading!, deck, owners, 0, found, 0);
  return found;
}
const fewOwners = kinds.findIndex(({ appeal }) => appeal === 7);
const crossesOff = kinds.findIndex(({ own, heard }) => own < 0.1 && heard > 0.5);
const listens = kinds.findIndex(({ own, heard, appeal }) => own < 0.1 && heard < 0.1 && appeal === 0);

test('expects a player that asks for cards few can have to hold such a card that it never names', () => {
  const denied = inquiry(2, 0, [s2, w2, r2], [1, 'none'], [2, 'none'], [3, 'none']);
  const asks = inquiry(5, 1, [s3, w3, r3], [2, 'shown']);
  const gain = (kind: number): number =>
    fits([denied, asks], [s2])[kind]! / fits([denied, asks], [s4])[kind]!;
  expect(gain(fewOwners)).toBeGreaterThan(10);
  expect(gain(crossesOff)).toBeCloseTo(1, 9);
});

test('tells a player that listens from one that asks for cards a listener would have placed', () => {
  const shows = inquiry(2, 3, [s2, w2, r2], [0, 'none'], [1, 'none'], [2, 'shown']);
  const asks = inquiry(5, 1, [s2, w3, r3], [2, 'none'], [3, 'none'], [0, 'none']);
  const held = [w2, r2];
  const after = fits([shows, asks], held, [s2]);
  const before = fits([asks], held, [s2]);
  expect(after[listens]! / before[listens]!).toBeLessThan(0.1);
  expect(after[crossesOff]! / before[crossesOff]!).toBeGreaterThan(0.7);
});

test('expects a filler without a card of a category to name anything there, even a card it has seen', () => {
  const fillsUp = kinds.length;
  const shown = inquiry(2, 1, [s2, w2, r2], [2, 'shown']);
  const asks = (suspect: string) => inquiry(5, 1, [suspect, w2, r3], [2, 'none']);
  const fit = (suspect: string): number => fits([shown, asks(suspect)], [w2], [s2])[fillsUp]!;
  expect(fit(s2) / fit(s3)).toBeGreaterThan(0.3);
});

test('learns nothing from a room that a player was pulled into', () => {
  const isChosen = (card: string): boolean => !rooms.includes(card);
  const asks = inquiry(5, 1, [s3, w3, r3], [2, 'shown']);
  const called = inquiry(3, 3, [suspects[1]!, w2, r3], [0, 'shown']);
  const ratio = (history: View['history']): number => {
    const [reading] = readingsOf(viewWith({ seats: four, history }), deck, isChosen).filter(({ seat }) => seat === 1); // biome-ignore format: short
    const fit = (held: string): number => {
      const owners = Uint8Array.from(cards, (card) => (card === held ? 1 : envelope));
      const found = new Float64Array(shares.length);
      fitOf(reading!, deck, owners, 0, found, 0);
      return found[crossesOff]!;
    };
    return fit(r3) / fit(r2);
  };
  expect(ratio([asks])).toBeLessThan(0.6);
  expect(ratio([called, asks])).toBeCloseTo(1, 9);
});

test('memoized fits equal those computed for each deal', () => {
  const view = viewWith({
    known: knownBut(...suspects.slice(2, 5), ...weapons.slice(2, 5), ...rooms.slice(2, 7)),
    history: [
      inquiry(1, 1, [s2, w2, r2], [2, 'shown']),
      inquiry(2, 2, [s3, w2, r3], [0, 'none'], [1, 'shown']),
      inquiry(4, 1, [s3, w3, r3], [2, 'none'], [0, 'none']),
      inquiry(5, 2, [s2, w2, r2], [0, 'none'], [1, 'shown']),
      inquiry(7, 1, [s4, w2, r3], [2, 'shown']),
    ],
  });
  const deals = everyDeal(knowledgeFromView(view, info.cards), 100_000)!;
  expect(deals.length).toBeGreaterThan(100);
  for (const reading of readingsOf(view, deck, () => true)) {
    const kept = memoizedFits(reading, deck);
    const [plain, again] = [new Float64Array(shares.length), new Float64Array(shares.length)];
    for (const owners of deals) {
      fitOf(reading, deck, owners, 0, plain, 0);
      kept(owners, 0, again, 0);
      expect(again).toEqual(plain);
    }
  }
});
