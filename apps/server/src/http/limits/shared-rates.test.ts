import { expect, test } from 'vitest';
import type { PeerListener, PeerMessage } from '../../host/peers.ts';
import { type Limit, SharedRates } from './shared-rates.ts';

const rate = { max: 30, windowMs: 20_000 };

/** Processes that hear each other with this delay and share their counts every quarter second. */
function processes(count: number, delayMs: number) {
  const time = { now: 0 };
  const listeners: PeerListener[] = [];
  const late: { readonly at: number; readonly hear: () => void }[] = [];
  const all = Array.from({ length: count }, (_, own) => {
    const tell = (message: PeerMessage): void => {
      const others = listeners.filter((_, i) => i !== own);
      for (const { said } of others)
        late.push({ at: time.now + delayMs, hear: () => said?.(`p${own}`, message) });
    };
    return new SharedRates({ count, tell, listen: (listener) => listeners.push(listener) }, () => time.now);
  });
  const limits = all.map((rates) => rates.limit('chat', rate));
  /** Advances time millisecond by millisecond. */
  const wait = (ms: number, each: () => void = () => {}): void => {
    for (let i = 0; i < ms; i++) {
      time.now++;
      if (time.now % 250 === 0) for (const rates of all) rates.tell();
      for (const { at, hear } of late) if (at === time.now) hear();
      each();
    }
  };
  return { time, limits, wait };
}
const tries = (limit: Limit, now: number, times: number): number =>
  Array.from({ length: times }, () => limit.allows('ada', now)).filter(Boolean).length;

test('R26 three processes asked at the same moment let through no more than one would', () => {
  const { time, limits } = processes(3, 5);
  const through = limits.map((limit) => tries(limit, time.now, 50));
  expect(through).toEqual([10, 10, 10]);
});

test('R26 a client that asks every process gets as much as from one process', () => {
  for (const delayMs of [1, 40, 200]) {
    const { time, limits, wait } = processes(3, delayMs);
    let through = 0;
    wait(rate.windowMs - 1, () => {
      for (const limit of limits) if (limit.allows('ada', time.now)) through++;
    });
    expect(through, `${delayMs} ms`).toBeLessThanOrEqual(rate.max);
    expect(through).toBeGreaterThan(rate.max - 3);
  }
});

test('R26 an honest player at one of three processes is never limited', () => {
  const { time, limits, wait } = processes(3, 5);
  for (let i = 0; i < 200; i++) {
    expect(limits[0]!.allows('ada', time.now)).toBe(true);
    wait(rate.windowMs / rate.max + 10);
  }
});

test('R26 requests at one process count at the others, for the same key and limit only', () => {
  const { time, limits, wait } = processes(2, 5);
  limits[0]!.spend('ada', time.now, 30);
  wait(300);
  expect(limits[1]!.allows('ada', time.now)).toBe(false);
  expect(limits[1]!.allows('ben', time.now)).toBe(true);
  expect(limits[1]!.isFull('ada', time.now)).toBe(true);
});
