import { expect, test } from 'vitest';
import type { Marks } from '../worker/messages.ts';
import { blankPage } from './notes.ts';
import { whereIs } from './where.ts';

const owners = ['plum', 'green', 'envelope'];
const marks: Marks = {
  cells: { rope: { green: 'yes', plum: 'no' }, hall: { plum: 'no' } },
  groups: [],
  chances: null,
  consistent: true,
};
const page = {
  ...blankPage,
  marks: { 'hall|plum': 'yes', 'knife|plum': 'yes', 'study|plum': 'maybe' },
} as const;

test('my hand comes first, then what is deduced, then what I ticked', () => {
  expect(whereIs('rope', owners, { hand: ['rope'], marks, page })).toBe('hand');
  expect(whereIs('rope', owners, { hand: [], marks, page })).toBe('green');
  expect(whereIs('knife', owners, { hand: [], marks, page })).toBe('plum');
});

test('neither a wrong tick nor a question mark places a card', () => {
  expect(whereIs('hall', owners, { hand: [], marks, page })).toBeNull();
  expect(whereIs('study', owners, { hand: [], marks: null, page })).toBeNull();
});
