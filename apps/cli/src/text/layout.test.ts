import { expect, test } from 'vitest';
import { columns, pad, sideBySide, widthOf, wrap } from './layout.ts';

test('counts colours and combining accents as zero columns wide', () => {
  expect(widthOf('\u001b[1mTélégraf\u001b[22m')).toBe(8);
  expect(widthOf('Te\u0301le\u0301graf')).toBe(8);
  expect(pad('\u001b[2mé\u001b[22m', 3)).toBe('\u001b[2mé\u001b[22m  ');
});

test('makes columns as wide as their widest cell', () => {
  expect(
    columns([
      ['a', 'long', 'x'],
      ['bbb', '', 'y'],
    ]),
  ).toEqual(['a    long  x', 'bbb        y']);
});

test('breaks lines between words, keeps the indent, and puts a long word on its own line', () => {
  expect(wrap('  one two three', 9, '    ')).toEqual(['  one two', '    three']);
  expect(wrap('a Conservatory b', 6)).toEqual(['a', 'Conservatory', 'b']);
  expect(wrap('a   b', 9)).toEqual(['a   b']);
  expect(wrap('a   b c d', 7, '    ')).toEqual(['a   b c', '    d']);
  expect(wrap('', 5)).toEqual(['']);
});

test('puts blocks of any height side by side', () => {
  expect(sideBySide(['ab'], ['1', '2'], 1)).toEqual(['ab 1', '   2']);
  expect(sideBySide(['a', 'bcd'], ['1'], 1)).toEqual(['a   1', 'bcd']);
});
