import type { Command } from '@casefile/protocol/command';
import type { Credentials } from '@casefile/protocol/http';
import { expect, test, vi } from 'vitest';
import { makeOrder } from './make-order.ts';

/** A server whose next answers are these errors; then it does everything. */
function answering(...errors: string[]) {
  const sent: { readonly id: string; readonly token: string; readonly what: Command['do'] }[] = [];
  return {
    sent,
    async command(_: string, token: string, command: Command, id = '') {
      sent.push({ id, token, what: command.do });
      const error = errors.shift();
      return error === undefined
        ? ({ ok: true, value: { t: 'ok', id, n: 1 } } as const)
        : ({ ok: false, error: { error, message: '' } } as const);
    },
  };
}
const keys: Credentials = {
  table: 'T',
  person: 'ada',
  name: 'Ada',
  suspect: 'plum',
  tokens: { seat: 'seat_1', host: 'host_1' },
};
const hosted = (person: string) => () => ({ host: { person, name: person } });
const hello: Command = { do: 'say', phrase: 'hello' };

test('what is said again after its answer was lost keeps its id, so that it is not said twice', async () => {
  const api = answering('offline', 'unknown');
  const order = makeOrder(api, keys, hosted('ben'));
  expect([await order(hello), await order(hello), await order(hello), await order(hello)]).toEqual([
    'offline',
    'unknown',
    null,
    null,
  ]);
  const ids = api.sent.map(({ id }) => id);
  expect(new Set(ids.slice(0, 3)).size).toBe(1);
  // Said once more on purpose.
  expect(ids[3]).not.toBe(ids[0]);
});

test('the same command much later is another one', async () => {
  vi.useFakeTimers();
  const api = answering('offline');
  const order = makeOrder(api, keys, hosted('ben'));
  await order(hello);
  vi.advanceTimersByTime(3_600_000);
  await order(hello);
  vi.useRealTimers();
  expect(new Set(api.sent.map(({ id }) => id)).size).toBe(2);
});

test('another command, and one that was refused, get an id of their own', async () => {
  const api = answering('offline', 'muted');
  const order = makeOrder(api, keys, hosted('ben'));
  await order(hello);
  await order({ do: 'say', phrase: 'goodbye' });
  await order({ do: 'say', phrase: 'goodbye' });
  expect(new Set(api.sent.map(({ id }) => id)).size).toBe(3);
});

test('who is no longer the host uses the token of the seat', async () => {
  const api = answering();
  await makeOrder(api, keys, hosted('ada'))({ do: 'pause' });
  await makeOrder(api, keys, hosted('ben'))({ do: 'pause' });
  expect(api.sent.map(({ token }) => token)).toEqual(['host_1', 'seat_1']);
});
