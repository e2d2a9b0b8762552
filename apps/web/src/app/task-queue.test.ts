import { expect, test } from 'vitest';
import { enqueueTask, runInSteps } from './task-queue.ts';

const done = (): Promise<void> => new Promise((resolve) => enqueueTask(resolve));

test('runs tasks in order, none of them synchronously', async () => {
  const seen: string[] = [];
  enqueueTask(() => seen.push('first'));
  enqueueTask(() => seen.push('second'));
  seen.push('now');
  await done();
  expect(seen).toEqual(['now', 'first', 'second']);
});

test('skips a cancelled task, and runs the others', async () => {
  const seen: string[] = [];
  const takeBack = enqueueTask(() => seen.push('taken back'));
  enqueueTask(() => seen.push('kept'));
  takeBack();
  await done();
  expect(seen).toEqual(['kept']);
});

test('runs the other tasks when one throws', async () => {
  await expect(
    runInSteps(
      (function* () {
        yield;
        throw new RangeError('no room');
      })(),
    ),
  ).rejects.toThrow('no room');
  await done();
});

test('shares the time between two long jobs, one step of each in a task', async () => {
  const seen: string[] = [];
  function* walk(name: string): Generator<void, string> {
    for (const step of [1, 2, 3]) {
      seen.push(`${name}${step}`);
      // Still the same task: other jobs come after it.
      queueMicrotask(() => seen.push('.'));
      yield;
    }
    return name;
  }
  expect(await Promise.all([runInSteps(walk('a')), runInSteps(walk('b'))])).toEqual(['a', 'b']);
  expect(seen.join('')).toBe('a1.b1.a2.b2.a3.b3.');
});
