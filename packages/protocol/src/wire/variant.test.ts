import * as v from 'valibot';
import { expect, test } from 'vitest';
import { variantBy } from './variant.ts';

const options = [
  v.strictObject({ do: v.literal('roll') }),
  v.strictObject({ do: v.literal('show'), card: v.pipe(v.string(), v.maxLength(5)) }),
] as const;
const straight = variantBy('do', options);
const inTurn = v.variant('do', [...options]);

test.each([
  [{ do: 'roll' }],
  [{ do: 'show', card: 'rope' }],
  [{ do: 'show', card: 'candlestick' }],
  [{ do: 'show' }],
  [{ do: 'roll', card: 'rope' }],
  [{ do: 'fly' }],
  [{ do: ['roll'] }],
  [{ do: 'toString' }],
  [{ do: null }],
  [Object.create({ do: 'roll' })],
  [{}],
  [[]],
  [null],
  [7],
  ['roll'],
])('parses %j as valibot does', (value) => {
  const [ours, theirs] = [v.safeParse(straight, value), v.safeParse(inTurn, value)];
  expect(ours.success).toBe(theirs.success);
  expect(ours.output).toEqual(theirs.output);
  expect(ours.issues?.map(({ message }) => message)).toEqual(theirs.issues?.map(({ message }) => message));
});
