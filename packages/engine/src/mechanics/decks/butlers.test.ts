import { describe, expect, test } from 'vitest';
import { type Policy, type Secrets, secrets } from '../../test/secrets.ts';
import { named, type Table } from '../../test/table.ts';
import type { CardId, Place } from '../../vocabulary.ts';

const roll = (table: Table, ...faces: number[]): Table =>
  table.after(table.turn, { do: 'roll' }, { die: faces });
const move = (table: Table, to: Place): Table => table.after(table.turn, { do: 'move', to });
const play = (card: CardId, more: object = {}) => ({ do: 'play', card, ...more }) as const;
/** Scarlet holds these cards, and her turn begins. */
const holding = (cards: CardId | CardId[], layout: Secrets['layout'] = {}): Table =>
  secrets({ layout: { butlers: { scarlet: [cards].flat() }, ...layout } });
const playable = (table: Table): readonly unknown[] =>
  table.forms(table.turn).flatMap((form) => (form.do === 'play' ? [form.card] : []));
const formOf = (table: Table) => table.forms(table.turn).find((form) => form.do === 'play');

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

  test('are played by who holds them', () => {
    expect(arrived('butler:home').whyNot('scarlet', play('butler:again'))).toBe('not-held');
    expect(arrived('butler:home').whyNot('scarlet', { do: 'play' })).toBe('not-held');
  });

  test('are two of a kind one choice', () => {
    const two = move(roll(holding(['butler:again', 'butler:again']), 2, 2), [4, 0]);
    expect(playable(two)).toEqual(['butler:again']);
    expect(playable(two.after('scarlet', play('butler:again')))).toEqual(['butler:again']);
  });

  test('hold the turn of who cannot move at all', () => {
    const shutIn = holding('butler:again', { pawns: { scarlet: 'hall', mustard: [1, 0] } });
    const rolled = shutIn.after('scarlet', { do: 'roll' }, { die: [1, 1], deck: ['clock'] });
    expect(rolled.may('scarlet')).toEqual(['play', 'end']);
  });

  test('hold the turn of who publicly could play one, whichever it is (ALL-08)', () => {
    for (const card of ['butler:home', 'butler:see']) {
      const table = move(roll(holding(card), 2, 2), [4, 0]);
      expect(table.turn).toBe('scarlet');
      expect(table.may('scarlet')).toContain('end');
    }
    expect(move(roll(secrets(), 2, 2), [4, 0]).turn).toBe('mustard');
  });
});

describe('butler:stay (S08-26)', () => {
  test('stays in the room and suggests, instead of moving', () => {
    const stayed = holding('butler:stay', { pawns: { scarlet: 'hall' } }).after(
      'scarlet',
      play('butler:stay'),
    );
    expect(named(stayed.facts)).toEqual(['played', 'stayed']);
    expect(stayed.may('scarlet')).toContain('suggest');
  });

  test('not on a square', () => {
    expect(playable(holding('butler:stay'))).toEqual([]);
  });

  describe('stayInPool', () => {
    const inPool = (stayInPool: 'never' | 'may') =>
      secrets({
        stayInPool,
        layout: { butlers: { scarlet: ['butler:stay'] }, pawns: { scarlet: 'pool' } },
      });

    test('never: not in the pool (S08-10)', () => {
      expect(playable(inPool('never'))).toEqual([]);
    });

    test('may: there too, to accuse and not to suggest', () => {
      const stayed = inPool('may').after('scarlet', play('butler:stay'));
      expect(stayed.may('scarlet')).toEqual(['accuse', 'end']);
    });
  });
});

describe('butler:anywhere (S08-27)', () => {
  const table = holding('butler:anywhere', { pawns: { scarlet: 'hall' } });

  test('goes to any other room, the pool too, and any free square', () => {
    const { to } = formOf(table)!;
    expect(to).toEqual([[1, 0], [2, 0], [3, 0], [4, 0], [6, 0], [2, 1], [4, 2], [5, 2], 'study', 'attic', 'pool']); // biome-ignore format: places
    expect(table.after('scarlet', play('butler:anywhere', { to: 'pool' })).at('scarlet')).toBe('pool');
  });

  test('not onto a square that is held, nor to what is no place', () => {
    expect(table.whyNot('scarlet', play('butler:anywhere', { to: [5, 0] }))).toBe('occupied');
    expect(table.whyNot('scarlet', play('butler:anywhere', { to: 'hall' }))).toBe('malformed');
    expect(table.whyNot('scarlet', play('butler:anywhere', { to: 'cellar' }))).toBe('malformed');
    expect(table.whyNot('scarlet', play('butler:anywhere'))).toBe('malformed');
  });

  test('is the whole move, and one may suggest there', () => {
    const gone = table.after('scarlet', play('butler:anywhere', { to: 'attic' }));
    expect(gone.pos).toMatchObject({ step: 'arrived', entered: true, left: 0 });
    expect(gone.may('scarlet')).toContain('suggest');
  });

  test('to an intrigue square draws a card (S08-09)', () => {
    const gone = table.after('scarlet', play('butler:anywhere', { to: [3, 0] }), { deck: ['clock'] });
    expect(named(gone.facts)).toEqual(['played', 'moved', 'drew', 'turn']);
  });
});

describe('butler:six-more (S08-28)', () => {
  test('adds six to the roll', () => {
    const more = roll(holding('butler:six-more'), 2, 3).after('scarlet', play('butler:six-more'));
    expect(more.pos).toMatchObject({ left: 11, dice: [2, 3], step: 'rolled' });
    expect(more.may('scarlet')).toContain('move');
  });

  test('also with a mark on a die, and when just drawn by that very roll', () => {
    const drawn = secrets().after('scarlet', { do: 'roll' }, { die: [1, 3], deck: ['butler:six-more'] });
    expect(drawn.after('scarlet', play('butler:six-more')).pos.left).toBe(9);
  });
});

describe('butler:neighbour (S08-29)', () => {
  const arrived = move(roll(holding('butler:neighbour'), 2, 2), [4, 0]);

  test('the seat at the right shows one card of its own choice', () => {
    const asked = arrived.after('scarlet', play('butler:neighbour'));
    expect(asked.asked).toEqual(['plum']);
    expect(asked.forms('plum')).toEqual([{ do: 'show', card: ['knife', 'study'] }]);
    const shown = asked.after('plum', { do: 'show', card: 'knife' });
    expect(shown.seenBy('scarlet').known.knife).toBe(2);
    expect(shown.seenBy('mustard').known.knife).toBe(undefined);
    expect(shown.turn).toBe('mustard');
  });

  describe('when the seat at the right was murdered', () => {
    const bereft = (neighbour: 'next-surviving' | 'next-seat') => {
      const butlers = { scarlet: ['butler:neighbour'] };
      const murdered = secrets({ neighbour, layout: { first: 'plum', clocks: 2, butlers } }).after(
        'plum',
        { do: 'roll' },
        { die: [1, 2], deck: ['clock'] },
      );
      return move(roll(murdered, 2, 2), [4, 0]);
    };

    test('next-surviving: the next one shows (S08-29)', () => {
      expect(bereft('next-surviving').after('scarlet', play('butler:neighbour')).asked).toEqual(['mustard']);
    });

    test('next-seat: nobody does, and the card is of no use', () => {
      expect(playable(bereft('next-seat'))).toEqual([]);
      expect(bereft('next-seat').whyNot('scarlet', play('butler:neighbour'))).toBe('wrong-moment');
    });
  });

  test('next-seat: that seat shows while it lives', () => {
    const layout = { butlers: { scarlet: ['butler:neighbour'] } };
    const table = move(roll(secrets({ neighbour: 'next-seat', layout }), 2, 2), [4, 0]);
    expect(table.after('scarlet', play('butler:neighbour')).asked).toEqual(['plum']);
  });
});

describe('butler:again (S08-30)', () => {
  const arrived = (cards: CardId[]) => move(roll(holding(cards), 2, 2), [4, 0]);
  const again = (table: Table): Table => table.after('scarlet', play('butler:again'));

  test('gives one more whole turn', () => {
    const second = again(arrived(['butler:again']));
    expect(second.turn).toBe('scarlet');
    expect(second.pos).toMatchObject({ step: 'start', turnNumber: 2 });
    expect(second.may('scarlet')).toEqual(['roll']);
    expect(move(roll(second, 2, 2), [2, 0]).turn).toBe('mustard');
  });

  test('two of them give two', () => {
    const played = again(again(arrived(['butler:again', 'butler:again'])));
    const third = move(roll(played, 2, 2), [2, 0]);
    expect([third.turn, third.pos.turnNumber]).toEqual(['scarlet', 3]);
    expect(move(roll(third, 2, 2), [4, 0]).turn).toBe('mustard');
  });

  test('whoever plays them', () => {
    const table = secrets({
      layout: { first: 'mustard', butlers: { mustard: ['butler:again', 'butler:again'] } },
    });
    const twice = move(roll(table, 2, 2), [4, 0])
      .after('mustard', play('butler:again'))
      .after('mustard', play('butler:again'));
    const third = move(roll(twice, 2, 2), [5, 0]);
    expect([third.turn, third.pos.turnNumber]).toEqual(['mustard', 3]);
  });

  test('nothing moves any more in the turn it is played in', () => {
    const played = again(arrived(['butler:again', 'butler:neighbour']));
    expect(played.pos.step).toBe('settled');
    expect(played.may('scarlet')).toEqual(['play', 'end']);
  });

  describe('when a suggestion of an added turn is left unanswered', () => {
    /** Scarlet has two turns more, and enters the hall on the first of them. */
    const cut = (unanswered: Policy['unanswered']) => {
      const butlers = { scarlet: ['butler:again', 'butler:again'], mustard: ['butler:no-answer'] };
      const added = again(again(move(roll(secrets({ unanswered, layout: { butlers } }), 2, 2), [2, 1])));
      return move(roll(added, 2, 2), 'hall')
        .after('scarlet', { do: 'suggest', suspect: 'plum', weapon: 'pipe', room: 'hall' })
        .after('mustard', play('butler:no-answer'));
    };

    test('ends-the-turn: those still owed lapse, and the next seat plays at once (S08-33)', () => {
      const table = cut('ends-the-turn');
      expect([table.turn, table.pos.intrigue!.again]).toEqual(['mustard', 0]);
    });

    test('ends-the-answers: they stand', () => {
      const table = cut('ends-the-answers');
      expect([table.turn, table.pos.turnNumber]).toEqual(['scarlet', 3]);
    });
  });

  test('the murdered have no turn more', () => {
    const second = again(roll(holding(['butler:again'], { clocks: 2 }), 2, 2));
    const killed = second.after('scarlet', { do: 'roll' }, { die: [1, 2], deck: ['clock'] });
    expect(killed.turn).toBe('mustard');
  });
});

describe('butler:home (S08-31)', () => {
  const start = (layout: Secrets['layout'] = {}) =>
    move(
      roll(holding('butler:home', { pawns: { mustard: 'study', plum: 'attic' }, ...layout }), 2, 2),
      [4, 0],
    );
  const pawns = (table: Table) => formOf(table)?.pawn;

  test('sends any one other pawn to its start square', () => {
    expect(pawns(start())).toEqual(['mustard', 'plum']);
    const sent = start().after('scarlet', play('butler:home', { pawn: 'plum' }));
    expect(sent.at('plum')).toEqual([5, 1]);
    expect(sent.last('moved')).toMatchObject({ seat: null, pawn: 'plum', by: 'home' });
  });

  describe('the pawn of an unused guest', () => {
    const two = (home: 'any-pawn' | 'used-pawns') =>
      secrets({
        home,
        seats: ['scarlet', 'mustard'],
        layout: { butlers: { scarlet: ['butler:home'] }, pawns: { mustard: 'study', plum: 'attic' } },
      });

    test('any-pawn: goes home too (S08-31)', () => {
      expect(pawns(move(roll(two('any-pawn'), 2, 2), [4, 0]))).toEqual(['mustard', 'plum']);
    });

    test('used-pawns: does not', () => {
      expect(pawns(move(roll(two('used-pawns'), 2, 2), [4, 0]))).toEqual(['mustard']);
    });
  });

  describe('a start square that is taken', () => {
    const taken = (homeTaken: 'shared' | 'barred') =>
      move(
        roll(
          secrets({
            homeTaken,
            layout: { butlers: { scarlet: ['butler:home'] }, pawns: { mustard: [5, 1], plum: 'attic' } },
          }),
          2,
          2,
        ),
        [4, 0],
      );

    test('shared: two stand there until one leaves (S08-31)', () => {
      expect(pawns(taken('shared'))).toEqual(['mustard', 'plum']);
      const sent = taken('shared').after('scarlet', play('butler:home', { pawn: 'plum' }));
      expect([sent.at('plum'), sent.at('mustard')]).toEqual([
        [5, 1],
        [5, 1],
      ]);
      const leaves = move(roll(sent, 2, 2), [5, 0]);
      expect([leaves.at('plum'), leaves.at('mustard')]).toEqual([
        [5, 1],
        [5, 0],
      ]);
    });

    test('barred: nobody is sent there', () => {
      expect(pawns(taken('barred'))).toEqual(['mustard']);
      expect(taken('barred').whyNot('scarlet', play('butler:home', { pawn: 'plum' }))).toBe('occupied');
    });
  });

  test('is refused for one’s own pawn and for none', () => {
    const table = start();
    const why = (pawn: unknown) => table.whyNot('scarlet', play('butler:home', { pawn }));
    for (const pawn of ['scarlet', 'nobody', '__proto__', null, undefined])
      expect(why(pawn)).toBe('malformed');
  });

  test('none that is at home or off the board', () => {
    expect(pawns(start({ pawns: { mustard: [5, 0], plum: null } }))).toBe(undefined);
  });

  test('takes the right to stay from who was pulled', () => {
    const pulled = start({ pawns: { mustard: 'study' }, pulled: ['mustard'] });
    expect(pulled.after('scarlet', play('butler:home', { pawn: 'mustard' })).may('mustard')).toEqual([
      'roll',
    ]);
  });
});
