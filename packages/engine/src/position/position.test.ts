import { describe, expect, test } from 'vitest';
import { dice, sum } from '../mechanics/moving/dice.ts';
import { openTestTable } from '../test/table.ts';
import { testEdition } from '../test/test-edition.ts';
import { blankPosition } from './new-position.ts';
import {
  askedSeats,
  clockwise,
  type Draft,
  isSeat,
  onTurn,
  type Position,
  pawnNode,
  replaceAt,
  stopWaitingFor,
  without,
} from './position.ts';

const { pos } = openTestTable(testEdition([dice({ steps: sum, trapped: 'rolls', begin: 'must' })]), {
  seats: ['plum', 'scarlet', 'mustard'],
});

describe('lists are never changed in place', () => {
  test('replaceAt replaces one entry of a copy', () => {
    const list = [1, 2, 3];
    expect(replaceAt(list, 1, 9)).toEqual([1, 9, 3]);
    expect(list).toEqual([1, 2, 3]);
  });

  test('without removes one copy of the value, or nothing', () => {
    const list = ['a', 'b', 'a'];
    expect(without(list, 'a')).toEqual(['b', 'a']);
    expect(without(list, 'c')).toBe(list);
    expect(list).toEqual(['a', 'b', 'a']);
  });
});

test('pawnNode finds the node of the seat’s pawn, whatever the seating order', () => {
  expect([0, 1, 2].map((seat) => pos.rules.board.places[pawnNode(pos, seat)])).toEqual([[6, 0], [2, 0], [4, 0]]); // biome-ignore format: three squares
});

test('clockwise goes from a seat’s left round to its right (ALL-02)', () => {
  expect([0, 1, 2].map((seat) => clockwise(pos, seat))).toEqual([
    [1, 2],
    [2, 0],
    [0, 1],
  ]);
});

test('isSeat is true for a number and false for other viewers', () => {
  expect([isSeat(0), isSeat('spectator'), isSeat('table')]).toEqual([true, false, false]);
});

describe('who is to decide', () => {
  const waiting: Position = { ...pos, wait: { for: 'no-answer', seats: [0, 2] } };
  const over: Position = { ...pos, result: { winner: null, envelope: [] } };

  test('is the seat in turn unless others are asked, and nobody once the game is over', () => {
    expect(askedSeats(pos)).toEqual([1]);
    expect(askedSeats(waiting)).toEqual([0, 2]);
    expect(askedSeats(over)).toEqual([]);
    expect(askedSeats({ ...waiting, result: over.result })).toEqual([]);
  });

  test('onTurn is true on a seat’s own turn while nothing is being answered', () => {
    const inquiry = {
      turn: 1,
      by: 1,
      cards: [],
      room: null,
      answers: [],
      asked: null,
      justShown: null,
      card: null,
    };
    expect([onTurn(pos, 1), onTurn(pos, 0)]).toEqual([true, false]);
    for (const later of [waiting, over, { ...pos, inquiry }]) expect(onTurn(later, 1)).toBe(false);
  });

  test('stopWaitingFor drops a seat from the wait, and ends the wait with the last', () => {
    const draft: Draft = { ...waiting };
    stopWaitingFor(draft, 2);
    expect(draft.wait).toEqual({ for: 'no-answer', seats: [0] });
    stopWaitingFor(draft, 1);
    expect(draft.wait).toEqual({ for: 'no-answer', seats: [0] });
    stopWaitingFor(draft, 0);
    expect(draft.wait).toBe(null);
    stopWaitingFor(draft, 0);
    expect(draft.wait).toBe(null);
    expect(waiting.wait).toEqual({ for: 'no-answer', seats: [0, 2] });
  });
});

test('a blank position knows nothing and has an entry for every seat and piece', () => {
  const blank = blankPosition(pos.rules, 2);
  expect(blank).toMatchObject({ you: 2, n: 0, known: {}, envelope: null, turnNumber: 0, result: null });
  expect(blank).toMatchObject({ step: 'done', moved: false, entered: false, wait: null, inquiry: null });
  expect(blank.gone).toEqual([false, false, false]);
  expect(blank.hands).toEqual([[], [], []]);
  expect([blank.out, blank.sizes, blank.pulled]).toEqual([
    [false, false, false],
    [0, 0, 0],
    [-1, -1, -1],
  ]);
  expect([blank.pawns, blank.weapons]).toEqual([
    [-1, -1, -1],
    [-1, -1, -1],
  ]);
});
