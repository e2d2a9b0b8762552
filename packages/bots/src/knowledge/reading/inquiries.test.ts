import type { View } from '@casefile/engine';
import { expect, test } from 'vitest';
import { inquiry, rooms, suspects, viewWith, weapons } from '../../test/views.ts';
import { inquiriesOf, type PastInquiry } from './inquiries.ts';

const cards = [...suspects, ...weapons, ...rooms];
const deck = {
  cards,
  numberOf: new Map(cards.map((card, i) => [card, i])),
  sizes: [suspects.length, weapons.length, rooms.length],
} as const;
const [w2, w3] = weapons.slice(2) as [string, string];
const [r2, r3] = rooms.slice(2) as [string, string];
const [s3, s4] = suspects.slice(3) as [string, string];
const seats = suspects.slice(0, 4).map((suspect) => ({ suspect, name: suspect, hand: 4, out: false }));

/** What seat 1 asked last, after all this. */
function asked(...history: View['history']): PastInquiry {
  return inquiriesOf(viewWith({ seats, history }), deck, 1, () => true).at(-1)!;
}
const asks = inquiry(9, 1, [s4, w3, r3], [2, 'shown']);
const ownersOf = (card: string, at: PastInquiry): number => at.owners[deck.numberOf.get(card)!]!;

test('counts who may still have a card by what the others have denied, not by what the player itself has', () => {
  expect(ownersOf(s3, asked(asks))).toBe(4);
  const before = inquiry(3, 0, [s3, w2, r2], [1, 'none'], [2, 'none'], [3, 'shown']);
  const at = asked(before, asks);
  expect(ownersOf(s3, at)).toBe(3);
  expect(ownersOf(s4, at)).toBe(4);
});

test('does not count what was denied later', () => {
  expect(ownersOf(s4, asked(inquiry(9, 1, [s4, w3, r3], [2, 'none'], [3, 'shown'])))).toBe(4);
});

test('keeps which cards others may have shown each other, without those the shower had denied', () => {
  const { clauses } = asked(
    inquiry(1, 0, [s3, w3, r3], [1, 'none'], [2, 'none'], [3, 'shown']),
    inquiry(3, 3, [s3, w2, r2], [0, 'none'], [1, 'none'], [2, 'shown']),
    inquiry(5, 1, [s3, w2, r2], [2, 'shown']),
    inquiry(6, 3, [s3, w2, r2], [0, 'none'], [1, 'shown']),
    asks,
  );
  const numbers = (...named: string[]): number[] => named.map((card) => deck.numberOf.get(card)!);
  expect(clauses).toEqual([
    { owner: 3, cards: numbers(s3, w3, r3) },
    { owner: 2, cards: numbers(w2, r2) },
  ]);
});

test('knows whether a player was pulled into the room in which it asks', () => {
  const call = (turn: number, room: string): View['history'][number] =>
    inquiry(turn, 3, [suspects[1]!, w2, room], [0, 'shown']);
  expect(asked(call(7, r3), asks).isCalled).toBe(true);
  expect(asked(call(7, r2), asks).isCalled).toBe(false);
  expect(asked(call(5, r3), asks).isCalled).toBe(false);
  expect(asked(asks).isCalled).toBe(false);
});
