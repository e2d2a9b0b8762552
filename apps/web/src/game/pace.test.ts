import { editions } from '@casefile/editions';
import type { Fact } from '@casefile/engine';
import { describe, expect, test } from 'vitest';
import { LocalTable } from '../worker/local-table.ts';
import { makePace, pauseAfter, type Speed } from './pace.ts';

const lacked: Fact = { fact: 'lacked', seat: 1 };
const suggested: Fact = { fact: 'suggested', seat: 0, cards: ['plum', 'rope', 'hall'], room: 'hall' };

test('what is worth seeing is shown for a while, the rest passes', () => {
  expect(pauseAfter([suggested], 'calm', 0)).toBeGreaterThan(500);
  expect(pauseAfter([{ fact: 'turn', seat: 0, number: 1 }], 'calm', 0)).toBe(0);
  expect(pauseAfter([suggested], 'quick', 0)).toBeLessThan(pauseAfter([suggested], 'calm', 0));
});

test('at once means at once', () => {
  expect(pauseAfter([suggested, lacked], 'instant', 0)).toBe(0);
});

test.each(['calm', 'quick'] as const)(
  '%s: the pauses of a turn stay under three seconds, however long it is',
  (speed) => {
    let spent = 0;
    for (let i = 0; i < 50; i++) spent += pauseAfter([suggested, lacked], speed, spent);
    expect(spent).toBeLessThan(3000);
    expect(spent).toBeGreaterThan(0);
  },
);

/** The pauses of every turn of a whole game, as a table on this device makes them. */
function pausesOf(edition: (typeof editions)[number], speed: Speed): readonly number[] {
  const players = edition.cards({}).suspects.slice(0, 4);
  const table = new LocalTable(edition, {
    edition: edition.id,
    options: {},
    players: players.map((suspect) => ({ suspect, bot: 'basil' })),
    seed: '7c'.repeat(32),
  });
  table.look(0);
  table.scene();
  const pace = makePace();
  const turns: number[] = [];
  while (table.next()) {
    const scene = table.scene();
    const { turnNumber } = scene.view;
    turns[turnNumber] = (turns[turnNumber] ?? 0) + pace(scene, speed);
  }
  return turns.filter((pauses) => pauses !== undefined);
}

describe.each(editions.map((edition) => [edition.id, edition] as const))('U23 %s', (_, edition) => {
  test('no turn is shown for more than three seconds, and at once is without any pause', () => {
    const calm = pausesOf(edition, 'calm');
    expect(calm.length).toBeGreaterThan(3);
    expect(Math.max(...calm)).toBeGreaterThan(500);
    expect(Math.max(...calm)).toBeLessThan(3000);
    expect(Math.max(...pausesOf(edition, 'instant'))).toBe(0);
  });
});
