/** U67: from a lost game to the position in which it could have gone otherwise. */
import { infoOf, makeBot } from '@casefile/bots';
import { seedFrom } from '@casefile/bots/arena/match';
import { ArenaTable } from '@casefile/bots/arena/table';
import { knowledgeFromView } from '@casefile/deduction';
import { editions } from '@casefile/editions';
import { type Edition, type Fact, makeRules, makeView, positionFrom } from '@casefile/engine';
import { size } from '@casefile/testkit/size';
import { describe, expect, test } from 'vitest';
import { checkByDeals } from '../test/check-by-deals.ts';
import { missedPuzzle } from './missed.ts';

const games = size(1, 10);
const thinkingMs = 1000;

/** What each player saw of a game between forgetful bots. */
function told(edition: Edition, number: number): { facts: readonly Fact[][]; envelope: readonly string[] } {
  const seed = seedFrom('missed', edition.id, String(number));
  const seats = Math.max(3, edition.seats[0]);
  const suspects = edition.cards({}).suspects.slice(0, seats);
  const table = ArenaTable.mustOpen({ edition, options: {}, suspects, seed });
  const info = infoOf(edition, table.options);
  const bots = suspects.map((_, seat) => makeBot('cross-off', `${seed} ${seat}`, info));
  for (let asked = table.question(); asked !== null && table.turnNumber < 60; asked = table.question())
    table.act(asked.seat, bots[asked.seat]!.decide(asked.view, asked.legal, { ms: thinkingMs }));
  const facts = suspects.map((_, seat) => [...table.since(0, seat)]);
  return { facts, envelope: table.envelope };
}

describe.each(editions.map((edition) => [edition.id, edition] as const))('%s', (id, edition) => {
  test('U67 makes a puzzle from a position of that game, as its player saw it, with one right answer', () => {
    let found = 0;
    for (let number = 0; number < games; number++) {
      const { facts, envelope } = told(edition, number);
      for (const [seat, own] of facts.entries()) {
        const puzzle = missedPuzzle(edition, own, seat);
        if (puzzle === null) continue;
        found++;
        checkByDeals(puzzle);
        const opened = own[0] as Extract<Fact, { fact: 'opened' }>;
        const rules = makeRules(edition, opened.options, opened.players);
        const at = Number(puzzle.id.split(' ').at(-2));
        const view = makeView(positionFrom(rules, own.slice(0, at), seat));
        expect(puzzle.knowledge).toEqual(knowledgeFromView(view, rules.cards));
        expect(view.turn).toBe(seat);
        // Never uses what was revealed at the end.
        expect(own.slice(0, at).some(({ fact }) => fact === 'ended')).toBe(false);
        if (puzzle.kind === 'accuse') expect(puzzle.solutions).toContainEqual(envelope);
      }
    }
    expect(found, id).toBeGreaterThan(0);
  });
});

test('U67 asks a player who could have proved it on the first turn on which that was possible', () => {
  const edition = editions.find(({ id }) => id === 'speed')!;
  let late = 0;
  for (let number = 0; number < 8; number++)
    for (const [seat, own] of told(edition, number).facts.entries()) {
      const puzzle = missedPuzzle(edition, own, seat);
      if (puzzle?.kind !== 'accuse' || puzzle.solutions.length > 1) continue;
      late++;
      const at = Number(puzzle.id.split(' ').at(-2));
      const before = missedPuzzle(edition, own.slice(0, at), seat);
      expect(before?.kind === 'accuse' && before.solutions.length === 1).toBe(false);
    }
  expect(late).toBeGreaterThan(0);
});
