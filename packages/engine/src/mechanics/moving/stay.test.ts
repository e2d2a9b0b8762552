import { describe, expect, test } from 'vitest';
import type { Layout } from '../../setup/layout.ts';
import { openTestTable } from '../../test/table.ts';
import { testEdition } from '../../test/test-edition.ts';
import { answer } from '../suggesting/answer.ts';
import { suggest } from '../suggesting/suggest.ts';
import { dice, sum } from './dice.ts';
import { type StayPolicy, stay } from './stay.ts';
import { walk } from './walk.ts';

const roll = { do: 'roll' } as const;
const staying = (policy: StayPolicy, layout: Layout) =>
  openTestTable(
    testEdition([
      dice({ steps: sum, trapped: 'rolls', begin: 'must' }),
      walk({ rest: 'never', roomLeft: 'barred' }),
      stay(policy),
      suggest({ onEntering: 'must', pulled: 'never', again: 'free', pulledBack: 'may' }),
      answer('first-who-can'),
    ]),
    { layout },
  );
const inRoom: Layout = { pawns: { scarlet: 'hall' } };
const pulled: Layout = { ...inRoom, pulled: ['scarlet'] };
const before = (policy: StayPolicy, layout: Layout) =>
  staying(policy, layout).may('scarlet').includes('stay');
const after = (policy: StayPolicy, layout: Layout) =>
  staying(policy, layout)
    .after('scarlet', roll, { die: [1] })
    .may('scarlet')
    .includes('stay');

describe('which seats may stay in their room', () => {
  test('anyone: any seat may stay, before the roll and after it (N15-05)', () => {
    expect([before('anyone', inRoom), after('anyone', inRoom)]).toEqual([true, true]);
  });

  test('anyone-after-rolling: only a pulled seat may stay before the roll', () => {
    expect([before('anyone-after-rolling', inRoom), after('anyone-after-rolling', inRoom)]).toEqual([
      false,
      true,
    ]);
    expect(before('anyone-after-rolling', pulled)).toBe(true);
  });

  test('pulled: only a pulled seat may stay, and only before the roll (S08-10, S08-18)', () => {
    expect([before('pulled', inRoom), after('pulled', inRoom)]).toEqual([false, false]);
    expect([before('pulled', pulled), after('pulled', pulled)]).toEqual([true, false]);
  });

  test.each(['anyone', 'anyone-after-rolling', 'pulled'] as const)(
    '%s: no seat may stay on a square',
    (policy) => {
      const table = staying(policy, {});
      expect([before(policy, {}), after(policy, {})]).toEqual([false, false]);
      expect(table.whyNot('scarlet', { do: 'stay' })).toBe('cannot-stay');
    },
  );
});

test('a seat need not stay before the roll', () => {
  const mechanics = [dice({ steps: sum, trapped: 'rolls', begin: 'may' }), stay('anyone')];
  expect(openTestTable(testEdition(mechanics), { layout: inRoom }).may('scarlet')).toEqual([
    'roll',
    'stay',
    'end',
  ]);
});

describe('being named in a suggestion in one’s own room', () => {
  /** Plum, in the hall, is named there by Mustard. */
  const named = (policy: StayPolicy) => {
    const suggestion = { do: 'suggest', suspect: 'plum', weapon: 'pipe', room: 'hall' } as const;
    const layout: Layout = {
      first: 'mustard',
      pawns: { mustard: 'hall', plum: 'hall' },
      pulled: ['mustard'],
    };
    return staying(policy, layout)
      .after('mustard', { do: 'stay' })
      .after('mustard', suggestion)
      .after('scarlet', { do: 'show', card: 'hall' });
  };

  test('pulled: gives no right to stay (S08-10)', () => {
    expect(named('pulled').turn).toBe('plum');
    expect(named('pulled').may('plum')).toEqual(['roll']);
  });

  test('pulled-or-named: gives the right to stay to the seat that was named alone', () => {
    expect(named('pulled-or-named').may('plum')).toEqual(['roll', 'stay']);
    expect(before('pulled-or-named', inRoom)).toBe(false);
    expect([before('pulled-or-named', pulled), after('pulled-or-named', pulled)]).toEqual([true, false]);
  });
});

describe('staying', () => {
  test('is the whole move, and a suggestion follows (N15-07)', () => {
    const stayed = staying('anyone', inRoom).after('scarlet', { do: 'stay' });
    expect(stayed.facts).toEqual([{ fact: 'stayed', seat: 0 }]);
    expect(stayed.pos).toMatchObject({ step: 'arrived', entered: true, moved: false, left: 0 });
    expect(stayed.forms('scarlet')).toEqual([
      { do: 'suggest', suspect: expect.anything(), weapon: expect.anything(), room: 'hall' },
    ]);
  });

  test('is required of a seat that has rolled and has no other move', () => {
    const shut = staying('anyone', { pawns: { scarlet: 'hall', mustard: [1, 0] } });
    const rolled = shut.after('scarlet', roll, { die: [3] });
    expect(rolled.may('scarlet')).toEqual(['stay']);
    expect(rolled.whyNot('scarlet', { do: 'end' })).toBe('must-move');
  });
});
