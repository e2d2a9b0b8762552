import { expect, test } from 'vitest';
import { TableOpeners } from './openers.ts';
import { type Decided, Thinking } from './thinking.ts';

/** One virtual thread: a question is the number of milliseconds it takes. */
function oneThread(limits = { savedMs: 10_000, share: 0.2 }) {
  let now = 0;
  const alarms: { at: number; call: () => void }[] = [];
  const wakeAt = (at: number, call: () => void): (() => void) => {
    const alarm = { at, call };
    alarms.push(alarm);
    return () => void alarms.splice(alarms.indexOf(alarm) >>> 0, 1);
  };
  const ask = (ms: number): Promise<Decided<number>> =>
    new Promise((resolve) => wakeAt(now + ms, () => resolve({ action: ms, ms })));
  const thinking = new Thinking(ask, 1, limits, { now: () => now, wakeAt });
  /** Runs everything due before then. */
  const pass = async (until: number): Promise<void> => {
    for (;;) {
      for (let i = 0; i < 10; i++) await Promise.resolve();
      const [next] = alarms.toSorted((one, other) => one.at - other.at);
      if (next === undefined || next.at > until) break;
      alarms.splice(alarms.indexOf(next), 1);
      now = next.at;
      next.call();
    }
    now = until;
  };
  return { thinking, pass, now: () => now };
}

test('R37 twenty tables of one address delay another address’s bot by one decision, not twenty', async () => {
  const { thinking, pass, now } = oneThread();
  for (let i = 0; i < 20; i++) void thinking.decide('hostile', 120);
  let answeredAt = 0;
  await pass(10);
  void thinking.decide('honest', 30).then(() => {
    answeredAt = now();
  });
  await pass(20 * 120 + 30);
  expect(answeredAt).toBe(120 + 30);
});

test('R37 limits the bots of an address to a fifth of the time once its savings are used up', async () => {
  const { thinking, pass, now } = oneThread({ savedMs: 2000, share: 0.2 });
  let spent = 0;
  const busy = async (): Promise<void> => {
    while (now() < 100_000) {
      const ms = await thinking.decide('hostile', 50);
      spent += ms;
    }
  };
  for (let i = 0; i < 20; i++) void busy();
  await pass(100_000);
  expect(spent).toBeGreaterThan(0.95 * (2000 + 0.2 * 100_000));
  expect(spent).toBeLessThan(1.05 * (2000 + 0.2 * 100_000));
});

test('R37 reports a failed decision to its caller, charges it, and delays nobody else', async () => {
  let asked = 0;
  const thinking = new Thinking<number, number>(
    async (ms) => {
      if (asked++ === 0) throw new Error('the thread has stopped');
      return { action: ms, ms };
    },
    1,
    { savedMs: 1000, share: 0.2 },
    { now: () => 0, wakeAt: () => () => {} },
  );
  const first = thinking.decide('one', 1);
  const second = thinking.decide('one', 2);
  await expect(first).rejects.toThrow('stopped');
  expect(await second).toBe(2);
});

test('asks and answers nothing more once it is stopped', async () => {
  const fails: ((error: Error) => void)[] = [];
  const ask = () => new Promise<never>((_, reject) => fails.push(reject));
  const thinking = new Thinking<string, never>(
    ask,
    1,
    { savedMs: 1000, share: 0.2 },
    { now: () => 0, wakeAt: () => () => {} },
  );
  let settled = 0;
  for (const question of ['asked', 'waiting'])
    void thinking.decide('one', question).catch(() => {
      settled++;
    });
  thinking.stop();
  for (const fail of fails) fail(new Error('the thread has stopped'));
  for (let i = 0; i < 10; i++) await Promise.resolve();
  void thinking.decide('one', 'late');
  expect({ asked: fails.length, settled }).toEqual({ asked: 1, settled: 0 });
});

test('R37 charges a table to the address that opened it, and an unknown table to itself', () => {
  const openers = new TableOpeners();
  openers.note('T', '1.2.3.4');
  openers.note('T', '5.6.7.8');
  expect([openers.of('T'), openers.of('S')]).toEqual(['1.2.3.4', 'table S']);
});
