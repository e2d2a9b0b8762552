import { editions } from '@casefile/editions';
import { rules as asterix } from '@casefile/editions/asterix/en/rules';
import { rules as card2018 } from '@casefile/editions/card-2018/en/rules';
import { rules as clue1986 } from '@casefile/editions/clue-1986/en/rules';
import { rules as clue2002 } from '@casefile/editions/clue-2002/en/rules';
import { rules as clue2015 } from '@casefile/editions/clue-2015/en/rules';
import { rules as secrets2008 } from '@casefile/editions/secrets-2008/en/rules';
import { rules as all } from '@casefile/editions/shared/en/rules';
import { rules as speed } from '@casefile/editions/speed/en/rules';
import { rules as super1991 } from '@casefile/editions/super-1991/en/rules';
import { describe, expect, test } from 'vitest';
import { accuse } from '../mechanics/accusing/accuse.ts';
import { dice, sum } from '../mechanics/moving/dice.ts';
import { secretsTable } from '../test/secrets.ts';
import { openTestTable, solution, wrong } from '../test/table.ts';
import { testEdition } from '../test/test-edition.ts';
import { collectRefusals } from '../test/wander.ts';
import type { Action } from '../vocabulary.ts';
import { type Problem, ProblemError, problem, type Reason, refusal, whyRefused } from './refusal.ts';

const pages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'clue-1986': clue1986,
  'clue-2002': clue2002,
  asterix,
  'clue-2015': clue2015,
  'secrets-2008': secrets2008,
  'super-1991': super1991,
  'card-2018': card2018,
  speed,
};

/** Reasons that are no rule of the game: what was sent is no action, or comes at the wrong time. */
const ruleless: readonly Reason[] = ['malformed', 'wrong-moment', 'not-in-edition', 'no-such-place'];

describe.each(editions.map((edition) => [edition.id, edition] as const))('refusals of %s', (id, edition) => {
  test('cite only its own rules or those of all editions', () => {
    const known = { ...pages[id], ...all };
    for (const [why, rule] of Object.entries(edition.cites)) expect(known, why).toHaveProperty([rule]);
  });

  test('cite a rule for everything that is tried', () => {
    const refusals = collectRefusals(edition);
    const known = { ...pages[id], ...all };
    for (const { why, rule } of refusals.values()) {
      expect(known, why).toHaveProperty([rule]);
      if (!ruleless.includes(why)) expect(rule, why).not.toBe('ALL-10');
    }
    const common: Reason[] = ['not-asked', 'not-in-edition', 'wrong-moment', 'must-show'];
    expect([...refusals.keys()]).toEqual(expect.arrayContaining(common));
  });
});

describe('the rule of a refusal', () => {
  const { pos } = openTestTable(
    testEdition([dice({ steps: sum, trapped: 'rolls', begin: 'must' })], {
      cites: { 'must-roll': 'T-06', 'not-held': 'T-04' },
    }),
  );

  test('is the edition’s own, else one of all editions, else ALL-10', () => {
    expect(refusal(pos, 'must-roll')).toEqual({ rule: 'T-06', why: 'must-roll' });
    expect(refusal(pos, 'not-held')).toEqual({ rule: 'T-04', why: 'not-held' });
    expect(refusal(pos, 'not-named')).toEqual({ rule: 'ALL-04', why: 'not-named' });
    expect(refusal(pos, 'wrong-moment')).toEqual({ rule: 'ALL-10', why: 'wrong-moment' });
  });

  test.each([
    ['game-over', 'ALL-07'],
    ['not-asked', 'ALL-02'],
    ['must-show', 'ALL-04'],
    ['already-accused', 'ALL-06'],
  ] as const)('%s is %s in every edition', (why, rule) => {
    expect(refusal(pos, why).rule).toBe(rule);
    expect(all).toHaveProperty([rule]);
  });
});

describe('the most telling reason', () => {
  const table = openTestTable(
    testEdition([
      dice({ steps: sum, trapped: 'rolls', begin: 'must' }),
      accuse({ where: 'anywhere', when: 'any-time', heard: 'spoken', clearsDoor: false }),
      { name: 'strict', refuses: (_pos, _seat, { do: word }) => (word === 'roll' ? 'trapped' : null) },
    ]),
  );
  const out = table.after('scarlet', { do: 'accuse', ...wrong });
  const over = table.after('scarlet', { do: 'accuse', ...solution });
  const why = ({ pos }: typeof table, seat: number, action: object): Reason =>
    whyRefused(pos, seat, action as Action).why;
  const accusing = { do: 'accuse', ...solution };

  test('is that the game is over, before anything else', () => {
    expect(why(over, 1, { do: 'dance' })).toBe('game-over');
    expect(why(over, 1, accusing)).toBe('game-over');
  });

  test('is that the edition has no such action, before whose turn it is', () => {
    expect(why(table, 1, { do: 'spy', target: 'plum' })).toBe('not-in-edition');
  });

  test('is that a seat has already accused, before whose turn it is (ALL-06)', () => {
    expect(why(out, 0, accusing)).toBe('already-accused');
    expect(why(out, 0, { do: 'roll' })).toBe('not-asked');
  });

  test('is not an earlier accusation for a seat that was murdered', () => {
    const murdered = secretsTable({ layout: { clocks: 2 } }).after(
      'scarlet',
      { do: 'roll' },
      { die: [1, 2], deck: ['clock'] },
    );
    expect(murdered.pos.gone).toEqual([true, false, false]);
    expect(why(murdered, 0, accusing)).toBe('not-asked');
  });

  test('is that another seat is to decide, before what is to be decided', () => {
    expect(why(table, 1, { do: 'roll' })).toBe('not-asked');
  });

  test('is that of the first mechanic that gives one, in the edition’s order', () => {
    expect(why(table, 0, { do: 'roll', twice: 1 })).toBe('malformed');
    expect(why(table, 0, { do: 'end' })).toBe('must-roll');
  });

  test('is the wrong moment when no mechanic gives another', () => {
    expect(why(table, 0, { do: 'pass' })).toBe('wrong-moment');
  });
});

describe('a problem', () => {
  const thrown = (...given: Parameters<typeof problem>): Problem => {
    try {
      return problem(...given);
    } catch (error) {
      if (error instanceof ProblemError) return error.problem;
      throw error;
    }
  };

  test('says what is wrong, where, what was given and what would be valid', () => {
    expect(thrown('unknown-card', 'pool', 'feather', ['rope', 'knife'])).toEqual({
      what: 'unknown-card',
      at: 'pool',
      given: 'feather',
      valid: ['rope', 'knife'],
    });
  });

  test.each([
    [5, '5'],
    [null, 'null'],
    [undefined, 'undefined'],
    [['a', 1], '["a",1]'],
    ['x'.repeat(1000), 'x'.repeat(200)],
  ])('writes what was given as a text of at most 200 characters', (given, text) => {
    expect(thrown('wrong-type', 'seats', given)).toEqual({
      what: 'wrong-type',
      at: 'seats',
      given: text,
      valid: [],
    });
  });
});
