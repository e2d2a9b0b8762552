import { board as classic } from '@casefile/editions/classic/board';
import { board as secrets } from '@casefile/editions/secrets-2008/board';
import type { Drawing } from '@casefile/engine/board/drawing';
import { expect, test } from 'vitest';
import type { BoardLayout } from './board-layout.ts';
import { floorOf, openingsOf, outerEdges, outlineOf, planOf } from './geometry.ts';
import { seated, standBoxes } from './standing.ts';
import { lineWidth, wrapped } from './text-width.ts';

test('outlines an L with six corners, and a hole as a separate loop', () => {
  expect(
    outlineOf([
      [0, 0],
      [0, 1],
      [1, 1],
    ]),
  ).toBe('M0 0L24 0L24 24L48 24L48 48L0 48Z');
  const ringOfCells = [0, 1, 2]
    .flatMap((c) => [0, 1, 2].map((r) => [c, r] as const))
    .filter(([c, r]) => c !== 1 || r !== 1);
  expect(outlineOf(ringOfCells).match(/M/g)).toHaveLength(2);
});

test('doors lie in the wall between their square and their floor', () => {
  for (const drawing of [classic, secrets])
    for (const { door, x, y } of openingsOf(drawing)) {
      expect(x).toBe(((door.square[0] + door.inside[0] + 1) / 2) * 24);
      expect(y).toBe(((door.square[1] + door.inside[1] + 1) / 2) * 24);
    }
});

test('two doors side by side hang on their outer jambs', () => {
  const hall = openingsOf(classic).filter(({ door, twin }) => door.room === 'hall' && twin);
  expect(hall.map(({ door, twin }) => [door.square[0], twin])).toEqual([
    [11, 'right'],
    [12, 'left'],
  ]);
});

test('a wall stands wherever a corridor meets the outside', () => {
  const drawing: Drawing = {
    id: 'x',
    map: ['#..', 'AA#'],
    rooms: { A: 'a' },
    doors: [],
    starts: {},
    passages: [],
  };
  expect(outerEdges(planOf(drawing))).toHaveLength(5);
});

test('floor ends at the walls', () => {
  const isFloor = floorOf([
    [0, 0],
    [1, 0],
  ]);
  expect(isFloor({ x: 1, y: 1, w: 46, h: 22 })).toBe(true);
  expect(isFloor({ x: 1, y: 1, w: 46, h: 22 }, 2)).toBe(false);
  expect(isFloor({ x: 30, y: 1, w: 20, h: 5 })).toBe(false);
});

test('keeps the place of a pawn that stays, and gives a new one the first free place', () => {
  const before = seated(new Map(), { a: 'hall', b: 'hall', c: 'study' });
  const after = seated(before, { a: 'study', b: 'hall', c: 'study', d: 'hall', e: null, f: [1, 2] });
  expect(Object.fromEntries(after)).toEqual({
    b: { room: 'hall', slot: 1 },
    c: { room: 'study', slot: 0 },
    a: { room: 'study', slot: 1 },
    d: { room: 'hall', slot: 0 },
  });
});

test('pawns sharing a square stand side by side, a single one in the middle (S08-31)', () => {
  const none = { pawns: new Map(), weapons: new Map() };
  const layout = { rooms: new Map() } as unknown as BoardLayout;
  const middles = (pawns: Record<string, [number, number]>): number[] =>
    standBoxes(layout, pawns, {}, none).map(({ box }) => box.x + box.w / 2);
  expect(middles({ a: [1, 2] })).toEqual([36]);
  const [left, right, alone] = middles({ a: [1, 2], b: [1, 2], c: [3, 2] }) as [number, number, number];
  expect(right - left).toBeGreaterThan(8);
  expect([(left + right) / 2, alone]).toEqual([36, 84]);
});

test('names break where their lines are shortest', () => {
  expect(wrapped('Salle des trophées', 2)).toEqual(['Salle des', 'trophées']);
  expect(wrapped('Hall', 2)).toBeNull();
  expect(lineWidth('MM', 10)).toBeGreaterThan(lineWidth('II', 10));
});
