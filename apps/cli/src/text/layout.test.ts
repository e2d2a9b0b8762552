import { expect, test } from 'vitest';
import { columns, pad, sideBySide, widthOf, wrap } from './layout.ts';

test('colours and accents take no room of their own', () => {
  expect(widthOf('\u001b[1mTélégraf\u001b[22m')).toBe(8);
  expect(widthOf('Te\u0301le\u0301graf')).toBe(8);
  expect(pad('\u001b[2mé\u001b[22m', 3)).toBe('\u001b[2mé\u001b[22m  ');
});

test('columns are as wide as their widest cell', () => {
  expect(
    columns([
      ['a', 'long', 'x'],
      ['bbb', '', 'y'],
    ]),
  ).toEqual(['a    long  x', 'bbb        y']);
});

test('lines break between words, keep their indent, and a long word stands alone', () => {
  expect(wrap('  one two three', 9, '    ')).toEqual(['  one two', '    three']);
  expect(wrap('a Conservatory b', 6)).toEqual(['a', 'Conservatory', 'b']);
  expect(wrap('a   b', 9)).toEqual(['a   b']);
  expect(wrap('', 5)).toEqual(['']);
});

test('blocks stand side by side whatever their height', () => {
  expect(sideBySide(['ab'], ['1', '2'], 1)).toEqual(['ab 1', '   2']);
  expect(sideBySide(['a', 'bcd'], ['1'], 1)).toEqual(['a   1', 'bcd']);
});
