import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scriptedChance, seededChance } from '../chance/index.ts';
import type { Mechanic } from '../edition/mechanic.ts';
import { accuse } from '../mechanics/accusing/accuse.ts';
import { gather } from '../mechanics/accusing/gather.ts';
import { dice, sum } from '../mechanics/moving/dice.ts';
import { walk } from '../mechanics/moving/walk.ts';
import { answer } from '../mechanics/suggesting/answer.ts';
import { questions } from '../mechanics/suggesting/questions.ts';
import { suggest } from '../mechanics/suggesting/suggest.ts';
import { secretsTable } from '../test/secrets.ts';
import { namesOfFacts, openTestTable, seed, solution, type TestTable } from '../test/table.ts';
import { bareEdition, testEdition } from '../test/test-edition.ts';
import type { Action, Fact } from '../vocabulary.ts';
import { type Game, openGame, play } from './game.ts';

const gathering = gather({
  when: 'instead-of-asking',
  others: 'at-once',
  order: 'from-the-turn',
  forcedAt: 2,
});
const players = ['scarlet', 'mustard', 'plum'].map((suspect) => ({ suspect }));
const edition = testEdition(
  [
    dice({ steps: sum, trapped: 'rolls', begin: 'must' }),
    walk({ rest: 'never', roomLeft: 'barred' }),
    suggest({ onEntering: 'must', pulled: 'may', again: 'free', pulledBack: 'may' }),
    answer('first-who-can'),
    accuse({ where: 'anywhere', when: 'any-time', heard: 'spoken', clearsDoor: false }),
  ],
  { version: 7, options: { lastSeat: ['plays-on', 'wins'] } },
);
const text = ({ table, chance }: Game): string => JSON.stringify([{ ...table, rules: null }, chance.save()]);

describe('openGame', () => {
  test('begins with a fact that names the players and the version', () => {
    const opened = openGame(edition, { players }, seededChance(seed));
    if (!opened.ok) throw new Error(opened.problem.what);
    expect(opened.facts[0]).toEqual({
      fact: 'opened',
      edition: 'tiny',
      version: 7,
      options: { lastSeat: 'plays-on' },
      players,
    });
    expect(namesOfFacts(opened.facts)).toEqual([
      'opened', 'first', 'enveloped', 'dealt', 'dealt', 'dealt', 'placed', 'turn',
    ]); // biome-ignore format: a list
    expect(opened.game.table).toMatchObject({ you: 'table', n: 8, turnNumber: 1 });
  });

  test('gives the same facts for the same chance, and does not change the chance it was given', () => {
    const chance = seededChance(seed);
    const facts = [1, 2].map(() => {
      const opened = openGame(edition, { players }, chance);
      return opened.ok ? JSON.stringify(opened.facts) : '';
    });
    expect(facts[0]).toBe(facts[1]);
    expect(chance.save()).toEqual(seededChance(seed).save());
  });

  test('returns a problem as a value', () => {
    expect(openGame(edition, { players: players.slice(0, 0) }, seededChance(seed))).toEqual({
      ok: false,
      problem: { what: 'seat-count', at: 'seats', given: '0', valid: ['1', '3'] },
    });
  });

  test('lets a mechanic’s bug surface as an exception', () => {
    const broken: Mechanic = { name: 'broken', opens: () => { throw new TypeError('a bug'); } }; // biome-ignore format: short
    expect(() => openGame(bareEdition([broken]), { players }, seededChance(seed))).toThrow('a bug');
  });
});

describe('play', () => {
  const start = openTestTable(edition);
  const roll = { do: 'roll' } as const;

  test('returns the next game and does not change the one before', () => {
    const before = text(start.game);
    const played = play(start.game, 0, roll);
    expect(text(start.game)).toBe(before);
    expect(played.ok && text(played.game)).not.toBe(before);
    expect(played).toEqual(play(start.game, 0, roll));
  });

  test('numbers the facts it returns', () => {
    const played = start.after('scarlet', roll, { die: [2] });
    expect(played.pos.n).toBe(start.pos.n + played.facts.length);
  });

  test('refuses an illegal action with the reason, and changes nothing (ALL-10)', () => {
    const before = text(start.game);
    expect(play(start.game, 0, { do: 'end' })).toEqual({
      ok: false,
      refusal: { rule: 'ALL-10', why: 'must-roll' },
    });
    expect(play(start.game, 1, roll)).toEqual({ ok: false, refusal: { rule: 'ALL-02', why: 'not-asked' } });
    expect(text(start.game)).toBe(before);
  });

  test('draws no chance for an action that it refuses', () => {
    const chance = scriptedChance({ die: [3] }, seededChance(seed));
    expect(play({ ...start.game, chance }, 0, { do: 'roll', face: 6 } as never).ok).toBe(false);
    expect(chance.left()).toEqual({ die: [3] });
  });

  test('takes `pass` for `end` and `end` for `pass` when only the other is offered', () => {
    const rests = openTestTable(testEdition([dice({ steps: sum, trapped: 'rolls', begin: 'may' })]));
    expect(rests.after('scarlet', { do: 'pass' }).turn).toBe('mustard');
    const gathered = openTestTable(testEdition([questions, answer('first-who-can'), gathering])).after(
      'scarlet',
      {
        do: 'accuse',
        ...solution,
      },
    );
    expect(gathered.after('plum', { do: 'end' }).last('joined')).toMatchObject({
      seat: 2,
      sealed: { cards: [] },
    });
  });

  test('puts the board’s own place into the facts, not the caller’s list', () => {
    const rolled = start.after('scarlet', roll, { die: [2] });
    const to = rolled.ways('scarlet').find((place) => typeof place !== 'string');
    const given = [...(to as readonly number[])];
    const played = play(rolled.game, 0, { do: 'move', to: given as never });
    if (!played.ok) throw new Error(played.refusal.why);
    given[0] = 99;
    expect(played.facts[0]).toMatchObject({ fact: 'moved', to });
  });

  test('refuses a seat that is not a number', () => {
    const wrong = Object.create(null);
    expect(play(start.game, wrong, { do: 'accuse', ...solution } as never)).toMatchObject({
      ok: false,
      refusal: { why: 'not-asked' },
    });
  });

  test('keeps the square it moved to when the caller’s list changes later', () => {
    const to: [number, number] = [4, 0];
    const moved = openTestTable(edition, { layout: { pawns: { mustard: null } } })
      .after('scarlet', roll, { die: [2] })
      .after('scarlet', { do: 'move', to });
    to[0] = 99;
    expect(moved.last('moved')?.to).toEqual([4, 0]);
  });

  test.each([1.5, Number.NaN, '0', null, undefined, '__proto__'])(
    'refuses %s, which is not a seat',
    (seat) => {
      const refused = { ok: false, refusal: { rule: 'ALL-02', why: 'not-asked' } };
      expect(play(start.game, seat as number, roll)).toEqual(refused);
    },
  );

  test('refuses every action once the game is over', () => {
    const won = start.after('scarlet', { do: 'accuse', ...solution });
    for (const seat of [0, 1, 2])
      expect(play(won.game, seat, roll)).toEqual({
        ok: false,
        refusal: { rule: 'ALL-07', why: 'game-over' },
      });
  });
});

describe('what follows by itself', () => {
  const clear: Fact = { fact: 'chose', seat: 0, what: 'something' };
  /** Follows once, and says so by choosing its own name. */
  const following = (name: string, more: Fact[] = []): Mechanic => {
    const done = (log: { looks: readonly string[] }): boolean => log.looks.includes(name);
    return {
      name,
      follows: ({ pos }) => (done(pos) ? null : [{ ...clear, what: name }, ...more]),
      after: { chose: (pos, { what }) => { if (what === name) pos.looks = [...pos.looks, name]; } }, // biome-ignore format: short
    };
  };
  const chosen = (table: TestTable) =>
    table.facts.flatMap((fact) => (fact.fact === 'chose' ? [fact.what] : []));
  const holding: Mechanic = { name: 'holding', claims: () => 'may' };

  test('is asked of the mechanics in the edition’s order, starting over after each fact', () => {
    const late = following('late');
    const waits: Mechanic = {
      name: 'early',
      follows: ({ pos }) =>
        pos.looks.includes('late') && !pos.looks.includes('early') ? [{ ...clear, what: 'early' }] : null,
      after: { chose: (pos, { what }) => { if (what === 'early') pos.looks = [...pos.looks, 'early']; } }, // biome-ignore format: short
    };
    expect(chosen(openTestTable(testEdition([waits, late, following('last'), holding])))).toEqual([
      'late',
      'early',
      'last',
    ]);
  });

  test('stops as soon as a seat has to decide', () => {
    const asking = following('asking', [{ fact: 'asked', wait: { for: 'scream', seats: [2] } }]);
    const table = openTestTable(testEdition([asking, following('later'), holding]));
    expect(chosen(table)).toEqual(['asking']);
    expect(table.asked).toEqual(['plum']);
  });

  test('stops as soon as the game is over', () => {
    const ending = following('ending', [{ fact: 'ended', winner: 1, envelope: [] }]);
    expect(chosen(openTestTable(testEdition([ending, following('later'), holding])))).toEqual(['ending']);
  });
});

describe('an arbitrary action from the wire', () => {
  const arrived = openTestTable(edition)
    .after('scarlet', { do: 'roll' }, { die: [2] })
    .after('scarlet', { do: 'move', to: 'hall' });
  const asked = arrived.after('scarlet', { do: 'suggest', suspect: 'mustard', weapon: 'rope', room: 'hall' });
  const tables: TestTable[] = [
    openTestTable(edition),
    openTestTable(edition).after('scarlet', { do: 'roll' }, { die: [4] }),
    arrived,
    asked,
    secretsTable({ guests: { scarlet: 'go' }, layout: { butlers: { scarlet: ['butler:anywhere'] } } }),
    openTestTable(testEdition([questions, answer('first-who-can'), gathering])),
  ];

  test.each([
    [null],
    [undefined],
    ['roll'],
    [7],
    [[]],
    [{}],
    [{ do: null }],
    [{ do: 5 }],
    [{ do: ['roll'] }],
    [() => 'roll'],
  ])('is malformed when it is %j', (action) => {
    for (const { game } of tables)
      expect(play(game, 0, action as never)).toMatchObject({ ok: false, refusal: { why: 'malformed' } });
  });

  test.each(['dance', '__proto__', 'constructor', 'hasOwnProperty', ''])(
    'belongs to no edition when its word is %j',
    (word) => {
      for (const { game } of tables)
        expect(play(game, 0, { do: word } as never)).toMatchObject({
          ok: false,
          refusal: { why: 'not-in-edition' },
        });
    },
  );

  test('is either accepted or refused with a reason, and never throws', () => {
    const words = ['roll', 'stay', 'pass', 'end', 'look', 'draw', 'passage', 'move', 'suggest', 'accuse', 'ask', 'show', 'spy', 'play', 'power', 'choose']; // biome-ignore format: words
    const keys = ['to', 'suspect', 'weapon', 'room', 'card', 'cards', 'target', 'pawn', 'from', '__proto__'];
    const value = fc.oneof(
      fc.constantFrom('hall', 'rope', 'plum', 'butler:anywhere', 'clock', '__proto__', 'constructor'),
      fc.constantFrom([1, 0], ['rope', 'hall'], [null], {}),
      fc.jsonValue({ maxDepth: 1 }),
    );
    const action = fc
      .tuple(fc.constantFrom(...words), fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: 4 }))
      .map(([word, rest]) => ({ ...rest, do: word }) as unknown as Action);
    fc.assert(
      fc.property(
        fc.constantFrom(...tables),
        fc.constantFrom(0, 1, 2, -1, 9, 'scarlet', null),
        action,
        ({ game }, seat, given) => {
          const played = play(game, seat as number, given);
          if (!played.ok)
            expect(played.refusal).toEqual({ rule: expect.any(String), why: expect.any(String) });
        },
      ),
      { numRuns: 600 },
    );
  });
});
