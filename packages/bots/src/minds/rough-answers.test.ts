import { expect, test } from 'vitest';
import { type Worlds, worldsFrom } from '../knowledge/deals/worlds.ts';
import { rooms, sightOf, suspects, viewWith, weapons } from '../test/views.ts';
import { expectation } from './answers.ts';
import { isRough, roughExpectation } from './rough-answers.ts';

const view = viewWith({});
const { cards } = sightOf(view).info;
const all = [...suspects, ...weapons, ...rooms];
const envelope = view.seats.length + Object.keys(view.spots).length;
const sealed = (triple: readonly string[]): Uint8Array =>
  Uint8Array.from(all, (card, i) => (triple.includes(card) ? envelope : 1 + (i % 2)));
const worldsOf = (deals: readonly Uint8Array[], isAll = false): Worlds =>
  worldsFrom(deals, isAll, view, cards, 0);
const bitsLeft = (by: typeof expectation, worlds: Worlds): number =>
  by(worlds, [], (_top: number, bits: number) => bits);

test('a few drawn deals, each with another envelope, do not count as much knowledge', () => {
  // Six of the many envelopes were drawn, one of each suspect and weapon: they tell nothing of either.
  const worlds = worldsOf(suspects.map((suspect, i) => sealed([suspect, weapons[i]!, rooms[i]!])));
  expect(bitsLeft(expectation, worlds)).toBeCloseTo(Math.log2(6), 10);
  expect(bitsLeft(roughExpectation, worlds)).toBeGreaterThan(3 * Math.log2(6));
});

test('gives certain cards no entropy, like the exact count', () => {
  const worlds = worldsOf(Array<Uint8Array>(40).fill(sealed([suspects[2]!, weapons[2]!, rooms[2]!])));
  const certain = (by: typeof expectation): number => by(worlds, [], (top, bits) => top - bits);
  expect(certain(expectation)).toBeCloseTo(1, 10);
  expect(certain(roughExpectation)).toBeCloseTo(1, 10);
});

test('counts whole envelopes if all deals are at hand, or many for each envelope', () => {
  const one = sealed([suspects[2]!, weapons[2]!, rooms[2]!]);
  const other = sealed([suspects[3]!, weapons[2]!, rooms[2]!]);
  expect(isRough(worldsOf([one, other]))).toBe(true);
  expect(isRough(worldsOf([one, other], true))).toBe(false);
  expect(isRough(worldsOf([...Array<Uint8Array>(20).fill(one), ...Array<Uint8Array>(20).fill(other)]))).toBe(
    false,
  );
});
