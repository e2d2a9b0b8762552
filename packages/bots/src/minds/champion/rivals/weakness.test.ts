import { expect, test } from 'vitest';
import { hand, inquiry, knownBut, rooms, sightOf, suspects, viewWith, weapons } from '../../../test/views.ts';
import { weakness } from './weakness.ts';

const placed = knownBut(suspects[5]!, weapons[5]!, rooms[8]!);
/** Seat 0 holds its hand, all else lies as placed; the three that are left make the envelope. */
const deal = (card: string): number =>
  hand.includes(card) ? 0 : ((placed[card] as number | undefined) ?? 3);
const theirs = (cards: readonly string[]): string => cards.find((card) => deal(card) === 2)!;
const open = inquiry(9, 1, [suspects[5]!, weapons[5]!, rooms[8]!], [2, 'none'], [0, 'none']);

test('takes a player that asks again for cards everybody has heard denied or shown for a poor listener', () => {
  const own = hand[0]!;
  // Seat 1 has been shown this card, and asks for it again and again.
  const showed = [{ card: own, to: 1, turn: 3 }];
  const again = [6, 9].map((turn) =>
    inquiry(turn, 1, [own, weapons[5]!, rooms[8]!], [2, 'none'], [0, 'shown']),
  );
  const poor = weakness(sightOf(viewWith({ history: again, showed })), 1, deal);
  const good = weakness(sightOf(viewWith({ history: [open], showed })), 1, deal);
  const unknown = weakness(sightOf(viewWith({})), 1, deal);
  expect(poor).toBeGreaterThan(0.7);
  expect(good).toBeLessThan(unknown);
});

test('does not blame a player for what was learnt only after the suggestion', () => {
  const asked = inquiry(6, 1, [hand[0]!, theirs(weapons), rooms[8]!], [2, 'shown']);
  const showed = [{ card: hand[0]!, to: 1, turn: 8 }];
  const before = weakness(sightOf(viewWith({ history: [asked] })), 1, deal);
  expect(weakness(sightOf(viewWith({ history: [asked], showed })), 1, deal)).toBe(before);
});
