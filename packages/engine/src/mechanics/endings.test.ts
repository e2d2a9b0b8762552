import { describe, expect, test } from 'vitest';
import { seededChance } from '../chance/index.ts';
import { openTestTable, solution } from '../test/table.ts';
import { testEdition } from '../test/test-edition.ts';
import { end, falsely, mayAccuse } from '../test/turning.ts';
import { endings } from './turns.ts';

describe('endings', () => {
  const playing = (lastSeat: 'plays-on' | 'wins') => {
    const edition = testEdition([mayAccuse]);
    const table = openTestTable({
      ...edition,
      mechanics: () => [endings(lastSeat), ...edition.mechanics({}, 3).slice(1)],
    });
    return table.after('scarlet', falsely).after('mustard', falsely);
  };

  test('plays-on: the last seat left plays on alone (ALL-07)', () => {
    const table = playing('plays-on');
    expect(table.pos.result).toBe(null);
    expect(table.turn).toBe('plum');
    expect(table.after('plum', end).turn).toBe('plum');
    expect(table.after('plum', { do: 'accuse', ...solution }).pos.result?.winner).toBe(2);
  });

  test('wins: the last seat left wins, and all see the envelope (ALL-07)', () => {
    const table = playing('wins');
    expect(table.pos.result).toEqual({ winner: 2, envelope: ['plum', 'pipe', 'attic'] });
    expect(table.seenBy('spectator').result).toEqual(table.pos.result);
    expect(table.asked).toEqual([]);
  });

  test('wins: the last seat left wins whichever it is', () => {
    const edition = testEdition([mayAccuse]);
    const won = openTestTable(
      { ...edition, mechanics: () => [endings('wins'), ...edition.mechanics({}, 3).slice(1)] },
      { layout: { first: 'mustard' } },
    )
      .after('mustard', falsely)
      .after('plum', falsely);
    expect(won.pos.result?.winner).toBe(0);
  });

  test('plays-on: the last seat left plays on whichever it is', () => {
    const table = openTestTable(testEdition([mayAccuse]), { layout: { first: 'mustard' } });
    expect(table.after('mustard', falsely).after('plum', falsely).turn).toBe('scarlet');
  });

  test.each([
    [[], { lost: 'accused' }],
    [[0], { lost: 'murdered-and-accused' }],
    [[0, 1, 2], { lost: 'murdered' }],
  ] as const)(
    'said: the ending says how the game was lost, with seats %j murdered (S08-24)',
    (gone, lost) => {
      const pos = {
        ...playing('plays-on').pos,
        out: [true, true, true],
        gone: [0, 1, 2].map((seat) => gone.includes(seat as never)),
      };
      const ends = (loss?: 'said') =>
        endings('plays-on', loss).follows!({ pos, seat: 0, chance: seededChance('0'.repeat(64)) });
      expect(ends('said')).toEqual([{ fact: 'ended', winner: null, envelope: pos.envelope, ...lost }]);
      expect(ends()).toEqual([{ fact: 'ended', winner: null, envelope: pos.envelope }]);
    },
  );

  test('nobody wins when no seat is left that could accuse (ALL-07)', () => {
    const table = playing('plays-on').after('plum', falsely);
    expect(table.pos.result).toEqual({ winner: null, envelope: ['plum', 'pipe', 'attic'] });
  });
});
