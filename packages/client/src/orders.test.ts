import type { Orders } from '@casefile/protocol/http';
import { expect, test } from 'vitest';
import { makePassOrder } from './orders.ts';

/** A server that keeps the orders of a seat, unless it cannot be reached. */
function keeper() {
  const offline = { ok: false, error: { error: 'offline', message: '' } } as const;
  const here = {
    isDown: false,
    kept: { version: 3, show: ['rope'], answers: 'always', passes: false } as Orders,
    writes: 0,
    async orders() {
      return here.isDown ? offline : ({ ok: true, value: here.kept } as const);
    },
    async putOrders(_: string, __: string, orders: Orders) {
      here.writes++;
      here.kept = orders;
      return { ok: true, value: orders } as const;
    },
  };
  return here;
}
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

test('changes only whether the seat passes, and says each thing once', async () => {
  const api = keeper();
  const order = makePassOrder(api, 'T', 'token');
  for (let i = 0; i < 3; i++) order(true);
  await settle();
  expect(api.kept).toEqual({ version: 4, show: ['rope'], answers: 'always', passes: true });
  expect(api.writes).toBe(1);
});

test('the last call wins', async () => {
  const api = keeper();
  const order = makePassOrder(api, 'T', 'token');
  for (const passes of [true, false, true, false]) order(passes);
  await settle();
  expect(api.kept.passes).toBe(false);
});

test('an order that did not arrive is given again by the next call', async () => {
  const api = keeper();
  const order = makePassOrder(api, 'T', 'token');
  api.isDown = true;
  order(true);
  await settle();
  api.isDown = false;
  order(true);
  await settle();
  expect(api.kept.passes).toBe(true);
});

test('a spectator gives no orders', async () => {
  const api = keeper();
  makePassOrder(api, 'T', undefined)(true);
  await settle();
  expect(api.writes).toBe(0);
});
