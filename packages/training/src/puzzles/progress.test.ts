/** U67: the difficulty follows the player. */
import { expect, test } from 'vitest';
import { afterAnswer, blankProgress, type Progress } from './progress.ts';

const answered = (progress: Progress, isRight: boolean, hints = 0, level = progress.show.level): Progress =>
  afterAnswer(progress, { kind: 'show', level }, isRight, hints);

test('U67 takes a good player to the top level in twenty answers and leaves a bad one at the bottom', () => {
  let [good, bad] = [blankProgress, blankProgress];
  for (let n = 0; n < 20; n++) {
    good = answered(good, true);
    bad = answered(bad, n % 3 === 0);
  }
  expect(good.show).toMatchObject({ level: 7, best: 7, right: 20, answered: 20 });
  expect(bad.show).toMatchObject({ level: 1, right: 7, answered: 20 });
  expect(good.mark).toBe(blankProgress.mark);
});

test('U67 goes down after a miss, holds the level after a hint, and ignores puzzles that are far too easy', () => {
  let progress = blankProgress;
  for (let n = 0; n < 8; n++) progress = answered(progress, true);
  expect(progress.show.level).toBe(5);
  for (let n = 0; n < 4; n++) progress = answered(progress, true, 1);
  expect(progress.show.level).toBe(5);
  for (let n = 0; n < 4; n++) progress = answered(progress, true, 0, 3);
  expect(progress.show.level).toBe(5);
  // No puzzle of the level turned up, and slightly easier ones were solved twice.
  for (let n = 0; n < 2; n++) progress = answered(progress, true, 0, 4);
  expect(progress.show.level).toBe(6);
  expect(answered(progress, false).show.level).toBe(5);
});
