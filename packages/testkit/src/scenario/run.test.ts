import { editions } from '@casefile/editions';
import { describe, expect, test } from 'vitest';
import { runScenario } from './run.ts';

/** A valid scenario with every kind of expectation; each test below breaks it in one place. */
const sound = {
  scenario: 'A suggestion, its answer and a wrong accusation',
  rules: ['C86-19'],
  edition: 'clue-1986',
  options: { lastSeat: 'plays-on' },
  seats: ['scarlet', 'mustard', 'plum'],
  setup: {
    envelope: ['green', 'rope', 'hall'],
    hands: { scarlet: ['knife'], mustard: ['wrench', 'white'], plum: ['revolver'] },
    first: 'scarlet',
    pawns: { scarlet: [17, 7], white: null },
    weapons: { wrench: 'kitchen' },
  },
  steps: [
    {
      by: 'scarlet',
      do: 'roll',
      dice: [2],
      expect: {
        turn: 'scarlet',
        asked: ['scarlet'],
        can: { scarlet: [{ do: 'move', to: 'lounge' }] },
        cannot: { scarlet: [{ do: 'roll' }], mustard: [{ do: 'show' }] },
        rooms: { scarlet: ['lounge', 'dining-room'] },
        squares: { scarlet: { includes: [[15, 7]], excludes: [[17, 7]], count: 6 } },
        at: { white: null, wrench: 'kitchen' },
      },
    },
    { by: 'scarlet', do: 'move', to: [3, 3], refused: 'no-such-place' },
    { by: 'scarlet', do: 'move', to: 'lounge' },
    { by: 'scarlet', do: 'suggest', suspect: 'white', weapon: 'wrench', room: 'lounge' },
    { by: 'mustard', do: 'roll', refused: true },
    {
      by: 'mustard',
      do: 'show',
      card: 'wrench',
      expect: {
        shown: { scarlet: [{ card: 'wrench', by: 'mustard' }] },
        sees: { scarlet: { wrench: 'mustard', knife: 'scarlet' }, plum: { wrench: '?' } },
      },
    },
    { by: 'scarlet', do: 'accuse', suspect: 'plum', weapon: 'rope', room: 'hall' },
    { expect: { accusation: { plum: ['plum', 'rope', 'hall'] }, out: ['scarlet'], over: false } },
  ],
};

/** The valid scenario with one value replaced or removed. */
function broken(key: string, value: unknown): unknown {
  const file = structuredClone(sound);
  const path = key.split(/[.[\]]+/).filter((part) => part !== '');
  const last = path.pop()!;
  // biome-ignore lint/suspicious/noExplicitAny: the key may lead anywhere
  const parent = path.reduce((at: any, part) => at[part], file);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return file;
}
const why = (file: unknown): string | undefined => runScenario(file, editions).why;

test('passes a valid scenario', () => {
  expect(runScenario(sound, editions)).toEqual({ ok: true });
});

describe('a file that is not a scenario fails and names the key', () => {
  test.each([['text'], [null], [[sound]], [7]])('%j', (file) => {
    expect(why(file)).toBe('the file: is not a JSON object');
  });

  test.each(['scenario', 'rules', 'edition', 'seats', 'steps'])('without %s', (key) => {
    expect(why(broken(key, undefined))).toBe(`${key}: is missing`);
  });

  test.each([
    ['step', []],
    ['setup.hand', {}],
    ['steps[0].expect.turns', 'plum'],
    ['steps[0].expect.squares.scarlet.number', 2],
    ['steps[0].expect.constructor', 1],
  ])('unknown key %s', (key, value) => {
    expect(why(broken(key, value))).toContain(`${key}: unknown key; known are `);
  });

  test.each([
    ['scenario', 1, 'a text expected, found 1'],
    ['rules', 'C86-19', 'a list expected, found "C86-19"'],
    ['seats[1]', 7, 'a text expected, found 7'],
    ['options.lastSeat', 1, 'a text, true or false expected'],
    ['setup', [], 'an object expected'],
    ['setup.pawns.scarlet', [17], 'a room id or [column, row] expected'],
    ['setup.clocks', 'seven', 'a whole number expected'],
    ['steps[1]', 'roll', 'an object expected'],
    ['steps[0].dice[0]', 'two', 'a whole number expected'],
    ['steps[0].picked', 3, 'a text expected'],
    ['steps[1].refused', 3, 'true or a reason code expected'],
    ['steps[0].expect.asked', 'scarlet', 'a list expected'],
    ['steps[0].expect.can.scarlet[0]', 'move', 'an object expected'],
    ['steps[7].expect.over', true, 'an object expected'],
  ])('of the wrong type: %s is %j', (key, value, message) => {
    expect(why(broken(key, value))).toContain(`${key}: ${message}`);
  });

  test.each([
    ['steps[2]', {}, 'steps[2]: neither an action (by, do) nor expect'],
    ['steps[2]', { by: 'scarlet' }, 'steps[2].do: a text expected, found nothing'],
    ['steps[2]', { do: 'roll' }, 'steps[2].by: a text expected, found nothing'],
    ['steps[7].expect.over', {}, 'steps[7].expect.over.winner: is missing'],
    ['steps[5].expect.shown.scarlet[0].by', undefined, 'steps[5].expect.shown.scarlet[0].by: is missing'],
  ])('cut off: %s is %j', (key, value, message) => {
    expect(why(broken(key, value))).toBe(message);
  });
});

describe('dice that the edition does not have', () => {
  test.each([[[]], [[2, 3]], [[0]], [[7]]])('%j fail and name the key', (dice) => {
    expect(why(broken('steps[0].dice', dice))).toMatch(/^steps\[0\]\.dice: /);
  });

  test.each([
    ['scarlet', [7], true],
    ['scarlet', [2, 3], 'malformed'],
    ['scarlet', 'six', 'malformed'],
    ['scarlet', null, 'malformed'],
    ['mustard', [7], 'not-asked'],
  ])('are refused where a refusal is expected: %s rolls %j', (by, dice, refused) => {
    const steps = [{ by, do: 'roll', dice, refused }, { expect: { can: { scarlet: [{ do: 'roll' }] } } }];
    expect(why({ ...sound, steps })).toBeUndefined();
  });
});

test('a card to be drawn that is in no deck, or in a hand, fails and names the key', () => {
  const secrets = (setup: object) =>
    why({ ...sound, edition: 'secrets-2008', options: {}, setup, steps: [] });
  expect(secrets({ deck: ['clock', 'butler:fly'] })).toContain(
    'setup.deck[1]: “butler:fly” is not in the deck',
  );
  const held = { butlers: { plum: ['butler:stay'] }, deck: ['butler:stay'] };
  expect(secrets(held)).toContain('setup.deck[0]: “butler:stay”');
  expect(secrets({ clocks: 7, deck: ['clock', 'clock'] })).toBeUndefined();
  expect(secrets({ deck: ['butler:see', 'butler:see'] })).toBeUndefined();
  const thrice = { butlers: { plum: ['butler:see'] }, deck: ['butler:see', 'clock', 'butler:see'] };
  expect(secrets(thrice)).toBe('setup.deck[2]: “butler:see” is drawn once more than it is in the deck (1)');
  expect(secrets({ clocks: -1 })).toBe('setup.clocks: -1 does not belong here; valid: a whole number from 0');
});

test('dice for who begins that have no such face fail and name the key', () => {
  const file = { ...sound, edition: 'super-1991', options: {}, setup: { rolls: [9] }, steps: [] };
  expect(why(file)).toContain('setup.rolls: The script draws 9');
});

test('compares drawn clue cards for every player', () => {
  const file = { ...sound, steps: [{ expect: { clues: ['clue:scream'] } }] };
  expect(why(file)).toBe('steps[0].expect.clues: expected ["clue:scream"], found []');
});

describe('a name unknown to the edition fails and names the key', () => {
  test.each([
    ['edition', 'clue-1949'],
    ['options.quick', true],
    ['options.lastSeat', 'loses'],
    ['seats', ['scarlet']],
    ['seats[2]', 'orchid'],
    ['seats[2]', 'scarlet'],
    ['setup.envelope', ['green', 'axe', 'hall']],
    ['setup.envelope', ['green', 'study', 'hall']],
    ['setup.hands.plum', ['axe']],
    ['setup.hands.plum', ['rope']],
    ['setup.hands.green', ['lounge']],
    ['setup.pawns.orchid', 'study'],
    ['setup.pawns.scarlet', 'attic'],
    ['setup.weapons.axe', 'study'],
    ['setup.weapons.rope', [8, 4]],
    ['setup.butlers', { plum: ['butler:stay'] }],
    ['setup.clocks', 1],
    ['setup.first', 'green'],
    ['setup.pulled', ['green']],
    ['setup.pool', ['lounge']],
    ['setup.faceUp', ['lounge']],
    ['setup.deck', ['clock']],
    ['setup.roomCards', { study: 'lounge' }],
    ['steps[2].by', 'green'],
    ['steps[0].dice', [7]],
    ['steps[0].expect.can.green', []],
    ['steps[0].expect.at.axe', 'study'],
    ['steps[5].expect.sees.plum.axe', '?'],
  ])('%s is %j', (key, value) => {
    // An unexpected name is quoted in the message; the key is the one that contains it.
    const holder = key.replace(/\.(green|orchid|axe)$/, '');
    expect(why(broken(key, value))?.startsWith(holder)).toBe(true);
  });
});

describe('an expectation that does not hold fails and names the key', () => {
  test.each([
    ['steps[0].expect.turn', 'plum'],
    ['steps[0].expect.asked', []],
    ['steps[0].expect.asked', ['scarlet', 'plum']],
    ['steps[0].expect.can.scarlet', [{ do: 'move', to: 'hall' }]],
    ['steps[0].expect.can.mustard', [{ do: 'roll' }]],
    ['steps[0].expect.cannot.scarlet', [{ do: 'accuse' }]],
    ['steps[0].expect.rooms.scarlet', ['lounge']],
    ['steps[0].expect.rooms.scarlet', ['lounge', 'dining-room', 'hall']],
    ['steps[0].expect.squares.scarlet', { includes: [[17, 8]] }],
    ['steps[0].expect.squares.scarlet', { excludes: [[15, 7]] }],
    ['steps[0].expect.squares.scarlet.count', 5],
    ['steps[0].expect.at.white', 'lounge'],
    ['steps[0].expect.at.wrench', null],
    ['steps[5].expect.shown.scarlet', []],
    ['steps[5].expect.shown.scarlet', [{ card: 'wrench', by: 'plum' }]],
    ['steps[5].expect.shown.plum', [{ card: 'wrench', by: 'mustard' }]],
    ['steps[5].expect.sees.scarlet.wrench', '?'],
    ['steps[5].expect.sees.plum.wrench', 'mustard'],
    ['steps[5].expect.accusation', { plum: null }],
    ['steps[7].expect.accusation.plum', ['green', 'rope', 'hall']],
    ['steps[7].expect.accusation.plum', null],
    ['steps[7].expect.out', []],
    ['steps[7].expect.out', ['scarlet', 'plum']],
    ['steps[7].expect.over', { winner: null }],
  ])('%s is %j', (key, value) => {
    expect(why(broken(key, value))).toMatch(new RegExp(`^${key.replace(/[.[\]]/g, '\\$&')}(\\.plum)?: `));
  });

  test.each([
    [false, 'steps[0].expect.over: expected false'],
    [{ winner: 'plum' }, 'steps[0].expect.over.winner: expected "plum", found "scarlet"'],
    [{ winner: null }, 'steps[0].expect.over.winner: expected null, found "scarlet"'],
  ])('a game that is won is expected to be %j', (over, message) => {
    const solution = { suspect: 'green', weapon: 'rope', room: 'hall' };
    const steps = [{ by: 'scarlet', do: 'accuse', ...solution, expect: { over } }];
    expect(why({ ...sound, steps })).toContain(message);
  });
});

describe('an action with an unexpected outcome fails and names the step', () => {
  const toLounge = '{"do":"move","to":"lounge"}';
  test.each([
    ['steps[1].refused', undefined, 'steps[1]: {"do":"move","to":[3,3]} was refused: no-such-place'],
    ['steps[2].refused', true, `steps[2]: ${toLounge} was accepted, a refusal was expected`],
    ['steps[2].refused', 'out-of-reach', `steps[2]: ${toLounge} was accepted, a refusal was expected`],
    ['steps[1].refused', 'occupied', 'steps[1]: refused as expected, but as no-such-place'],
    ['steps[4].refused', 'C86-14', 'steps[4]: refused as expected, but as must-show (ALL-04), not C86-14'],
    ['steps[2].do', 'fly', 'steps[2]: {"do":"fly","to":"lounge"} was refused: not-in-edition'],
    ['steps[2].by', 'plum', `steps[2]: ${toLounge} was refused: not-asked (ALL-02)`],
  ])('%s is %j', (key, value, message) => {
    expect(why(broken(key, value))).toContain(message);
  });
});

test('one card too many is told as one card', () => {
  const setup = { faceUp: ['knife'] };
  expect(why({ ...sound, edition: 'card-2018', rules: [], setup, steps: [] })).toBe(
    'setup.faceUp: too many cards: 1; valid: 0',
  );
});

describe('N15-21 whoever does not run passes, written either way', () => {
  const scream = {
    scenario: 'A scream',
    rules: ['N15-21'],
    edition: 'clue-2015',
    seats: ['scarlet', 'mustard', 'plum'],
    setup: { first: 'scarlet', deck: ['clue:scream'] },
  };
  const roll = { by: 'scarlet', do: 'roll', dice: [1, 3] };
  const chosen = { do: 'choose', to: 'pass' };

  test('as a choice, in a step and in a pattern', () => {
    const steps = [
      { ...roll, expect: { can: { scarlet: [chosen] }, cannot: { mustard: [chosen] } } },
      { by: 'scarlet', ...chosen, expect: { asked: ['mustard'] } },
      { by: 'mustard', do: 'pass', expect: { asked: ['plum'] } },
    ];
    expect(runScenario({ ...scream, steps }, editions)).toEqual({ ok: true });
  });

  test('and at no other moment', () => {
    expect(why({ ...scream, steps: [{ by: 'scarlet', ...chosen }] })).toContain('was refused');
    const cannot = { cannot: { scarlet: [chosen] } };
    expect(why({ ...scream, steps: [{ ...roll, expect: cannot }] })).toContain('expect.cannot.scarlet');
  });
});
