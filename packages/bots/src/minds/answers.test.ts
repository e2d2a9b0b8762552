import { expect, test } from 'vitest';
import { neverAsked, type Worlds } from '../knowledge/deals/worlds.ts';
import { expectation, heardGainOf, jointGainOf, worstOf } from './answers.ts';

/**
 * Two suspects (cards 0, 1), two weapons (2, 3), one room (4). One of each pair is in the envelope, the other with a
 * seat: four worlds, as likely as each other.
 */
const envelopes = [
  [0, 0, 0],
  [0, 1, 0],
  [1, 0, 0],
  [1, 1, 0],
];
function worldsWith(holders: readonly [suspect: number, weapon: number]): Worlds {
  const ranks = envelopes.map(([s, w]) => [
    s === 0 ? neverAsked : holders[0],
    s === 1 ? neverAsked : holders[0],
    w === 0 ? neverAsked : holders[1],
    w === 1 ? neverAsked : holders[1],
    neverAsked,
  ]);
  return {
    count: 4,
    cards: ['s0', 's1', 'w0', 'w1', 'r'],
    numberOf: new Map(),
    owners: Uint8Array.from(ranks.flat() as number[]),
    ranks: [0, 1, 2, 3, 4].map((card) => Uint8Array.from(ranks, (row) => row[card]!)),
    envelopes: Uint8Array.from(envelopes.flat()),
    triples: Uint16Array.from([0, 1, 2, 3]),
    sizes: [2, 2, 1],
    askable: 2,
    isAll: true,
    weights: new Float64Array(4).fill(1),
    total: 4,
  };
}

test('learns one card or none where both cards are with one player', () => {
  const worlds = worldsWith([0, 0]);
  // A quarter nobody. Else one card is seen, and the other one is in the envelope with a chance of 2/3.
  const left = -(2 / 3) * Math.log2(2 / 3) - (1 / 3) * Math.log2(1 / 3);
  expect(jointGainOf(worlds)([0, 2, 4])).toBeCloseTo(2 - 0.75 * left, 10);
  expect(worstOf(worlds, [0, 2, 4])).toBe(0.5);
});

test('asks a later player only when the first has none of the cards', () => {
  const worlds = worldsWith([0, 1]);
  // Half the time the first seat shows the suspect: 1 bit. Else the weapon is settled too: 2 bits.
  expect(jointGainOf(worlds)([0, 2, 4])).toBeCloseTo(1.5, 10);
});

test('a listener learns less than the player who sees the card', () => {
  const worlds = worldsWith([0, 0]);
  expect(heardGainOf(worlds, [0, 2, 4])).toBeLessThan(jointGainOf(worlds)([0, 2, 4]));
  expect(heardGainOf(worlds, [0, 2, 4])).toBeGreaterThan(0);
});

test('learns nothing from asking for cards that nobody can hold', () => {
  const worlds = worldsWith([0, 0]);
  expect(jointGainOf(worlds)([4])).toBe(0);
  expect(worstOf(worlds, [4])).toBe(1);
});

test('weighs knowledge of the room higher where a room can be asked for only from inside it', () => {
  // The same deals, with two rooms in place of two weapons.
  const worlds: Worlds = { ...worldsWith([0, 1]), sizes: [2, 1, 2] };
  const bitsLeft = (card: number, roomCost: number): number =>
    expectation(worlds, [card], (_top, bits) => bits, roomCost);
  expect(bitsLeft(2, 0)).toBeCloseTo(bitsLeft(0, 0), 10);
  expect(bitsLeft(2, 0.5)).toBeLessThan(bitsLeft(0, 0.5));
});
