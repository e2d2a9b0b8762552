import { editions } from '@casefile/editions';
import {
  type Edition,
  makeView,
  type Position,
  type Fact as TableFact,
  type View,
  type Viewer,
} from '@casefile/engine';
import { playRandomly } from '@casefile/testkit/playthrough';
import { type Recipe, recipes, tablesOf } from '@casefile/testkit/recipe';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { solve } from '../counting/solve.ts';
import { fits, type World } from '../test/brute-force.ts';
import { toldBy } from '../test/told.ts';
import { knowledgeFromView } from './from-view.ts';
import type { Knowledge, KnownFact } from './knowledge.ts';

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

const factsOf = (pos: Position): readonly KnownFact[] =>
  knowledgeFromView(makeView(pos), pos.rules.cards).facts;

/** What a fact says, whatever it was learnt from. */
function sayings(fact: KnownFact): string[] {
  if ('has' in fact) return [`has ${fact.has.join(' ')}`];
  if ('lacks' in fact) return [`lacks ${fact.lacks.join(' ')}`];
  if ('oneOf' in fact) return [`oneOf ${fact.oneOf[0]} ${fact.oneOf[1].join(' ')}`];
  if ('envelopeNot' in fact) return [`envelopeNot ${fact.envelopeNot.join(' ')}`];
  if ('envelope' in fact) return fact.envelope.map((card) => `has envelope ${card}`);
  return [`has ${fact.shown.by} ${fact.shown.card}`];
}

describe.each(editions)('$id', (edition) => {
  test('fits the deal, contains everything the view tells and forgets nothing, at every step of every table', () => {
    let facts = 0;
    for (const recipe of recipesOf(edition)) {
      const before = new Map<Viewer, ReadonlySet<string>>();
      const log: TableFact[] = [];
      for (const stage of playRandomly(recipe).stages) {
        const world = worldOf(stage.game.table);
        log.push(...stage.facts);
        for (const pos of viewers(stage)) {
          const { owners } = knowledgeFromView(makeView(pos), pos.rules.cards);
          const held = Object.values(owners).reduce((sum, size) => sum + size, 0);
          expect(held).toBe(pos.rules.deck.length - 3);
          const known = factsOf(pos);
          expect(
            known.filter((fact) => !fits(world, fact)),
            `${recipe.seed}`,
          ).toEqual([]);
          const said = new Set(known.flatMap(sayings));
          const missing = [...(before.get(pos.you) ?? [])].filter((saying) => !said.has(saying));
          expect(missing, `forgotten by ${pos.you}`).toEqual([]);
          before.set(pos.you, said);
          facts += known.length;
        }
      }
      for (const pos of viewers(playRandomly(recipe).last)) {
        const said = new Set(factsOf(pos).flatMap(sayings));
        const told = toldBy(log, pos.you, pos.rules.players);
        expect([...told].filter((saying) => !said.has(saying))).toEqual([]);
        expect(factsOf(pos).filter(({ source }) => source === undefined || source.turn === null)).toEqual([]);
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
const seat = (suspect: string, hand: number): View['seats'][number] => ({
  suspect,
  name: suspect,
  hand,
  out: false,
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
  sights: [],
  history: [],
  accusations: [],
  result: null,
};
const dealt = { turn: 0, what: 'dealt' } as const;
const all = [...cards.suspects, ...cards.weapons, ...cards.rooms];
const known: readonly KnownFact[] = [
  ...all.map(
    (card): KnownFact =>
      card === 'rope'
        ? { has: ['scarlet', card], source: dealt }
        : { lacks: ['scarlet', card], source: dealt },
  ),
  { has: ['pool', 'hall'], source: { turn: null, what: 'known' } },
];
const from = (changes: Partial<View>): Knowledge => knowledgeFromView({ ...view, ...changes }, cards);
const beyond = (changes: Partial<View>): readonly KnownFact[] => from(changes).facts.slice(known.length);

test('hands, cards outside hands, and cards seen', () => {
  expect(from({})).toEqual({
    categories: { suspect: cards.suspects, weapon: cards.weapons, room: cards.rooms },
    owners: { scarlet: 1, plum: 1, pool: 1 },
    facts: known,
  });
});

test('knows that a spot holds no other cards once all of its cards were seen', () => {
  const sights = [{ turn: 4, how: 'looked' as const, cards: ['hall'] }];
  const source = { turn: 4, what: 'looked' };
  expect(from({ sights }).facts.slice(all.length)).toEqual(
    all.map((card) =>
      card === 'hall' ? { has: ['pool', card], source } : { lacks: ['pool', card], source },
    ),
  );
  const one = from({ sights, spots: { pool: 2 } }).facts.slice(all.length);
  expect(one).toEqual([{ has: ['pool', 'hall'], source }]);
});

const named = ['plum', 'knife', 'hall'];
const inquiry = (turn: number, answer: 'none' | 'shown' | 'unanswered', more: { mustShow?: true } = {}) => ({
  turn,
  by: 0,
  cards: named,
  answers: [{ seat: 1, answer, ...more }],
});

test('learns that a player who passes lacks all cards, that one who shows has one, and nothing from an open suggestion', () => {
  const history = [inquiry(1, 'none'), inquiry(2, 'shown'), inquiry(3, 'unanswered')];
  expect(beyond({ history })).toEqual([
    ...named.map((card) => ({
      lacks: ['plum', card],
      source: { turn: 1, what: 'passed', by: 'scarlet' },
    })),
    { oneOf: ['plum', named], source: { turn: 2, what: 'showed', by: 'scarlet' } },
  ]);
});

test('knows that a player who is asked to show has one of the cards, also when it need not show after all', () => {
  const mustShow = { oneOf: ['plum', named], source: { turn: 3, what: 'must-show', by: 'scarlet' } };
  const asking = [{ ...inquiry(3, 'none'), answers: [] }];
  expect(beyond({ history: asking, waitingFor: 'answer', asked: [1] })).toEqual([mustShow]);
  expect(beyond({ history: asking, waitingFor: 'no-answer', asked: [1] })).toEqual([]);
  expect(beyond({ history: [inquiry(3, 'unanswered', { mustShow: true })] })).toEqual([mustShow]);
});

test('learns that nobody holds a card that was called without an answer', () => {
  const source = { turn: 5, what: 'unheld' };
  expect(beyond({ unheld: [{ turn: 5, card: 'knife' }] })).toEqual([
    { lacks: ['scarlet', 'knife'], source },
    { lacks: ['plum', 'knife'], source },
  ]);
});

test('a card shown in answer was chosen among those named; one shown earlier on the turn was not', () => {
  const shown = [
    { card: 'knife', by: 1, turn: 2, why: 'spy' as const },
    { card: 'knife', by: 1, turn: 2, why: 'answer' as const },
  ];
  const history = [inquiry(2, 'shown')];
  expect(from({ shown, history, known: { rope: 0, knife: 1 } }).facts.slice(all.length, -1)).toEqual([
    { has: ['plum', 'knife'], source: { turn: 2, what: 'spied' } },
    { shown: { by: 'plum', card: 'knife', of: named }, source: { turn: 2, what: 'shown' } },
  ]);
});

test('learns from an accusation whose cards were heard', () => {
  const accusation = { turn: 2, by: 1, cards: named, right: false };
  const source = { turn: 2, what: 'accused', by: 'plum' };
  expect(beyond({ accusations: [accusation] })).toEqual([{ envelopeNot: named, source }]);
  expect(beyond({ accusations: [{ ...accusation, cards: null }] })).toEqual([]);
  expect(beyond({ accusations: [{ ...accusation, right: true }] })).toEqual([{ envelope: named, source }]);
});
