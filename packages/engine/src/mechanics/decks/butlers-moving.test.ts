import { describe, expect, test } from 'vitest';
import { formOf, holding, move, play, playable, roll } from '../../test/butlers.ts';
import { type SecretsOptions, secretsTable } from '../../test/secrets.ts';
import { namesOfFacts, type TestTable } from '../../test/table.ts';

describe('butler:stay (S08-26)', () => {
  test('lets a seat stay in its room and suggest, instead of moving', () => {
    const stayed = holding('butler:stay', { pawns: { scarlet: 'hall' } }).after(
      'scarlet',
      play('butler:stay'),
    );
    expect(namesOfFacts(stayed.facts)).toEqual(['played', 'stayed']);
    expect(stayed.may('scarlet')).toContain('suggest');
  });

  test('cannot be played on a square', () => {
    expect(playable(holding('butler:stay'))).toEqual([]);
  });

  describe('stayInPool', () => {
    const inPool = (stayInPool: 'never' | 'may') =>
      secretsTable({
        stayInPool,
        layout: { butlers: { scarlet: ['butler:stay'] }, pawns: { scarlet: 'pool' } },
      });

    test('never: it cannot be played in the pool (S08-10)', () => {
      expect(playable(inPool('never'))).toEqual([]);
    });

    test('may: it can be played in the pool, to accuse but not to suggest', () => {
      const stayed = inPool('may').after('scarlet', play('butler:stay'));
      expect(stayed.may('scarlet')).toEqual(['accuse', 'end']);
    });
  });
});

describe('butler:anywhere (S08-27)', () => {
  const table = holding('butler:anywhere', { pawns: { scarlet: 'hall' } });

  test('leads to any other room, the pool included, and to any free square', () => {
    const { to } = formOf(table)!;
    expect(to).toEqual([[1, 0], [2, 0], [3, 0], [4, 0], [6, 0], [2, 1], [4, 2], [5, 2], 'study', 'attic', 'pool']); // biome-ignore format: places
    expect(table.after('scarlet', play('butler:anywhere', { to: 'pool' })).at('scarlet')).toBe('pool');
  });

  test('is refused for a square that is taken and for anything that is not a place', () => {
    expect(table.whyNot('scarlet', play('butler:anywhere', { to: [5, 0] }))).toBe('occupied');
    expect(table.whyNot('scarlet', play('butler:anywhere', { to: 'hall' }))).toBe('malformed');
    expect(table.whyNot('scarlet', play('butler:anywhere', { to: 'cellar' }))).toBe('malformed');
    expect(table.whyNot('scarlet', play('butler:anywhere'))).toBe('malformed');
  });

  test('is the whole move, and the seat may suggest where it arrives', () => {
    const gone = table.after('scarlet', play('butler:anywhere', { to: 'attic' }));
    expect(gone.pos).toMatchObject({ step: 'arrived', entered: true, left: 0 });
    expect(gone.may('scarlet')).toContain('suggest');
  });

  test('makes a seat that goes to an intrigue square draw a card (S08-09)', () => {
    const gone = table.after('scarlet', play('butler:anywhere', { to: [3, 0] }), { deck: ['clock'] });
    expect(namesOfFacts(gone.facts)).toEqual(['played', 'moved', 'drew', 'turn']);
  });
});

describe('butler:six-more (S08-28)', () => {
  test('adds six to the roll', () => {
    const more = roll(holding('butler:six-more'), 2, 3).after('scarlet', play('butler:six-more'));
    expect(more.pos).toMatchObject({ left: 11, dice: [2, 3], step: 'rolled' });
    expect(more.may('scarlet')).toContain('move');
  });

  test('can be played with a mark on a die, even when that roll drew the card', () => {
    const drawn = secretsTable().after('scarlet', { do: 'roll' }, { die: [1, 3], deck: ['butler:six-more'] });
    expect(drawn.after('scarlet', play('butler:six-more')).pos.left).toBe(9);
  });
});

describe('butler:home (S08-31)', () => {
  const start = (layout: SecretsOptions['layout'] = {}) =>
    move(
      roll(holding('butler:home', { pawns: { mustard: 'study', plum: 'attic' }, ...layout }), 2, 2),
      [4, 0],
    );
  const pawns = (table: TestTable) => formOf(table)?.pawn;

  test('sends any one other pawn to its start square', () => {
    expect(pawns(start())).toEqual(['mustard', 'plum']);
    const sent = start().after('scarlet', play('butler:home', { pawn: 'plum' }));
    expect(sent.at('plum')).toEqual([5, 1]);
    expect(sent.last('moved')).toMatchObject({ seat: null, pawn: 'plum', by: 'home' });
  });

  describe('the pawn of an unused guest', () => {
    const two = (home: 'any-pawn' | 'used-pawns') =>
      secretsTable({
        home,
        seats: ['scarlet', 'mustard'],
        layout: { butlers: { scarlet: ['butler:home'] }, pawns: { mustard: 'study', plum: 'attic' } },
      });

    test('any-pawn: goes home too (S08-31)', () => {
      expect(pawns(move(roll(two('any-pawn'), 2, 2), [4, 0]))).toEqual(['mustard', 'plum']);
    });

    test('used-pawns: does not go home', () => {
      expect(pawns(move(roll(two('used-pawns'), 2, 2), [4, 0]))).toEqual(['mustard']);
    });
  });

  describe('a start square that is taken', () => {
    const taken = (homeTaken: 'shared' | 'barred') =>
      move(
        roll(
          secretsTable({
            homeTaken,
            layout: { butlers: { scarlet: ['butler:home'] }, pawns: { mustard: [5, 1], plum: 'attic' } },
          }),
          2,
          2,
        ),
        [4, 0],
      );

    test('shared: holds two pawns until one leaves (S08-31)', () => {
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

    test('barred: takes no second pawn', () => {
      expect(pawns(taken('barred'))).toEqual(['mustard']);
      expect(taken('barred').whyNot('scarlet', play('butler:home', { pawn: 'plum' }))).toBe('occupied');
    });
  });

  test('is refused for the player’s own pawn and for anything that is not a pawn', () => {
    const table = start();
    const why = (pawn: unknown) => table.whyNot('scarlet', play('butler:home', { pawn }));
    for (const pawn of ['scarlet', 'nobody', '__proto__', null, undefined])
      expect(why(pawn)).toBe('malformed');
  });

  test('cannot send a pawn that is at home or off the board', () => {
    expect(pawns(start({ pawns: { mustard: [5, 0], plum: null } }))).toBe(undefined);
  });

  test('takes the right to stay from a seat that was pulled', () => {
    const pulled = start({ pawns: { mustard: 'study' }, pulled: ['mustard'] });
    expect(pulled.after('scarlet', play('butler:home', { pawn: 'mustard' })).may('mustard')).toEqual([
      'roll',
    ]);
  });
});
