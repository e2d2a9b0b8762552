/** Whoever posts records without end waits for themselves; the others play on (R37). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultLimits } from '../src/ops/settings.ts';
import { call } from './player.ts';
import { roomyLimits, type Serving, serve } from './serving.ts';
import { copyTable } from './templates.ts';

let serving: Serving;
beforeAll(async () => {
  serving = await serve({ limits: { ...roomyLimits, records: defaultLimits.records } });
});
afterAll(() => serving.stop());

test('R37 a hundred posted records: few are taken, all others are told to wait, and nobody else does', async () => {
  const { origin, store } = serving;
  const { table } = await copyTable(store, 'over');
  const record = await (await fetch(`${origin}/api/tables/${table}/record`)).text();
  // Large, and wrong only at its end: everything before it has to be looked at.
  const large = record.replace(
    /"log":\[/,
    (found) => `${found}${'{"n":0,"at":0,"is":"muted","muted":true},'.repeat(15_000)}`,
  );
  const statuses: number[] = [];
  let isOver = false;
  const flood = Promise.all(
    Array.from({ length: 100 }, async () => {
      statuses.push((await call(origin, 'POST', '/api/records', large)).status);
    }),
  ).then(() => {
    isOver = true;
  });
  const waits: number[] = [];
  while (!isOver) {
    const began = performance.now();
    await call(origin, 'GET', `/api/tables/${table}`);
    waits.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await flood;
  expect(statuses.every((status) => status === 400 || status === 429)).toBe(true);
  expect(statuses.filter((status) => status === 400).length).toBeLessThan(20);
  expect(waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)]).toBeLessThan(500);
});

test('R37 fifty who want the record of one game get the same bytes', async () => {
  const { origin, store } = serving;
  const { table } = await copyTable(store, 'over');
  const wants = async (): Promise<string> => (await fetch(`${origin}/api/tables/${table}/record`)).text();
  const first = await wants();
  const others = await Promise.all(Array.from({ length: 50 }, wants));
  expect(new Set([first, ...others]).size).toBe(1);
});
