import { expect, test } from 'vitest';
import {
  blankNotes,
  blankPage,
  cellKey,
  cycled,
  parsePage,
  redone,
  signed,
  undone,
  written,
} from './notes.ts';

const key = cellKey('rope', 'plum');
const times = (count: number) =>
  Array.from({ length: count }).reduce<typeof blankNotes>((notes) => cycled(notes, key), blankNotes);

test('a cell goes from blank to ✗, ✓, ? and back', () => {
  expect([1, 2, 3, 4].map((count) => times(count).page.marks[key])).toEqual([
    'no',
    'yes',
    'maybe',
    undefined,
  ]);
});

test('every change can be undone and redone', () => {
  const notes = written(signed(times(3), key, '12'), 'Plum lies.');
  let back = notes;
  for (let i = 0; i < 5; i++) back = undone(back);
  expect(back.page).toEqual(blankPage);
  expect(undone(back)).toEqual(back);
  let forth = back;
  for (let i = 0; i < 5; i++) forth = redone(forth);
  expect(forth.page).toEqual(notes.page);
  expect(redone(forth)).toEqual(forth);
});

test('a change after an undo drops the redo history', () => {
  expect(redone(cycled(undone(times(2)), key)).page.marks[key]).toBe('yes');
  expect(cycled(undone(times(2)), key).future).toEqual([]);
});

test('signs are short, and an empty one is removed', () => {
  expect(signed(blankNotes, key, ' 1234 ').page.signs[key]).toBe('123');
  expect(signed(signed(blankNotes, key, 'a'), key, ' ').page.signs).toEqual({});
});

test('reads invalid data as a blank page, and drops invalid parts', () => {
  expect(parsePage(null)).toEqual(blankPage);
  expect(parsePage('x')).toEqual(blankPage);
  expect(parsePage({ marks: { a: 'yes', b: 'sure', c: 3 }, signs: { a: 1, b: 'x' }, text: 7 })).toEqual({
    marks: { a: 'yes' },
    signs: { b: 'x' },
    text: '',
  });
});

test('undoes in one step what was typed in one go', () => {
  const typed = written(written(written(cycled(blankNotes, key), 'P'), 'Pl'), 'Plum');
  expect(undone(typed).page).toEqual(cycled(blankNotes, key).page);
  expect(redone(undone(typed)).page.text).toBe('Plum');
  expect(undone(written(cycled(written(blankNotes, 'a'), key), 'ab')).page.text).toBe('a');
});
