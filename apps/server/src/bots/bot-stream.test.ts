import { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultLimits } from '../ops/settings.ts';
import { BotLines } from './bot-lines.ts';
import { BotStream } from './bot-stream.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const { stallMs } = defaultLimits;

/** A stream to a program that takes what it is sent, or nothing of it. */
function opened({ reads }: { readonly reads: boolean }) {
  const lines: string[] = [];
  const response = new Writable({
    write(chunk, _, taken) {
      lines.push(String(chunk));
      if (reads) taken();
    },
  });
  return { lines, response, stream: new BotStream(response as never, new BotLines('T', 'p'), defaultLimits) };
}

test('sends an empty line now and then, so that no proxy cuts the idle stream', async () => {
  const { lines, stream, response } = opened({ reads: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines.slice(1)).toEqual(['\n', '\n', '\n']);
  stream.end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines).toHaveLength(4);
  expect(response.closed).toBe(true);
});

test('drops a reader that stalls', async () => {
  const { response } = opened({ reads: false });
  await vi.advanceTimersByTimeAsync(2 * stallMs);
  expect(response.destroyed).toBe(true);
});

test('drops a reader that stalls before it has read to the end', async () => {
  const { response, stream } = opened({ reads: false });
  stream.end();
  await vi.advanceTimersByTimeAsync(2 * stallMs);
  expect(response.destroyed).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
