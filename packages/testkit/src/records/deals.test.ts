import { editionById } from '@casefile/editions';
import { combineSeeds, openGame, seededChance } from '@casefile/engine';
import { expect, test } from 'vitest';
import { chiSquareOf, chiSquareTail } from './chi-square.ts';

/** The full size: CASEFILE_DEALS=1000000 */
const deals = Number(process.env.CASEFILE_DEALS ?? 30_000);

const edition = editionById('clue-1986')!;
const players = ['scarlet', 'white', 'plum'].map((suspect) => ({ suspect }));

/** Counts how often each of the 324 solutions is dealt, combining seeds as a table does. */
function envelopes(): number[] {
  const { suspects, weapons, rooms } = edition.cards({});
  const counts = Array<number>(suspects.length * weapons.length * rooms.length).fill(0);
  const tableSeed = '29'.repeat(32);
  for (let i = 0; i < deals; i++) {
    const opened = openGame(edition, { players }, seededChance(combineSeeds(tableSeed, [`deal ${i}`])));
    if (!opened.ok) throw new Error('the table does not open');
    const [suspect, weapon, room] = opened.game.table.envelope!;
    const at = suspects.indexOf(suspect!) * weapons.length + weapons.indexOf(weapon!);
    counts[at * rooms.length + rooms.indexOf(room!)]!++;
  }
  return counts;
}

test(`R29 ${deals} envelopes are evenly spread over the 324 solutions`, () => {
  const counts = envelopes();
  expect(counts.length).toBe(324);
  const p = chiSquareTail(chiSquareOf(counts), counts.length - 1);
  expect(p).toBeGreaterThan(0.001);
  expect(p).toBeLessThan(0.999);
}, 3_600_000);

test('computes the tail of the chi-square distribution', () => {
  // Values from published tables.
  expect(chiSquareTail(3.841, 1)).toBeCloseTo(0.05, 4);
  expect(chiSquareTail(18.307, 10)).toBeCloseTo(0.05, 4);
  expect(chiSquareTail(124.342, 100)).toBeCloseTo(0.05, 4);
  expect(chiSquareTail(70.065, 100)).toBeCloseTo(0.99, 4);
});

test('detects an uneven spread', () => {
  const counts = Array<number>(324).fill(100);
  expect(chiSquareTail(chiSquareOf(counts.with(0, 160)), 323)).toBeGreaterThan(0.999);
  expect(
    chiSquareTail(chiSquareOf(counts.map((count, i) => count + (i % 2 === 0 ? 14 : -14))), 323),
  ).toBeLessThan(0.001);
});
