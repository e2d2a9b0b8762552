import { describe, expect, test } from 'vitest';
import { holding, move, play, playable, roll } from '../../test/butlers.ts';
import { type Policy, secretsTable } from '../../test/secrets.ts';
import type { TestTable } from '../../test/table.ts';
import type { CardId } from '../../vocabulary.ts';

describe('butler cards on one’s own turn', () => {
  const begun = (card: CardId) => holding(card, { pawns: { scarlet: 'hall', plum: 'attic' } });
  const rolled = (card: CardId) => roll(begun(card), 2, 2);
  const arrived = (card: CardId) => move(rolled(card), [2, 0]);
  test.each([
    ['butler:stay', begun],
    ['butler:anywhere', begun],
    ['butler:six-more', rolled],
    ['butler:neighbour', arrived],
    ['butler:again', arrived],
    ['butler:home', arrived],
  ] as const)('%s is played at its moment and at no other', (card, moment) => {
    for (const each of [begun, rolled, arrived]) {
      const table = each(card);
      expect(playable(table)).toEqual(each === moment ? [card] : []);
      if (each !== moment) expect(table.whyNot('scarlet', play(card))).toBe('wrong-moment');
    }
  });

  test('can be played only by the seat that holds them', () => {
    expect(arrived('butler:home').whyNot('scarlet', play('butler:again'))).toBe('not-held');
    expect(arrived('butler:home').whyNot('scarlet', { do: 'play' })).toBe('not-held');
  });

  test('are one choice when a seat holds two of a kind', () => {
    const two = move(roll(holding(['butler:again', 'butler:again']), 2, 2), [4, 0]);
    expect(playable(two)).toEqual(['butler:again']);
    expect(playable(two.after('scarlet', play('butler:again')))).toEqual(['butler:again']);
  });

  test('keep the turn open for a seat that cannot move at all', () => {
    const shutIn = holding('butler:again', { pawns: { scarlet: 'hall', mustard: [1, 0] } });
    const rolled = shutIn.after('scarlet', { do: 'roll' }, { die: [1, 1], deck: ['clock'] });
    expect(rolled.may('scarlet')).toEqual(['play', 'end']);
  });

  test('keep the turn open for a seat that could play one, whichever it holds (ALL-08)', () => {
    for (const card of ['butler:home', 'butler:see']) {
      const table = move(roll(holding(card), 2, 2), [4, 0]);
      expect(table.turn).toBe('scarlet');
      expect(table.may('scarlet')).toContain('end');
    }
    expect(move(roll(secretsTable(), 2, 2), [4, 0]).turn).toBe('mustard');
  });
});

describe('butler:neighbour (S08-29)', () => {
  const arrived = move(roll(holding('butler:neighbour'), 2, 2), [4, 0]);

  test('makes the seat to the right show one card of its own choice', () => {
    const asked = arrived.after('scarlet', play('butler:neighbour'));
    expect(asked.asked).toEqual(['plum']);
    expect(asked.forms('plum')).toEqual([{ do: 'show', card: ['knife', 'study'] }]);
    const shown = asked.after('plum', { do: 'show', card: 'knife' });
    expect(shown.seenBy('scarlet').known.knife).toBe(2);
    expect(shown.seenBy('mustard').known.knife).toBe(undefined);
    expect(shown.turn).toBe('mustard');
  });

  describe('when the seat to the right was murdered', () => {
    const bereft = (neighbour: 'next-surviving' | 'next-seat') => {
      const butlers = { scarlet: ['butler:neighbour'] };
      const murdered = secretsTable({ neighbour, layout: { first: 'plum', clocks: 2, butlers } }).after(
        'plum',
        { do: 'roll' },
        { die: [1, 2], deck: ['clock'] },
      );
      return move(roll(murdered, 2, 2), [4, 0]);
    };

    test('next-surviving: the next survivor shows (S08-29)', () => {
      expect(bereft('next-surviving').after('scarlet', play('butler:neighbour')).asked).toEqual(['mustard']);
    });

    test('next-seat: nobody shows, and the card cannot be played', () => {
      expect(playable(bereft('next-seat'))).toEqual([]);
      expect(bereft('next-seat').whyNot('scarlet', play('butler:neighbour'))).toBe('wrong-moment');
    });
  });

  test('next-seat: the seat to the right shows while it is alive', () => {
    const layout = { butlers: { scarlet: ['butler:neighbour'] } };
    const table = move(roll(secretsTable({ neighbour: 'next-seat', layout }), 2, 2), [4, 0]);
    expect(table.after('scarlet', play('butler:neighbour')).asked).toEqual(['plum']);
  });
});

describe('butler:again (S08-30)', () => {
  const arrived = (cards: CardId[]) => move(roll(holding(cards), 2, 2), [4, 0]);
  const again = (table: TestTable): TestTable => table.after('scarlet', play('butler:again'));

  test('gives one more whole turn', () => {
    const second = again(arrived(['butler:again']));
    expect(second.turn).toBe('scarlet');
    expect(second.pos).toMatchObject({ step: 'start', turnNumber: 2 });
    expect(second.may('scarlet')).toEqual(['roll']);
    expect(move(roll(second, 2, 2), [2, 0]).turn).toBe('mustard');
  });

  test('gives two more turns when two are played', () => {
    const played = again(again(arrived(['butler:again', 'butler:again'])));
    const third = move(roll(played, 2, 2), [2, 0]);
    expect([third.turn, third.pos.turnNumber]).toEqual(['scarlet', 3]);
    expect(move(roll(third, 2, 2), [4, 0]).turn).toBe('mustard');
  });

  test('gives them to whichever seat plays it', () => {
    const table = secretsTable({
      layout: { first: 'mustard', butlers: { mustard: ['butler:again', 'butler:again'] } },
    });
    const twice = move(roll(table, 2, 2), [4, 0])
      .after('mustard', play('butler:again'))
      .after('mustard', play('butler:again'));
    const third = move(roll(twice, 2, 2), [5, 0]);
    expect([third.turn, third.pos.turnNumber]).toEqual(['mustard', 3]);
  });

  test('allows no further movement in the turn in which it is played', () => {
    const played = again(arrived(['butler:again', 'butler:neighbour']));
    expect(played.pos.step).toBe('settled');
    expect(played.may('scarlet')).toEqual(['play', 'end']);
  });

  describe('when a suggestion of an added turn is left unanswered', () => {
    /** Scarlet has two turns more, and enters the hall on the first of them. */
    const cut = (unanswered: Policy['unanswered']) => {
      const butlers = { scarlet: ['butler:again', 'butler:again'], mustard: ['butler:no-answer'] };
      const added = again(again(move(roll(secretsTable({ unanswered, layout: { butlers } }), 2, 2), [2, 1])));
      return move(roll(added, 2, 2), 'hall')
        .after('scarlet', { do: 'suggest', suspect: 'plum', weapon: 'pipe', room: 'hall' })
        .after('mustard', play('butler:no-answer'));
    };

    test('ends-the-turn: the turns still owed lapse, and the next seat plays at once (S08-33)', () => {
      const table = cut('ends-the-turn');
      expect([table.turn, table.pos.intrigue!.again]).toEqual(['mustard', 0]);
    });

    test('ends-the-answers: the turns still owed remain', () => {
      const table = cut('ends-the-answers');
      expect([table.turn, table.pos.turnNumber]).toEqual(['scarlet', 3]);
    });
  });

  test('gives no more turns to a seat that was murdered', () => {
    const second = again(roll(holding(['butler:again'], { clocks: 2 }), 2, 2));
    const killed = second.after('scarlet', { do: 'roll' }, { die: [1, 2], deck: ['clock'] });
    expect(killed.turn).toBe('mustard');
  });
});
