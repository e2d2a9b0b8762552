import { expect, test } from 'vitest';
import type { NarratedFact } from './narration.ts';
import { nextStep } from './step-keys.ts';

const told = [
  ['opened', ''],
  ['turn', 'Turn 1'],
  ['rolled', 'rolls'],
  ['asked', ''],
  ['moved', 'goes'],
  ['turn', 'Turn 2'],
  ['rolled', 'rolls'],
].map(
  ([fact, text], i) =>
    ({ number: i + 1, entry: 0, turn: 0, fact: { fact }, text }) as unknown as NarratedFact,
);

const press = (name: string, at: number): number | null =>
  nextStep({ name, ctrl: false, sequence: '' }, at, told);

test('steps over facts without a sentence, both ways, and stops at the ends', () => {
  expect(press('right', 3)).toBe(5);
  expect(press('left', 5)).toBe(3);
  expect(press('right', 7)).toBe(7);
  expect(press('left', 1)).toBe(1);
  expect(press('left', 2)).toBe(1);
});

test('steps by turns', () => {
  expect(press('t', 1)).toBe(2);
  expect(press('t', 2)).toBe(6);
  expect(press('t', 6)).toBe(7);
  expect(press('r', 7)).toBe(6);
  expect(press('r', 6)).toBe(2);
});

test('jumps to the ends, leaves, and ignores unknown keys', () => {
  expect(press('home', 5)).toBe(1);
  expect(press('end', 2)).toBe(7);
  expect(press('x', 4)).toBe(4);
  expect(press('q', 4)).toBeNull();
  expect(nextStep({ name: 'c', ctrl: true, sequence: '\u0003' }, 4, told)).toBeNull();
});
