/** No edition has a deck too large to count, but a future one may. */
import type { Knowledge, KnownFact } from '@casefile/deduction';
import { makePuzzle, propagate } from '@casefile/deduction/counting';
import { randomFrom } from '@casefile/testkit/random';
import { expect, test } from 'vitest';
import { analyse } from '../analysis.ts';
import type { Casebook, SeatCase } from '../casebook.ts';
import { rater } from '../decisions/suggestions.ts';
import { accuracyOf, decidingMoments } from '../moments.ts';
import { corpusGames } from '../test/games.ts';
import { chaptersOf } from '../words/chapters.ts';
import { words } from '../words/en.ts';
import { certaintyChart } from './chart.ts';
import { CountedKnowledge } from './counted-knowledge.ts';

/** Forty-two cards in three hands, where players only heard that cards were shown. */
function largeKnowledge(): Knowledge {
  const below = randomFrom(3);
  const list = (kind: string): string[] => Array.from({ length: 14 }, (_, i) => `${kind}${i}`);
  const categories = { suspect: list('s'), weapon: list('w'), room: list('r') };
  const kinds = Object.values(categories);
  // The first of each category are in the envelope.
  const dealt = kinds.flatMap((cards) => cards.slice(1));
  const facts = ['A', 'B', 'C'].flatMap((owner, seat) =>
    Array.from({ length: 16 }, (): KnownFact => {
      const held = dealt[seat + 3 * below(13)]!;
      const named = kinds.map((cards) => (cards.includes(held) ? held : cards[below(14)]!));
      return { oneOf: [owner, named] };
    }),
  );
  return { categories, owners: { A: 13, B: 13, C: 13 }, facts };
}

test('gives a reason instead of a number when there are too many deals to count', () => {
  const puzzle = makePuzzle(largeKnowledge());
  const counting = new CountedKnowledge(puzzle, propagate(puzzle));
  expect(counting.gap).toBe('too-large');
  expect([counting.solutions, counting.bits, counting.proven()]).toEqual([null, null, null]);
  expect([counting.chanceOf(['s0', 'w0', 'r0']), counting.certainOf(0)]).toEqual([null, null]);
  expect(rater(counting, { asks: 'first-who-can', order: [0, 1, 2] })(['s0', 'w0', 'r0'])).toBe('too-large');
});

const gap = 'too-large' as const;
const uncounted = (seat: SeatCase): SeatCase => ({
  ...seat,
  provable: { suspect: null, weapon: null, room: null, all: null, gap },
  curve: seat.curve.map((point) => ({ ...point, solutions: null, bits: null, gap })),
  suggestions: seat.suggestions.map((each) => ({ ...each, expected: null, gained: null, best: null, gap })),
  shows: seat.shows.map((each) => ({
    ...each,
    choices: each.choices.map(({ card }) => ({ card, told: null })),
    gap,
  })),
  known: seat.known!.map((each) => ({ ...each, cards: null, gap })),
  accusations: seat.accusations.map((each) => ({ ...each, chance: null, gap })),
});

test('a casebook without numbers still lists what was asked and shown', () => {
  const [game] = corpusGames('card-2018', 1);
  const whole = analyse(game!);
  const casebook: Casebook = { ...whole, seats: whole.seats.map(uncounted) };
  const named = { seat: String, card: (card: string) => card, suggestion: 'suggestion' };
  for (const [i, seat] of casebook.seats.entries()) {
    const lines = chaptersOf(seat, words, named).flatMap((chapter) => chapter.lines);
    expect(lines.length).toBe(chaptersOf(whole.seats[i]!, words, named).flatMap((each) => each.lines).length);
    for (const { text } of lines) expect(text).not.toMatch(/null|undefined|NaN/);
    const questions = chaptersOf(seat, words, named).find(({ id }) => id === 'suggestions')!;
    for (const { text } of questions.lines) expect(text).toContain(words.gaps['too-large']);
    expect(accuracyOf(seat)).toBeNull();
  }
  expect(decidingMoments(casebook)).toEqual([]);
  expect(certaintyChart(casebook, 640, 280).lines.every(({ path }) => path === '')).toBe(true);
});

test('ends a line of the chart where the deals can no longer be counted', () => {
  const [game] = corpusGames('card-2018', 1);
  const [seat] = analyse(game!).seats;
  const counted = seat!.curve.filter(({ opened }) => !opened);
  const { at, turn } = counted.at(-1)!;
  const lost = { at, turn, solutions: null, bits: null, gap };
  const endOf = (curve: SeatCase['curve']): number =>
    Number(/H([\d.]+)$/.exec(certaintyChart({ seats: [{ ...seat!, curve }] }, 640, 280).lines[0]!.path)![1]);
  const later = { ...counted[0]!, turn: turn + 4, opened: true } as const;
  expect(endOf([...counted, later])).toBe(640);
  expect(endOf([...counted.slice(0, -1), lost, later])).toBeLessThan(640);
});
