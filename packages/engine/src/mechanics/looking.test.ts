import { describe, expect, test } from 'vitest';
import type { Mechanic } from '../edition/mechanic.ts';
import type { Layout } from '../setup/layout.ts';
import { namesOfFacts, openTestTable, type TestTable } from '../test/table.ts';
import { bareEdition } from '../test/test-edition.ts';
import { accuse } from './accusing/accuse.ts';
import { type DealPolicy, deal } from './deal.ts';
import { clues } from './decks/clues.ts';
import { pool, type RoomCardsPolicy, roomCards } from './looking.ts';
import { dice, sum } from './moving/dice.ts';
import { pieces } from './moving/pieces.ts';
import { stay } from './moving/stay.ts';
import { walk } from './moving/walk.ts';
import { answer } from './suggesting/answer.ts';
import { suggest } from './suggesting/suggest.ts';
import { first, turns } from './turns.ts';

const cardsOfTen = {
  suspects: ['scarlet', 'mustard', 'plum'],
  weapons: ['rope', 'knife', 'pipe', 'poison'],
  rooms: ['hall', 'study', 'attic'],
};
const walks = (table: TestTable, face: number, to: string | [number, number]): TestTable =>
  table.after(table.turn, { do: 'roll' }, { die: [face] }).after(table.turn, { do: 'move', to });
const looks = (table: TestTable) => table.facts.filter(({ fact }) => fact === 'looked');

function sitting(
  policy: Partial<DealPolicy>,
  looking: readonly Mechanic[],
  layout: Layout,
  map?: string,
): TestTable {
  const mechanics = [
    first('table-order'),
    deal({ from: 'first-seat', spare: 'dealt', ...policy }),
    pieces('beside'),
    dice({ steps: sum, trapped: 'rolls', begin: 'may' }),
    ...looking,
    walk({ rest: 'anywhere', roomLeft: 'open' }),
    stay('anyone'),
    suggest({ onEntering: 'may', pulled: 'may', again: 'free', pulledBack: 'may' }),
    answer('first-who-can'),
    accuse({ where: 'anywhere', when: 'instead-of-suggesting', heard: 'spoken', clearsDoor: false }),
    turns,
  ];
  const edition = bareEdition(mechanics, { cards: () => cardsOfTen, ...(map === undefined ? {} : { map }) });
  return openTestTable(edition, { seats: ['scarlet', 'mustard'], layout });
}

describe('the pool', () => {
  const by = (spare: DealPolicy['spare'], layout: Layout = {}) =>
    sitting(
      { spare },
      [pool('pool')],
      { envelope: ['plum', 'pipe', 'attic'], ...(spare === 'pool' ? { pool: ['poison'] } : {}), ...layout },
      'P<1.2>H\n###3###',
    );
  const inPool = (spare: DealPolicy['spare'] = 'pool') => walks(by(spare), 2, 'pool');

  test('lets a seat that enters it look at its cards, or accuse (S08-14)', () => {
    expect(inPool().may('scarlet')).toEqual(['look', 'accuse', 'end']);
  });

  test('is seen only by the seat that looked, and all learn that it did', () => {
    const looked = inPool().after('scarlet', { do: 'look' });
    expect(looks(looked)).toEqual([
      { fact: 'looked', seat: 0, where: 'pool', sealed: { for: [0], cards: ['poison'] } },
    ]);
    expect(looked.seenBy('scarlet').known.poison).toBe('pool');
    expect(looked.seenBy('mustard').known.poison).toBe(undefined);
  });

  test('may be looked at by any seat on its turn', () => {
    const mustards = by('pool', { first: 'mustard', pawns: { scarlet: null } });
    expect(walks(mustards, 4, 'pool').may('mustard')).toContain('look');
  });

  test('is looked at instead of accusing, and the turn is over (S08-14)', () => {
    expect(inPool().after('scarlet', { do: 'look' }).turn).toBe('mustard');
  });

  test('cannot be looked at when no card lies in it', () => {
    expect(inPool('dealt').may('scarlet')).toEqual(['accuse', 'end']);
  });

  test('cannot be looked at from elsewhere, nor before the move', () => {
    expect(by('pool').whyNot('scarlet', { do: 'look' })).toBe('wrong-moment');
    expect(walks(by('pool'), 1, [1, 0]).may('scarlet')).not.toContain('look');
  });
});

describe('a card in a room', () => {
  const policy: RoomCardsPolicy = { ownClue: 'looks', staying: 'looks', card: 'stays' };
  const start = (layout: Layout = {}, changes: Partial<RoomCardsPolicy> = {}, more: Mechanic[] = []) =>
    sitting({ roomCards: { count: 1, where: 'any' } }, [roomCards({ ...policy, ...changes }), ...more], {
      envelope: ['plum', 'pipe', 'attic'],
      roomCards: { hall: 'poison' },
      ...layout,
    });
  const rests = (table: TestTable): TestTable => table.after(table.turn, { do: 'end' });

  test('is seen only by the seat that enters the room (N15-13)', () => {
    const entered = walks(start(), 2, 'hall');
    expect(looks(entered)).toEqual([
      { fact: 'looked', seat: 0, where: 'room:hall', sealed: { for: [0], cards: ['poison'] } },
    ]);
    expect(entered.seenBy('scarlet').known.poison).toBe('room:hall');
    expect(entered.seenBy('mustard').known.poison).toBe(undefined);
    expect(entered.may('scarlet')).toContain('suggest');
  });

  test('stays there for the others, and each seat looks at it once (N15-13)', () => {
    const mustards = walks(rests(walks(start(), 2, 'hall')), 4, 'hall');
    expect(looks(mustards)).toMatchObject([{ seat: 1, where: 'room:hall', sealed: { cards: ['poison'] } }]);
    const out = walks(rests(mustards), 1, [1, 0]);
    expect(looks(walks(rests(rests(out)), 1, 'hall'))).toEqual([]);
  });

  test('is-put-away: is seen by the first seat that enters, and by no other', () => {
    const first = walks(start({}, { card: 'is-put-away' }), 2, 'hall');
    expect(looks(first)).toHaveLength(1);
    expect(looks(walks(rests(first), 4, 'hall'))).toEqual([]);
  });

  describe('a seat that stays to suggest in a room it was pulled to', () => {
    const stays = (staying: RoomCardsPolicy['staying']) => {
      const pulled = start({ pawns: { scarlet: 'hall' }, pulled: ['scarlet'] }, { staying });
      expect(namesOfFacts(pulled.log)).not.toContain('looked');
      return looks(pulled.after('scarlet', { do: 'stay' }));
    };

    test('looks: looks at the card (N15-13)', () => {
      expect(stays('looks')).toHaveLength(1);
    });

    test('does-not: does not look at the card', () => {
      expect(stays('does-not')).toEqual([]);
    });
  });

  describe('a seat that is moved there by its own clue card', () => {
    const runs = (ownClue: RoomCardsPolicy['ownClue']) => {
      const screaming = clues({ deck: { 'clue:scream': 1 }, two: 'one-by-one' });
      const table = start({}, { ownClue }, [screaming]).after('scarlet', { do: 'roll' }, { die: [1] });
      return table.after('scarlet', { do: 'choose', to: 'hall' });
    };

    test('looks: looks at the card (N15-13)', () => {
      expect(looks(runs('looks'))).toMatchObject([{ seat: 0, where: 'room:hall' }]);
    });

    test('does-not: looks at the card only when it then stays to suggest', () => {
      const ran = runs('does-not');
      expect(looks(ran)).toEqual([]);
      const next = ran.after('mustard', { do: 'pass' });
      expect(looks(next.after('scarlet', { do: 'stay' }))).toHaveLength(1);
    });
  });

  test('is not seen from another room or a square', () => {
    expect(looks(walks(start(), 3, 'attic'))).toEqual([]);
    expect(looks(walks(start(), 1, [1, 0]))).toEqual([]);
  });
});
