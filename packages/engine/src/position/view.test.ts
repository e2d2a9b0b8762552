import { editions } from '@casefile/editions';
import { describe, expect, test } from 'vitest';
import { accuse } from '../mechanics/accusing/accuse.ts';
import { clues } from '../mechanics/decks/clues.ts';
import { dice, passages, sum } from '../mechanics/moving/dice.ts';
import { walk } from '../mechanics/moving/walk.ts';
import { answer } from '../mechanics/suggesting/answer.ts';
import { suggest } from '../mechanics/suggesting/suggest.ts';
import { secrets } from '../test/secrets.ts';
import { envelope, sit, solution, wrong } from '../test/table.ts';
import { tiny } from '../test/tiny.ts';
import { wander } from '../test/wander.ts';
import type { Viewer } from '../vocabulary.ts';
import { positionFrom } from './fold.ts';
import { makeView, type View } from './view.ts';

const edition = tiny(
  [
    dice({ steps: sum, trapped: 'rolls', begin: 'must' }),
    walk({ rest: 'never', roomLeft: 'barred' }),
    suggest({ onEntering: 'must', pulled: 'may', again: 'free', pulledBack: 'may' }),
    answer('first-who-can'),
    accuse({ where: 'anywhere', when: 'any-time', heard: 'written', clearsDoor: false }),
  ],
  { version: 4, options: { lastSeat: ['plays-on', 'wins'] } },
);
const start = sit(edition);
const rolled = start.after('scarlet', { do: 'roll' }, { die: [2] });
const asked = rolled
  .after('scarlet', { do: 'move', to: 'hall' })
  .after('scarlet', { do: 'suggest', suspect: 'plum', weapon: 'knife', room: 'hall' });
const shown = asked.after('plum', { do: 'show', card: 'knife' });
const viewOf = (table: typeof start, viewer: string): View => makeView(table.seenBy(viewer));

describe('a view', () => {
  test('at the start of a game, in full', () => {
    expect(viewOf(start, 'mustard')).toStrictEqual({
      edition: 'tiny',
      version: 4,
      options: { lastSeat: 'plays-on' },
      you: 1,
      seats: [
        { suspect: 'scarlet', name: 'scarlet', hand: 2, out: false },
        { suspect: 'mustard', name: 'mustard', hand: 2, out: false },
        { suspect: 'plum', name: 'plum', hand: 2, out: false },
      ],
      hand: ['mustard', 'rope'],
      turn: 0,
      turnNumber: 1,
      step: 'start',
      asked: [0],
      waitingFor: null,
      dice: null,
      left: 0,
      pawns: { scarlet: [2, 0], mustard: [4, 0], plum: [6, 0] },
      weapons: { rope: null, knife: null, pipe: null },
      known: { mustard: 1, rope: 1 },
      spots: {},
      shown: [],
      showed: [],
      sights: [],
      history: [],
      accusations: [],
      result: null,
    });
  });

  test('the dice, once rolled', () => {
    expect(viewOf(rolled, 'spectator')).toMatchObject({ dice: [2], left: 2, step: 'rolled' });
  });

  test('a suggestion while it is being answered, and who is waited for', () => {
    expect(viewOf(asked, 'mustard')).toMatchObject({
      asked: [2],
      waitingFor: 'answer',
      pawns: { scarlet: 'hall', plum: 'hall' },
      weapons: { knife: 'hall' },
      history: [{ turn: 1, by: 0, cards: ['plum', 'knife', 'hall'], answers: [{ seat: 1, answer: 'none' }] }],
    });
  });

  test('the answers: none, shown, and never which card', () => {
    for (const viewer of ['scarlet', 'mustard', 'plum', 'spectator'])
      expect(viewOf(shown, viewer).history).toStrictEqual([
        {
          turn: 1,
          by: 0,
          cards: ['plum', 'knife', 'hall'],
          answers: [
            { seat: 1, answer: 'none' },
            { seat: 2, answer: 'shown' },
          ],
        },
      ]);
  });

  test('the card shown: to whom, by whom, on which turn', () => {
    expect(viewOf(shown, 'scarlet')).toMatchObject({
      shown: [{ card: 'knife', by: 2, turn: 1, why: 'answer' }],
      showed: [],
      known: { scarlet: 0, hall: 0, knife: 2 },
    });
    expect(viewOf(shown, 'plum')).toMatchObject({ shown: [], showed: [{ card: 'knife', to: 0, turn: 1 }] });
    expect(viewOf(shown, 'mustard')).toMatchObject({ shown: [], showed: [], known: { mustard: 1, rope: 1 } });
  });

  test('an accusation: its cards null where they were not heard, and who is out', () => {
    const accused = start.after('scarlet', { do: 'accuse', ...wrong });
    expect(viewOf(accused, 'mustard').accusations).toStrictEqual([
      { turn: 1, by: 0, cards: null, right: false },
    ]);
    expect(viewOf(accused, 'scarlet').accusations[0]!.cards).toEqual(['plum', 'pipe', 'hall']);
    expect(viewOf(accused, 'plum').seats.map(({ out }) => out)).toEqual([true, false, false]);
  });

  test('the result, with the envelope', () => {
    const won = start.after('scarlet', { do: 'accuse', ...solution });
    expect(viewOf(won, 'plum')).toMatchObject({
      result: { winner: 0, envelope },
      asked: [],
      known: { plum: 'envelope', pipe: 'envelope', attic: 'envelope' },
    });
  });

  test('of a spectator and of the table is nobody’s own', () => {
    expect(viewOf(shown, 'spectator')).toMatchObject({ you: null, hand: [], known: {} });
    expect(makeView(shown.pos)).toMatchObject({ you: null, hand: [] });
  });

  test('the names people go by, and the people of a team (N15-14)', () => {
    const { rules } = start.pos;
    const players = [
      { suspect: 'scarlet', name: 'Ada' },
      { suspect: 'mustard', members: ['Bo', 'Cy'] },
      { suspect: 'plum' },
    ];
    expect(makeView({ ...start.pos, rules: { ...rules, players } }).seats).toMatchObject([
      { name: 'Ada' },
      { name: 'mustard', members: ['Bo', 'Cy'] },
      { name: 'plum' },
    ]);
  });
});

describe('what some editions add', () => {
  const keys = ['butlers', 'clocks', 'clue', 'passages', 'unheld'];

  test('nothing where there is no such thing', () => {
    for (const key of keys) expect(viewOf(start, 'plum')).not.toHaveProperty(key);
  });

  test('intrigue: one’s own butler cards, the number of everyone’s, the clocks, who was murdered', () => {
    const table = secrets({
      layout: { butlers: { plum: ['butler:see'] }, clocks: 2 },
      guests: { mustard: 'go' },
    });
    expect(viewOf(table, 'plum')).toMatchObject({ butlers: ['butler:see'], clocks: 2 });
    expect(viewOf(table, 'scarlet')).toMatchObject({ butlers: [], clocks: 2 });
    expect(viewOf(table, 'scarlet').seats[2]).toMatchObject({ murdered: false, butlers: 1 });
    const murdered = table.after('scarlet', { do: 'roll' }, { die: [1, 2], deck: ['clock'] });
    expect(viewOf(murdered, 'plum').seats[0]).toMatchObject({ murdered: true, out: true, butlers: 0 });
    expect(viewOf(murdered, 'plum').pawns.scarlet).toBe(null);
  });

  test('powers: used or unused', () => {
    const table = secrets({ guests: { scarlet: 'go' } });
    expect(viewOf(table, 'plum').seats[0]!.power).toBe('unused');
    const used = table.after('scarlet', { do: 'power', to: 'attic' });
    expect(viewOf(used, 'plum').seats[0]!.power).toBe('used');
  });

  test('clue cards: the one being read, and passages dug', () => {
    const cluing = tiny(
      [
        dice({ steps: sum, trapped: 'rolls', begin: 'must' }),
        clues({ deck: { 'clue:passage': 1 }, two: 'one-by-one' }),
        passages({ afterRoll: true, trapped: 'may' }),
        accuse({ where: 'anywhere', when: 'any-time', heard: 'spoken', clearsDoor: false }),
      ],
      { passages: [['hall', 'study']] },
    );
    const reading = sit(cluing).after('scarlet', { do: 'roll' }, { die: [1] });
    expect(viewOf(sit(cluing), 'plum').clue).toBe(null);
    expect(viewOf(reading, 'plum')).toMatchObject({ clue: 'clue:passage', waitingFor: 'choice' });
    expect(viewOf(reading, 'plum').unheld).toEqual([]);
    const dug = reading.after('scarlet', { do: 'choose', room: 'attic' });
    expect(viewOf(dug, 'plum')).toMatchObject({ clue: null, passages: [['attic', 'hall'], ['attic', 'study']] }); // biome-ignore format: two passages
  });
});

describe('how cards came to be known', () => {
  const calling = tiny([
    dice({ steps: sum, trapped: 'rolls', begin: 'must' }),
    clues({ deck: { 'clue:name-weapon': 2 }, two: 'one-by-one' }),
    accuse({ where: 'anywhere', when: 'any-time', heard: 'spoken', clearsDoor: false }),
  ]);
  const called = (card: string) =>
    sit(calling)
      .after('scarlet', { do: 'roll' }, { die: [1] })
      .after('scarlet', { do: 'choose', card });

  test('a card that was called: shown to all, or held by nobody', () => {
    const shownToAll = called('rope').after('mustard', { do: 'show', card: 'rope' });
    for (const viewer of ['scarlet', 'plum', 'spectator']) {
      expect(viewOf(shownToAll, viewer)).toMatchObject({
        unheld: [],
        sights: [{ turn: 1, how: 'revealed', cards: ['rope'] }],
      });
      expect(viewOf(called('pipe'), viewer)).toMatchObject({
        unheld: [{ turn: 1, card: 'pipe' }],
        sights: [],
      });
    }
  });

  test('the envelope, by who accused wrongly and by nobody else', () => {
    const accused = start.after('scarlet', { do: 'accuse', ...wrong });
    expect(viewOf(accused, 'scarlet').sights).toEqual([{ turn: 1, how: 'opened', cards: envelope }]);
    expect(viewOf(accused, 'plum').sights).toEqual([]);
  });
});

/** The keys every bot, wire and screen may count on, and what they hold. */
const contract: Readonly<Record<string, (value: never, view: View) => boolean>> = {
  edition: (id: string) => editions.some((each) => each.id === id),
  options: (options: object) => typeof options === 'object',
  you: (you: number | null, { seats }) => you === null || (Number.isInteger(you) && you < seats.length),
  seats: (seats: View['seats']) =>
    seats.every(
      ({ suspect, name, hand, out }) =>
        suspect !== '' && name !== '' && Number.isInteger(hand) && typeof out === 'boolean',
    ),
  hand: (hand: string[], { you, seats }) => hand.length === (you === null ? 0 : seats[you]!.hand),
  turn: (turn: number, { seats }) => turn >= 0 && turn < seats.length,
  turnNumber: (number: number) => number >= 1,
  asked: (asked: number[], { result }) => (asked.length === 0) === (result !== null),
  dice: (dice: number[] | null) => dice === null || dice.every((face) => face >= 1 && face <= 6),
  pawns: (pawns: object) => Object.values(pawns).every(isPlace),
  weapons: (weapons: object) => Object.values(weapons).every(isPlace),
  known: (known: object) => Object.values(known).every(isOwner),
  shown: (shown: View['shown']) => shown.every(({ card, by, turn }) => card !== '' && by >= 0 && turn >= 1),
  showed: (showed: View['showed']) =>
    showed.every(({ card, to, turn }) => card !== '' && to >= 0 && turn >= 1),
  sights: (sights: View['sights'], { known }) =>
    sights.every(({ turn, cards }) => turn >= 0 && cards.every((card) => known[card] !== undefined)),
  history: (history: View['history']) =>
    history.every(({ turn, by, cards, answers }) => {
      const said = answers.every(
        ({ seat, answer: how }) => seat !== by && ['none', 'shown', 'unanswered'].includes(how),
      );
      return turn >= 1 && [2, 3].includes(cards.length) && said;
    }),
  accusations: (accusations: View['accusations']) =>
    accusations.every(
      ({ turn, by, cards, right }) =>
        turn >= 1 && by >= 0 && (cards?.length ?? 3) === 3 && typeof right === 'boolean',
    ),
  result: (result: View['result']) =>
    result === null || (result.envelope.length === 3 && (result.winner ?? 0) >= 0),
};
const isPlace = (place: unknown): boolean =>
  place === null ||
  typeof place === 'string' ||
  (Array.isArray(place) && place.length === 2 && place.every(Number.isInteger));
const isOwner = (owner: unknown): boolean =>
  Number.isInteger(owner) || /^(envelope|pool|face-up|room:[a-z-]+)$/.test(String(owner));

describe.each(editions.map((each) => [each.id, each] as const))('every view of %s', (id, each) => {
  const stages = [0, 1].flatMap((number) =>
    [...wander(each, number, 60)].filter((_, n) => n % 12 === 0 || n === 60),
  );
  const viewers = (seats: number): Viewer[] => [
    'spectator',
    'table',
    ...Array.from({ length: seats }, (_, seat) => seat),
  ];
  const views = stages.flatMap(({ game, log }) =>
    viewers(game.table.rules.players.length).map((viewer) =>
      makeView(positionFrom(game.table.rules, log, viewer)),
    ),
  );

  test('keeps the contract', () => {
    for (const view of views)
      for (const [key, holds] of Object.entries(contract)) {
        expect(view).toHaveProperty(key);
        expect(
          holds(view[key as keyof View] as never, view),
          `${key}: ${JSON.stringify(view[key as keyof View])}`,
        ).toBe(true);
      }
  });

  test('is plain JSON: it comes back the same, with nothing undefined', () => {
    for (const view of views) expect(JSON.parse(JSON.stringify(view))).toStrictEqual(view);
  });

  test('says the edition and its version', () => {
    expect(each.version).toBeGreaterThanOrEqual(1);
    for (const view of views) expect([view.edition, view.version]).toEqual([id, each.version]);
  });
});
