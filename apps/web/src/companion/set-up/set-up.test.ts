import { type CompanionTable, dealOf, readSheet, writeSheet } from '@casefile/deduction/companion';
import { editions } from '@casefile/editions';
import { describe, expect, test } from 'vitest';
import { type Draft, missingIn, sizesOf, tableFrom } from './draft.ts';
import { deckFrom, ownDeal, type TypedDeck } from './own-deck.ts';

const draftFor = (names: readonly string[], part: Partial<Draft> = {}): Draft => ({
  names,
  hand: [],
  faceUp: [],
  sizes: null,
  rooms: {},
  ...part,
});
const people = (count: number): string[] => Array.from({ length: count }, (_, i) => `P${i}`);

describe.each(editions.map((edition) => [edition.id, edition] as const))('%s', (_id, edition) => {
  const [fewest, most] = edition.seats;
  const counts = Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);

  test.each(counts)('a set-up for %i starts from the edition’s deal', (seats) => {
    const deal = dealOf(edition, seats)!;
    const deck = deal.deck.kinds.flatMap(({ cards }) => cards.map(({ id }) => id));
    const open = deal.spots.find(({ faceUp }) => faceUp !== undefined)?.cards ?? 0;
    // Whichever hand size is mine, the others follow from it.
    for (const mine of new Set(deal.hands)) {
      const draft = draftFor(people(seats), {
        hand: deck.slice(0, mine),
        faceUp: deck.slice(mine, mine + open),
      });
      expect(missingIn(deal, draft)).toBe(null);
      const table = tableFrom(deal, draft, []);
      expect(table.players[0]!.cards).toBe(mine);
      expect(readSheet(writeSheet(table))).toEqual(table);
    }
    expect(missingIn(deal, draftFor(people(seats)))).toEqual({
      kind: 'hand',
      count: Math.min(...deal.hands),
    });
  });
});

test('uses the policies of the editions', () => {
  const ruled = (asks: string) =>
    editions.flatMap((edition) => (dealOf(edition, 4)!.rules.asks === asks ? [edition.id] : []));
  expect(ruled('everyone').length).toBeGreaterThan(0);
  expect(ruled('first-who-can').length).toBeGreaterThan(0);
  const names = new Set(editions.map((edition) => dealOf(edition, 4)!.rules.names));
  expect([...names].sort()).toEqual(['any-two', 'one-of-each']);
});

const typed = (...texts: readonly [string, string, string]): TypedDeck => ({
  kinds: [
    { name: 'Who', text: texts[0] },
    { name: '', text: texts[1] },
    { name: 'Where', text: texts[2] },
  ],
  asks: 'first-who-can',
  spare: { pool: 0, 'face-up': 1 },
});

test('parses a custom deck line by line, with its copies', () => {
  const deck = deckFrom(typed(' Ann \n\nBob x2', 'Rope ×3', 'Hall\nAttic')) as CompanionTable['deck'];
  expect(deck.kinds.map(({ name }) => name)).toEqual(['Who', undefined, 'Where']);
  expect(deck.kinds.map(({ cards }) => cards.map(({ name, copies }) => [name, copies]))).toEqual([
    [
      ['Ann', undefined],
      ['Bob', 2],
    ],
    [['Rope', 3]],
    [
      ['Hall', undefined],
      ['Attic', undefined],
    ],
  ]);
  // Eight cards, three in the envelope, one face up: four for three players.
  const deal = ownDeal(deck, typed('', '', ''), 3);
  expect(deal.hands).toEqual([2, 1, 1]);
  expect(sizesOf(deal, draftFor(people(3), { hand: ['card-1-1'] }))).toEqual([1, 2, 1]);
  expect(missingIn(deal, draftFor(people(3), { hand: ['card-1-1'] }))).toEqual({ kind: 'face-up' });
  expect(missingIn(deal, draftFor(people(3), { sizes: [2, 2, 1] }))).toEqual({
    kind: 'sum',
    held: 6,
    dealt: 5,
  });
});

test('reports what is wrong with a custom deck', () => {
  expect(deckFrom(typed('Ann', ' \n', 'Hall'))).toEqual({ why: 'empty' });
  const many = (letter: string): string => Array.from({ length: 40 }, (_, i) => `${letter}${i}`).join('\n');
  expect(deckFrom(typed(many('a'), many('b'), many('c')))).toEqual({ why: 'too-many' });
  expect(deckFrom(typed('Ann', 'Rope\nAnn', 'Hall'))).toEqual({ why: 'twice', card: 'Ann' });
});
