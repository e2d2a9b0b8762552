import type { Fact } from '@casefile/engine';
import { expect, test } from 'vitest';
import { BeatMaker } from './beats.ts';
import { untoldOf } from './told.ts';

const sealed = { for: [1], cards: ['green', 'rope', 'library'] };
const before: readonly Fact[] = [{ fact: 'turn', seat: 1, number: 6 }];
const scene: readonly Fact[] = [
  { fact: 'accused', seat: 1, cards: ['white', 'rope', 'library'] },
  { fact: 'judged', seat: 1, right: false, sealed },
  { fact: 'turn', seat: 2, number: 7 },
];
const log = [...before, ...scene];
const maker = new BeatMaker();
maker.take(before);
const [accused, judged, turn] = maker.take(scene);

test('whoever accuses is not out before the verdict is told, and the next turn does not begin before it', () => {
  expect(untoldOf(log, accused!)).toEqual({ turn: 1, ends: [1], names: ['judged', 'turn'] });
  expect(untoldOf(log, judged!)).toEqual({ turn: 1, ends: [], names: ['turn'] });
  expect(untoldOf(log, turn!)).toBeNull();
});

test('a table at rest, or one that shows something again, holds nothing back', () => {
  expect(untoldOf(log, null)).toBeNull();
  expect(untoldOf(log, { ...accused!, isAgain: true })).toBeNull();
});
