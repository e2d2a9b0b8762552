import { expect, test } from 'vitest';
import { Rates } from './rates.ts';

test('R26 allows as many requests in a window as the limit says, and no more', () => {
  const rates = new Rates({ max: 5, windowMs: 1000 });
  const allowed = Array.from({ length: 10 }, () => rates.allows('a', 100)).filter(Boolean);
  expect(allowed).toHaveLength(5);
  expect(rates.allows('b', 100)).toBe(true);
});

test('R26 the window slides: no double burst around its border', () => {
  const rates = new Rates({ max: 100, windowMs: 1000 });
  for (let i = 0; i < 100; i++) rates.allows('a', 999 - i * 0.001);
  let allowed = 0;
  for (let i = 0; i < 100; i++) if (rates.allows('a', 1010)) allowed++;
  expect(allowed).toBeLessThan(10);
});

test('R26 an honest fast player with five messages a second is never limited', () => {
  const rates = new Rates({ max: 100, windowMs: 20_000 });
  for (let now = 0; now < 3_600_000; now += 201) expect(rates.allows('a', now)).toBe(true);
});

test('R26 forgets an address after a pause', () => {
  const rates = new Rates({ max: 2, windowMs: 1000 });
  rates.allows('a', 0);
  rates.allows('a', 0);
  expect(rates.allows('a', 500)).toBe(false);
  expect(rates.allows('a', 2500)).toBe(true);
});

test('R26 a hundred thousand addresses take a bounded amount of memory', () => {
  const rates = new Rates({ max: 10, windowMs: 60_000 });
  for (let i = 0; i < 100_000; i++) rates.allows(`10.0.${i >> 8}.${i & 255}:${i}`, i);
  expect(rates.keys).toBeLessThanOrEqual(50_000);
});

test('R26 forgets a client after two windows without a request, and no client that still asks', () => {
  const rates = new Rates({ max: 3, windowMs: 1000 });
  for (let i = 0; i < 1000; i++) rates.allows(`gone ${i}`, 0);
  for (let i = 0; i < 3; i++) rates.allows('busy', 1900);
  for (let i = 0; i < 200; i++) rates.allows(`new ${i}`, 2500);
  expect(rates.keys).toBe(201);
  expect(rates.allows('busy', 2501)).toBe(false);
});
