import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import { makeBacklog, maxWaiting } from './backlog.ts';

/** A table where each entry is staged until the test ends it. */
function staged() {
  const applied: number[] = [];
  let end: (() => void) | null = null;
  let done: Promise<void> = Promise.resolve();
  const isFree = signal(true);
  const backlog = makeBacklog<number>({
    isFree: () => isFree.value,
    async apply(entry) {
      applied.push(entry);
      done = new Promise((resolve) => {
        end = resolve;
      });
    },
    shown: () => done,
    catchUp: () => end?.(),
  });
  return { applied, backlog, isFree, end: () => end?.() };
}
const settle = (): Promise<void> => vi.waitFor(() => new Promise<void>((done) => setTimeout(done, 5)));

test('holds a scene back until the one before it has been shown', async () => {
  const { applied, backlog, end } = staged();
  backlog.add(1);
  backlog.add(2);
  await settle();
  expect(applied).toEqual([1]);
  backlog.add(3);
  await settle();
  expect(applied).toEqual([1]);
  end();
  await settle();
  expect(applied).toEqual([1, 2]);
});

test('skips ahead when far behind, and shows the latest scene', async () => {
  const { applied, backlog } = staged();
  const count = maxWaiting + 6;
  for (let entry = 1; entry <= count; entry++) backlog.add(entry);
  await settle();
  expect(applied.length).toBeGreaterThanOrEqual(count - maxWaiting);
  expect(applied.length).toBeLessThan(count);
  expect(applied).toEqual(Array.from(applied, (_, i) => i + 1));
});

test('an unseen card blocks everything, and waiting entries are counted', async () => {
  const { applied, backlog, isFree, end } = staged();
  isFree.value = false;
  backlog.add(1);
  backlog.add(2);
  await settle();
  expect(applied).toEqual([]);
  expect(backlog.behind.value).toBe(2);
  isFree.value = true;
  await settle();
  end();
  await settle();
  expect(applied).toEqual([1, 2]);
  expect(backlog.behind.value).toBe(0);
});
