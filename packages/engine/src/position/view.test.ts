import { describe, expect, test } from 'vitest';
import { accuse } from '../mechanics/accusing/accuse.ts';
import { clues } from '../mechanics/decks/clues.ts';
import { dice, passages, sum } from '../mechanics/moving/dice.ts';
import { walk } from '../mechanics/moving/walk.ts';
import { answer } from '../mechanics/suggesting/answer.ts';
import { suggest } from '../mechanics/suggesting/suggest.ts';
import { secretsTable } from '../test/secrets.ts';
import { envelope, openTestTable, solution, wrong } from '../test/table.ts';
import { testEdition } from '../test/test-edition.ts';
import { makeView, type View } from './view.ts';

const edition = testEdition(
  [
    dice({ steps: sum, trapped: 'rolls', begin: 'must' }),
    walk({ rest: 'never', roomLeft: 'barred' }),
    suggest({ onEntering: 'must', pulled: 'may', again: 'free', pulledBack: 'may' }),
    answer('first-who-can'),
    accuse({ where: 'anywhere', when: 'any-time', heard: 'written', clearsDoor: false }),
  ],
  { version: 4, options: { lastSeat: ['plays-on', 'wins'] } },
);
const start = openTestTable(edition);
const rolled = start.after('scarlet', { do: 'roll' }, { die: [2] });
const asked = rolled
  .after('scarlet', { do: 'move', to: 'hall' })
  .after('scarlet', { do: 'suggest', suspect: 'plum', weapon: 'knife', room: 'hall' });
const shown = asked.after('plum', { do: 'show', card: 'knife' });
const viewOf = (table: typeof start, viewer: string): View => makeView(table.seenBy(viewer));

describe('a view', () => {
  test('shows the whole start of a game', () => {
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

  test('shows the dice once they are rolled', () => {
    expect(viewOf(rolled, 'spectator')).toMatchObject({ dice: [2], left: 2, step: 'rolled' });
  });

  test('shows a suggestion while it is being answered, and who is asked', () => {
    expect(viewOf(asked, 'mustard')).toMatchObject({
      asked: [2],
      waitingFor: 'answer',
      pawns: { scarlet: 'hall', plum: 'hall' },
      weapons: { knife: 'hall' },
      history: [{ turn: 1, by: 0, cards: ['plum', 'knife', 'hall'], answers: [{ seat: 1, answer: 'none' }] }],
    });
  });

  test('shows who answered and how, but never which card was shown', () => {
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

  test('shows the two players concerned which card was shown, by whom and on which turn', () => {
    expect(viewOf(shown, 'scarlet')).toMatchObject({
      shown: [{ card: 'knife', by: 2, turn: 1, why: 'answer' }],
      showed: [],
      known: { scarlet: 0, hall: 0, knife: 2 },
    });
    expect(viewOf(shown, 'plum')).toMatchObject({ shown: [], showed: [{ card: 'knife', to: 0, turn: 1 }] });
    expect(viewOf(shown, 'mustard')).toMatchObject({ shown: [], showed: [], known: { mustard: 1, rope: 1 } });
  });

  test('shows an accusation, with null for cards that were not heard, and who is out', () => {
    const accused = start.after('scarlet', { do: 'accuse', ...wrong });
    expect(viewOf(accused, 'mustard').accusations).toStrictEqual([
      { turn: 1, by: 0, cards: null, right: false },
    ]);
    expect(viewOf(accused, 'scarlet').accusations[0]!.cards).toEqual(['plum', 'pipe', 'hall']);
    expect(viewOf(accused, 'plum').seats.map(({ out }) => out)).toEqual([true, false, false]);
  });

  test('shows the result with the envelope', () => {
    const won = start.after('scarlet', { do: 'accuse', ...solution });
    expect(viewOf(won, 'plum')).toMatchObject({
      result: { winner: 0, envelope },
      asked: [],
      known: { plum: 'envelope', pipe: 'envelope', attic: 'envelope' },
    });
  });

  test('has no hand and no `you` for a spectator and for the table', () => {
    expect(viewOf(shown, 'spectator')).toMatchObject({ you: null, hand: [], known: {} });
    expect(makeView(shown.pos)).toMatchObject({ you: null, hand: [] });
  });

  test('shows the players’ names and the members of a team (N15-14)', () => {
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

  test('is left out of the view in other editions', () => {
    for (const key of keys) expect(viewOf(start, 'plum')).not.toHaveProperty(key);
  });

  test('intrigue shows a seat its own butler cards, everyone’s number of them, the clocks and who was murdered', () => {
    const table = secretsTable({
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

  test('powers are shown as used or unused', () => {
    const table = secretsTable({ guests: { scarlet: 'go' } });
    expect(viewOf(table, 'plum').seats[0]!.power).toBe('unused');
    const used = table.after('scarlet', { do: 'power', to: 'attic' });
    expect(viewOf(used, 'plum').seats[0]!.power).toBe('used');
  });

  test('clue cards are shown while they are read, with the passages dug', () => {
    const cluing = testEdition(
      [
        dice({ steps: sum, trapped: 'rolls', begin: 'must' }),
        clues({ deck: { 'clue:passage': 1 }, two: 'one-by-one' }),
        passages({ afterRoll: true, trapped: 'may' }),
        accuse({ where: 'anywhere', when: 'any-time', heard: 'spoken', clearsDoor: false }),
      ],
      { passages: [['hall', 'study']] },
    );
    const reading = openTestTable(cluing).after('scarlet', { do: 'roll' }, { die: [1] });
    expect(viewOf(openTestTable(cluing), 'plum').clue).toBe(null);
    expect(viewOf(reading, 'plum')).toMatchObject({ clue: 'clue:passage', waitingFor: 'choice' });
    expect(viewOf(reading, 'plum').unheld).toEqual([]);
    const dug = reading.after('scarlet', { do: 'choose', room: 'attic' });
    expect(viewOf(dug, 'plum')).toMatchObject({ clue: null, passages: [['attic', 'hall'], ['attic', 'study']] }); // biome-ignore format: two passages
  });
});

describe('how cards came to be known', () => {
  const calling = testEdition([
    dice({ steps: sum, trapped: 'rolls', begin: 'must' }),
    clues({ deck: { 'clue:name-weapon': 2 }, two: 'one-by-one' }),
    accuse({ where: 'anywhere', when: 'any-time', heard: 'spoken', clearsDoor: false }),
  ]);
  const called = (card: string) =>
    openTestTable(calling)
      .after('scarlet', { do: 'roll' }, { die: [1] })
      .after('scarlet', { do: 'choose', card });

  test('a card that was called is kept as shown to all or as held by nobody', () => {
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

  test('the envelope is known to a wrong accuser and to nobody else', () => {
    const accused = start.after('scarlet', { do: 'accuse', ...wrong });
    expect(viewOf(accused, 'scarlet').sights).toEqual([{ turn: 1, how: 'opened', cards: envelope }]);
    expect(viewOf(accused, 'plum').sights).toEqual([]);
  });
});
