import { editions } from '@casefile/editions';
import { type Edition, makeView, type Position, type View } from '@casefile/engine';
import { playRandomly } from '@casefile/testkit/playthrough';
import { type Recipe, recipes, tablesOf } from '@casefile/testkit/recipe';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { knowledgeFromView } from './from-view.ts';
import type { Fact, Knowledge } from './knowledge.ts';
import { solve } from './solve.ts';
import { fits, type World } from './test/brute-force.ts';

/** One game for each number of seats and each combination of options. */
const recipesOf = (edition: Edition): Recipe[] =>
  tablesOf(edition).flatMap((table, seed) => fc.sample(recipes(table, 120), { seed, numRuns: 1 }));

function worldOf(table: Position): World {
  return Object.fromEntries(
    Object.entries(table.known).map(([card, owner]) => [
      card,
      typeof owner === 'number' ? table.rules.players[owner]!.suspect : owner,
    ]),
  );
}

const viewers = (stage: { seats: readonly Position[]; spectator: Position }): Position[] => [
  ...stage.seats,
  stage.spectator,
];

describe.each(editions)('$id', (edition) => {
  test('the deal fits what every seat and a spectator know, at every step of every table', () => {
    let facts = 0;
    for (const recipe of recipesOf(edition)) {
      for (const stage of playRandomly(recipe).stages) {
        const world = worldOf(stage.game.table);
        for (const pos of viewers(stage)) {
          const knowledge = knowledgeFromView(makeView(pos), pos.rules.cards);
          const held = Object.values(knowledge.owners).reduce((sum, size) => sum + size, 0);
          expect(held).toBe(pos.rules.deck.length - 3);
          const wrong = knowledge.facts.filter((fact) => !fits(world, fact));
          expect(wrong, `${recipe.seed}`).toEqual([]);
          facts += knowledge.facts.length;
        }
      }
    }
    expect(facts).toBeGreaterThan(10_000);
  });

  test('counting finds the deal possible, and knows every card the view knows', () => {
    for (const recipe of recipesOf(edition).filter((_, i) => i % 4 === 0)) {
      const { stages } = playRandomly(recipe);
      for (const stage of stages.filter((_, i) => i % 25 === 0 || i === stages.length - 1)) {
        const world = worldOf(stage.game.table);
        for (const pos of viewers(stage)) {
          const view = makeView(pos);
          const { cards, certain } = solve(knowledgeFromView(view, pos.rules.cards));
          expect(Object.entries(world).filter(([card, owner]) => cards[card]![owner] === 0)).toEqual([]);
          const sure = new Map(certain.map((mark) => [mark.card, mark.owner]));
          for (const card of Object.keys(view.known)) expect(sure.get(card)).toBe(world[card]);
        }
      }
    }
  });
});

const cards = { suspects: ['scarlet', 'plum'], weapons: ['rope', 'knife'], rooms: ['hall', 'study'] };
const seat = (suspect: string, hand: number, out = false): View['seats'][number] => ({
  suspect,
  name: suspect,
  hand,
  out,
});
const view: View = {
  edition: 'clue-1986',
  version: 1,
  options: {},
  you: 0,
  seats: [seat('scarlet', 1), seat('plum', 1)],
  hand: ['rope'],
  turn: 0,
  turnNumber: 3,
  step: 'start',
  asked: [0],
  waitingFor: null,
  dice: null,
  left: 0,
  pawns: {},
  weapons: {},
  known: { rope: 0, hall: 'pool' },
  spots: { pool: 1 },
  shown: [],
  showed: [],
  history: [],
  accusations: [],
  result: null,
};
const known: readonly Fact[] = [
  { has: ['scarlet', 'rope'], source: { turn: 0, what: 'dealt' } },
  { has: ['pool', 'hall'], source: { turn: null, what: 'known' } },
];
const from = (changes: Partial<View>): Knowledge => knowledgeFromView({ ...view, ...changes }, cards);

test('hands, what lies about, and the cards seen', () => {
  expect(from({})).toEqual({
    categories: { suspect: cards.suspects, weapon: cards.weapons, room: cards.rooms },
    owners: { scarlet: 1, plum: 1, pool: 1 },
    facts: known,
  });
});

test('who has none lacks all; who shows has one; what is left unanswered says nothing', () => {
  const named = ['plum', 'knife', 'hall'];
  const inquiry = (turn: number, answer: 'none' | 'shown' | 'unanswered') => ({
    turn,
    by: 0,
    cards: named,
    answers: [{ seat: 1, answer }],
  });
  const history = [inquiry(1, 'none'), inquiry(2, 'shown'), inquiry(3, 'unanswered')];
  expect(from({ history }).facts.slice(known.length)).toEqual([
    ...named.map((card) => ({ lacks: ['plum', card], source: { turn: 1, what: 'answered' } })),
    { oneOf: ['plum', named], source: { turn: 2, what: 'answered' } },
  ]);
});

test('a card shown in answer was chosen among those named; one shown before, on the same turn, was not', () => {
  const shown = [
    { card: 'knife', by: 1, turn: 2 },
    { card: 'knife', by: 1, turn: 2 },
  ];
  const of = ['plum', 'knife', 'hall'];
  const history = [{ turn: 2, by: 0, cards: of, answers: [{ seat: 1, answer: 'shown' as const }] }];
  const source = { turn: 2, what: 'shown' };
  expect(from({ shown, history, known: { rope: 0, knife: 1 } }).facts.slice(1, 3)).toEqual([
    { has: ['plum', 'knife'], source },
    { shown: { by: 'plum', card: 'knife', of }, source },
  ]);
});

test('an accusation counts once it is judged and where it was heard', () => {
  const accusation = { turn: 2, by: 1, cards: ['plum', 'knife', 'hall'], right: false };
  const source = { turn: 2, what: 'accused' };
  const factsOf = (changes: Partial<View>): readonly Fact[] => from(changes).facts.slice(known.length);
  const judged = [seat('scarlet', 1), seat('plum', 1, true)];
  expect(factsOf({ accusations: [accusation] })).toEqual([]);
  expect(factsOf({ accusations: [accusation], seats: judged })).toEqual([
    { envelopeNot: accusation.cards, source },
  ]);
  expect(factsOf({ accusations: [{ ...accusation, cards: null }], seats: judged })).toEqual([]);
  expect(factsOf({ accusations: [{ ...accusation, right: true }] })).toEqual([
    { envelope: accusation.cards, source },
  ]);
});
