import { editions } from '@casefile/editions';
import { languages } from '@casefile/editions/words/words';
import { makeBoard } from '@casefile/engine';
import { describe, expect, test } from 'vitest';
import { namesOf } from '../../names.ts';
import { type BoardState, cell, drawBoard } from './board-text.ts';

const drawn = editions.flatMap(({ id, drawing }) =>
  drawing === null ? [] : [[id, makeBoard(drawing)] as const],
);
const margin = 3;

describe.each(drawn)('%s', (id, board) => {
  const { map, rooms, doors } = board.drawing;
  const state: BoardState = { board, pawns: [], roomName: (room) => room, squares: [], rooms: {} };
  const at = (lines: readonly string[], x: number, y: number) => lines[y + 1]?.[margin + x * cell + 1];

  test('draws every cell: a dot or sign for a square, the floor for a room, a space for nothing', () => {
    const lines = drawBoard({ ...state, roomName: () => '' });
    map.forEach((line, y) => {
      [...line].forEach((char, x) => {
        const glyph = at(lines, x, y) ?? ' ';
        if (rooms[char] !== undefined) expect(glyph).toMatch(/[░ ]/);
        else if ('#x'.includes(char)) expect(glyph).toBe(' ');
        else expect(glyph).toMatch(/[^░ ]/);
      });
    });
  });

  test('draws an arrow in front of every door', () => {
    const lines = drawBoard(state);
    for (const { square } of doors) expect(at(lines, square[0], square[1])).toMatch(/[▲▼◀▶◤◥◣◢]/);
  });

  test('keeps the door visible on a destination in front of it', () => {
    const [door] = doors;
    const lines = drawBoard({ ...state, squares: [door!.square] });
    const [x, y] = door!.square;
    expect(lines[y + 1]!.slice(margin + x * cell).slice(0, cell)).toMatch(/^[▲▼◀▶◤◥◣◢]◆$/);
  });

  test.each(languages)('writes the name of every room, or its beginning, in %s', async (lang) => {
    const names = await namesOf(id, lang);
    const text = drawBoard({ ...state, roomName: (room) => names.rooms[room]! }).join('\n');
    for (const room of new Set(Object.values(rooms)))
      expect(text).toContain(names.rooms[room]!.split(' ')[0]!.slice(0, 5));
  });

  test('marks pawns and destinations on their squares', () => {
    const room = Object.values(rooms)[0]!;
    const [square, other] = board.places.filter((place) => typeof place !== 'string');
    const pawns = [
      { letter: 'Q', ink: [], at: square! },
      { letter: 'Z', ink: [], at: room },
      { letter: 'Y', ink: [], at: null },
    ];
    const lines = drawBoard({
      ...state,
      pawns,
      squares: [other!],
      rooms: { [room]: 7 },
      roomName: () => 'r',
    });
    expect(at(lines, ...(square as [number, number]))).toBe('Q');
    expect(at(lines, ...(other as [number, number]))).toBe('◆');
    const text = lines.join('\n');
    expect(text).toContain('7 r');
    expect(text.match(/Z/g)).toHaveLength(1);
    expect(text).not.toContain('Y');
  });
});
