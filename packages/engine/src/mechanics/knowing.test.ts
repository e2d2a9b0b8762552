import { describe, expect, test } from 'vitest';
import { advance, stripFact } from '../position/fold.ts';
import { blankPosition } from '../position/new-position.ts';
import type { Position } from '../position/position.ts';
import { openTestTable } from '../test/table.ts';
import { testEdition } from '../test/test-edition.ts';
import type { Fact, Viewer } from '../vocabulary.ts';
import { dice, sum } from './moving/dice.ts';
import { answer } from './suggesting/answer.ts';

const { rules } = openTestTable(
  testEdition([dice({ steps: sum, trapped: 'rolls', begin: 'may' }), answer('first-who-can')]),
).pos;

/** What the viewer knows after these facts and no others. */
const after = (viewer: Viewer, ...facts: Fact[]): Position =>
  facts.reduce((pos, fact) => advance(pos, stripFact(fact, viewer)), blankPosition(rules, viewer));
const known = (viewer: Viewer, ...facts: Fact[]) => after(viewer, ...facts).known;

const dealt: Fact = { fact: 'dealt', seat: 1, count: 2, sealed: { for: [1], cards: ['rope', 'mustard'] } };
const shown: Fact = { fact: 'showed', seat: 1, to: 0, why: 'spy', sealed: { for: [1, 0], cards: ['rope'] } };

describe('who knows where a card lies', () => {
  test('a hand is known to its own seat, and its size to the others', () => {
    expect(known(1, dealt)).toEqual({ rope: 1, mustard: 1 });
    expect(known(0, dealt)).toEqual({});
    expect(after(0, dealt)).toMatchObject({ sizes: [0, 2, 0], hands: [[], [], []] });
    expect(after(1, dealt).hands).toEqual([[], ['rope', 'mustard'], []]);
  });

  test('the envelope is known to the table alone (ALL-01)', () => {
    const enveloped: Fact = { fact: 'enveloped', sealed: { for: [], cards: ['plum', 'pipe', 'attic'] } };
    expect(known('table', enveloped)).toEqual({ plum: 'envelope', pipe: 'envelope', attic: 'envelope' });
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(known(viewer, enveloped)).toEqual({});
      expect(after(viewer, enveloped).envelope).toBe(null);
    }
  });

  test('cards laid face down are known to nobody, their number to all (S08-01, N15-12)', () => {
    const laid: Fact = {
      fact: 'laid',
      where: 'pool',
      count: 2,
      sealed: { for: [], cards: ['rope', 'hall'] },
    };
    expect(after(0, laid)).toMatchObject({ spots: { pool: 2 }, known: {} });
    expect(known('table', laid)).toEqual({ rope: 'pool', hall: 'pool' });
  });

  test('cards laid face up are known to all (K18-02)', () => {
    const faced: Fact = { fact: 'faced', cards: ['rope'] };
    expect(after('spectator', faced)).toMatchObject({ spots: { 'face-up': 1 }, known: { rope: 'face-up' } });
  });

  test('a card shown is known, with its holder, to the seat it was shown to (ALL-03)', () => {
    expect(after(0, shown)).toMatchObject({
      known: { rope: 1 },
      shown: [{ card: 'rope', by: 1, to: 0, turn: 0 }],
      showed: [],
    });
  });

  test('the seat that showed a card remembers showing it', () => {
    expect(after(1, dealt, shown)).toMatchObject({
      shown: [],
      showed: [{ card: 'rope', by: 1, to: 0, turn: 0 }],
    });
  });

  test.each([2, 'spectator', 'table'] as const)('nothing of a card shown is kept by %s', (viewer) => {
    expect(after(viewer, shown)).toMatchObject({ known: {}, shown: [], showed: [] });
  });

  test('a card looked at is known to the seat that looked (S08-14, N15-13)', () => {
    const looked: Fact = {
      fact: 'looked',
      seat: 0,
      where: 'room:hall',
      sealed: { for: [0], cards: ['rope'] },
    };
    expect(known(0, looked)).toEqual({ rope: 'room:hall' });
    expect(known(1, looked)).toEqual({});
    expect(after(1, looked).looks).toEqual(['0@room:hall']);
  });

  test('looking at the pool is not recorded, so it may be looked at again', () => {
    const looked: Fact = { fact: 'looked', seat: 0, where: 'pool', sealed: { for: [0], cards: ['rope'] } };
    expect(after(0, looked).looks).toEqual([]);
  });

  test('a card revealed is known to all, with its holder (N15-20)', () => {
    expect(known('spectator', { fact: 'revealed', seat: 2, card: 'knife' })).toEqual({ knife: 2 });
  });

  test('a murdered seat’s hand is known to all (S08-22)', () => {
    const murdered: Fact = { fact: 'murdered', seat: 1, cards: ['rope', 'mustard'] };
    expect(known('spectator', murdered)).toEqual({ rope: 1, mustard: 1 });
    expect(after(0, murdered).hands[1]).toEqual(['rope', 'mustard']);
    expect(known(0, shown, murdered)).toEqual({ rope: 1, mustard: 1 });
  });

  test('the envelope is known to a wrong accuser (ALL-06)', () => {
    const judged: Fact = {
      fact: 'judged',
      seat: 0,
      right: false,
      sealed: { for: [0], cards: ['plum', 'pipe', 'attic'] },
    };
    const accused: Fact = { fact: 'accused', seat: 0, cards: ['plum', 'pipe', 'hall'] };
    expect(known(0, accused, judged)).toEqual({ plum: 'envelope', pipe: 'envelope', attic: 'envelope' });
    expect(known(1, accused, judged)).toEqual({});
  });

  test('the envelope is known to all at the end (ALL-06)', () => {
    const ended: Fact = { fact: 'ended', winner: null, envelope: ['plum', 'pipe', 'attic'] };
    expect(after('spectator', ended)).toMatchObject({
      known: { plum: 'envelope', pipe: 'envelope', attic: 'envelope' },
      envelope: ['plum', 'pipe', 'attic'],
      result: { winner: null, envelope: ['plum', 'pipe', 'attic'] },
      wait: null,
    });
  });

  test('learning more forgets nothing and changes nothing in place', () => {
    const before = after(0, { fact: 'faced', cards: ['hall'] });
    const later = advance(before, shown);
    expect(later.known).toEqual({ hall: 'face-up', rope: 1 });
    expect(before.known).toEqual({ hall: 'face-up' });
  });
});

describe('a wait for several seats', () => {
  const asked: Fact = { fact: 'asked', wait: { for: 'no-answer', seats: [1, 2] } };

  test('is seen by every viewer', () => {
    expect(after('spectator', asked).wait).toEqual({ for: 'no-answer', seats: [1, 2] });
  });

  test('lasts until the last seat has declined', () => {
    const one = after(0, asked, { fact: 'declined', seat: 2 });
    expect(one.wait).toEqual({ for: 'no-answer', seats: [1] });
    expect(advance(one, { fact: 'declined', seat: 1 }).wait).toBe(null);
  });
});
