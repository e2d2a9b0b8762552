import { describe, expect, test } from 'vitest';
import type { Problem } from '../actions/refusal.ts';
import { seededChance } from '../chance/index.ts';
import type { Edition } from '../edition/edition.ts';
import { openGame } from '../game/game.ts';
import type { Layout } from '../setup/layout.ts';
import { openTestTable, seed, type TestTable } from '../test/table.ts';
import { bareEdition, cards, type TestEditionOptions } from '../test/test-edition.ts';
import type { Fact } from '../vocabulary.ts';
import { type DealPolicy, deal } from './deal.ts';
import { dice, sum } from './moving/dice.ts';
import { pieces } from './moving/pieces.ts';
import { first, turns } from './turns.ts';

const policy: DealPolicy = { from: 'first-seat', spare: 'dealt' };
const dealing = (changes: Partial<DealPolicy> = {}, more: TestEditionOptions = {}): Edition =>
  bareEdition(
    [
      first('table-order'),
      deal({ ...policy, ...changes }),
      pieces('beside'),
      dice({ steps: sum, trapped: 'rolls', begin: 'may' }),
      turns,
    ],
    more,
  );

/** Ten cards, seven of them to deal: one too many for three hands of two, or two hands of three. */
const ten: TestEditionOptions = { cards: () => ({ ...cards, weapons: [...cards.weapons, 'poison'] }) };

function opening(edition: Edition, layout: Layout = {}, seats = ['scarlet', 'mustard', 'plum'], from = seed) {
  const players = seats.map((suspect) => ({ suspect }));
  return openGame(edition, { players, layout }, seededChance(from));
}
function facts(...given: Parameters<typeof opening>): readonly Fact[] {
  const opened = opening(...given);
  if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
  return opened.facts;
}
function problemOf(...given: Parameters<typeof opening>): Problem | null {
  const opened = opening(...given);
  return opened.ok ? null : opened.problem;
}
const dealtTo = (log: readonly Fact[]): number[] =>
  log.flatMap((fact) => (fact.fact === 'dealt' ? [fact.seat] : []));
const sizesOf = (log: readonly Fact[]): number[] => {
  const sizes: number[] = [];
  for (const fact of log) if (fact.fact === 'dealt') sizes[fact.seat] = fact.count;
  return sizes;
};
const cardsOf = (log: readonly Fact[]): string[] =>
  log.flatMap((fact) => [
    ...('sealed' in fact ? (fact.sealed?.cards ?? []) : []),
    ...(fact.fact === 'faced' ? fact.cards : []),
  ]);

describe('deal', () => {
  test('puts one card of each category into the envelope, unseen by any player (ALL-01)', () => {
    const enveloped = facts(dealing()).find((fact) => fact.fact === 'enveloped')!;
    expect(enveloped.sealed.for).toEqual([]);
    const categories = [cards.suspects, cards.weapons, cards.rooms];
    expect(enveloped.sealed.cards!.map((card) => categories.findIndex((all) => all.includes(card)))).toEqual([
      0, 1, 2,
    ]);
  });

  test.each([
    ['dealt', { spare: 'dealt' }],
    ['pool', { spare: 'pool' }],
    ['face-up', { spare: 'face-up' }],
    ['rooms', { roomCards: { count: 2, where: 'any' } }],
  ] as const)('deals every card exactly once: %s (ALL-01)', (_name, changes) => {
    const { suspects, weapons, rooms } = ten.cards!({});
    for (let n = 0; n < 10; n++) {
      const log = facts(dealing(changes, ten), {}, ['scarlet', 'plum'], `${n}`.padStart(64, '0'));
      expect(cardsOf(log).sort()).toEqual([...suspects, ...weapons, ...rooms].sort());
    }
  });

  test('shows each hand to its own seat alone', () => {
    for (const fact of facts(dealing()))
      if (fact.fact === 'dealt') expect(fact.sealed.for).toEqual([fact.seat]);
  });

  test('differs with another seed', () => {
    expect(cardsOf(facts(dealing()))).not.toEqual(cardsOf(facts(dealing(), {}, undefined, 'ab'.repeat(32))));
    expect(cardsOf(facts(dealing()))).toEqual(cardsOf(facts(dealing())));
  });
});

describe('from', () => {
  const given = (from: DealPolicy['from']) => facts(dealing({ from }, ten), { first: 'mustard' });

  test('first-seat: the seat that plays first gets the first card, and the odd one (C86-04)', () => {
    expect(dealtTo(given('first-seat'))).toEqual([1, 2, 0]);
    expect(sizesOf(given('first-seat'))).toEqual([2, 3, 2]);
  });

  test('left-of-first: the seat to its left gets the first card', () => {
    expect(dealtTo(given('left-of-first'))).toEqual([2, 0, 1]);
    expect(sizesOf(given('left-of-first'))).toEqual([2, 2, 3]);
  });
});

describe('spare', () => {
  const given = (spare: DealPolicy['spare']) => facts(dealing({ spare }, ten));

  test('dealt: hands may differ by one (C86-04)', () => {
    const log = given('dealt');
    expect(sizesOf(log)).toEqual([3, 2, 2]);
    expect(log.some(({ fact }) => fact === 'laid' || fact === 'faced')).toBe(false);
  });

  test('pool: hands are equal, and the rest lies face down, unseen by any player (S08-01)', () => {
    const log = given('pool');
    expect(sizesOf(log)).toEqual([2, 2, 2]);
    expect(log.find(({ fact }) => fact === 'laid')).toMatchObject({
      where: 'pool',
      count: 1,
      sealed: { for: [], cards: [expect.any(String)] },
    });
  });

  test('face-up: hands are equal, and all see the rest (K18-02)', () => {
    const log = given('face-up');
    expect(sizesOf(log)).toEqual([2, 2, 2]);
    expect(log.find(({ fact }) => fact === 'faced')).toEqual({ fact: 'faced', cards: [expect.any(String)] });
  });

  test.each(['pool', 'face-up'] as const)('%s: nothing is laid out when the cards divide evenly', (spare) => {
    const log = facts(dealing({ spare }));
    expect(log.some(({ fact }) => fact === 'laid' || fact === 'faced')).toBe(false);
  });
});

describe('room cards', () => {
  const given = (where: 'any' | 'corners', from = seed, layout: Layout = {}) =>
    facts(
      dealing({ roomCards: { count: 2, where } }, { passages: [['hall', 'study']] }),
      layout,
      ['scarlet', 'plum'],
      from,
    ).flatMap((fact) => (fact.fact === 'laid' ? [fact] : []));
  const roomsOver = (where: 'any' | 'corners') =>
    new Set(
      Array.from({ length: 20 }, (_, n) => given(where, `${n}`.padStart(64, '0')))
        .flat()
        .map((fact) => fact.where),
    );

  test('any: lie in different rooms, one card each, unseen by any player (N15-12)', () => {
    const [one, other, ...more] = given('any');
    expect(more).toEqual([]);
    expect(one!.where).not.toBe(other!.where);
    expect(one).toMatchObject({ count: 1, sealed: { for: [], cards: [expect.any(String)] } });
    expect(roomsOver('any')).toEqual(new Set(['room:hall', 'room:study', 'room:attic']));
  });

  test('corners: lie only in rooms with a passage (N15-12)', () => {
    expect(roomsOver('corners')).toEqual(new Set(['room:hall', 'room:study']));
  });

  test('are not dealt to the players', () => {
    const log = facts(dealing({ roomCards: { count: 2, where: 'any' } }), {}, ['scarlet', 'plum']);
    expect(sizesOf(log)).toEqual([2, 2]);
  });

  test('lie where the layout says, and the rest in other rooms', () => {
    const laid = given('any', seed, { roomCards: { attic: 'rope' } });
    expect(laid[0]).toMatchObject({ where: 'room:attic', sealed: { cards: ['rope'] } });
    expect(laid).toHaveLength(2);
    expect(['room:hall', 'room:study']).toContain(laid[1]!.where);
  });
});

describe('a layout', () => {
  const hand = (table: TestTable, seat: number) => table.pos.hands[seat]!;

  test('fixes the envelope and the hands, and fills up a partial hand', () => {
    const table = openTestTable(dealing(), { layout: { envelope: ['plum'], hands: { mustard: ['attic'] } } });
    expect(table.pos.envelope![0]).toBe('plum');
    expect(hand(table, 1)[0]).toBe('attic');
    expect(table.pos.sizes).toEqual([2, 2, 2]);
  });

  test('fixes the pool and what lies face up', () => {
    const pool = facts(dealing({ spare: 'pool' }, ten), { pool: ['poison'] });
    expect(pool.find(({ fact }) => fact === 'laid')).toMatchObject({ sealed: { cards: ['poison'] } });
    const faced = facts(dealing({ spare: 'face-up' }, ten), { faceUp: ['poison'] });
    expect(faced.find(({ fact }) => fact === 'faced')).toMatchObject({ cards: ['poison'] });
  });

  const twoRooms: Partial<DealPolicy> = { roomCards: { count: 1, where: 'corners' } };
  const corners: TestEditionOptions = { passages: [['hall', 'study']] };
  test.each([
    ['a hand too large', dealing(), { hands: { plum: ['rope', 'knife', 'hall'] } }, 'hands.plum', '3', ['2']],
    ['a whole category in hands', dealing(), { hands: { scarlet: ['rope', 'knife'], plum: ['pipe'] } }, 'hands', '3', ['2']],
    ['a pool in an edition without one', dealing(), { pool: ['rope'] }, 'pool', '1', ['0']],
    ['a face-up card in an edition without any', dealing(), { faceUp: ['rope'] }, 'faceUp', '1', ['0']],
    ['too many room cards', dealing(twoRooms, corners), { roomCards: { hall: 'rope', study: 'plum' } }, 'roomCards', '2', ['1']],
  ])('is refused for too many cards: %s', (_name, edition, layout, at, given, valid) => {
    expect(problemOf(edition, layout)).toEqual({ what: 'too-many-cards', at, given, valid });
  }); // biome-ignore format: a table

  test('is refused for a room card where the edition lays none', () => {
    expect(problemOf(dealing(), { roomCards: { hall: 'rope' } })).toEqual({
      what: 'not-in-edition',
      at: 'roomCards',
      given: 'hall',
      valid: [],
    });
    expect(problemOf(dealing(twoRooms, corners), { roomCards: { attic: 'rope' } })).toEqual({
      what: 'unknown-place',
      at: 'roomCards',
      given: 'attic',
      valid: ['hall', 'study'],
    });
  });
});
