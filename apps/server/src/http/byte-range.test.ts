import { expect, test } from 'vitest';
import { rangeOf } from './byte-range.ts';

test.each([
  ['bytes=0-9', { first: 0, last: 9 }],
  ['bytes=90-', { first: 90, last: 99 }],
  ['bytes=90-1000', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-1000', { first: 0, last: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  // An invalid range is ignored: the whole is sent.
  ['bytes=9-0', null],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['lines=0-9', null],
  ['bytes=0x1-9', null],
  ['bytes=99999999999999999999-', null],
  ['', null],
  [undefined, null],
] as const)('%s of a hundred bytes', (asked, expected) => {
  expect(rangeOf(asked, 100)).toEqual(expected);
});
