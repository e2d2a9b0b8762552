import { expect, test } from 'vitest';
import { Sitting } from '../table/test/sitting.ts';
import type { RecordAnswer, RecordQuestion } from './record-thread.ts';
import { RecordWorker } from './record-worker.ts';

const limits = { maxPerAddress: 2, max: 3, budgetMs: 1000, windowMs: 20_000 };
const answer = (ms: number): RecordAnswer => ({ ok: true, parts: [new Uint8Array()], ms });

function worker(ms = 10) {
  const asked: RecordQuestion[] = [];
  const time = { now: 0 };
  const ask = async (question: RecordQuestion): Promise<RecordAnswer> => {
    asked.push(question);
    return answer(ms);
  };
  return { asked, time, worker: new RecordWorker({ ask, endIdle: async () => {} }, () => time.now, limits) };
}

test('R37 limits concurrent records for each address and in total', () => {
  const { worker: at } = worker();
  const [one, two] = [at.admit('a'), at.admit('a')];
  expect([one === null, two === null, at.admit('a')]).toEqual([false, false, null]);
  const three = at.admit('b')!;
  expect(at.admit('c')).toBeNull();
  one!();
  one!();
  expect(at.admit('a')).not.toBeNull();
  expect(at.admit('c')).toBeNull();
  three();
  expect(at.admit('c')).not.toBeNull();
});

test('R37 counts the processor time of an address for a while', async () => {
  const { worker: at, time } = worker(600);
  await at.check('a', new Uint8Array(2));
  at.admit('a')!();
  await at.check('a', new Uint8Array(2));
  expect(at.admit('a')).toBeNull();
  expect(at.admit('b')).not.toBeNull();
  time.now += limits.windowMs;
  expect(at.admit('a')).not.toBeNull();
});

test('R37 charges large input even if it is refused at once, and small input not', async () => {
  const { worker: at } = worker(0);
  for (let i = 0; i < 20; i++) await at.check('a', new Uint8Array(40_000));
  expect(at.admit('a')).not.toBeNull();
  for (let i = 0; i < 2; i++) await at.check('b', new Uint8Array(1.5e6));
  expect(at.admit('b')).toBeNull();
});

test('R37 builds the record of a finished game once, whoever asks and whatever is said afterwards', async () => {
  const { worker: at, asked } = worker();
  const sitting = Sitting.started({ edition: 'speed', people: 3, bots: 0 });
  await at.make('a', sitting.table, 0);
  await at.make('a', sitting.table, 0);
  expect(asked.length).toBe(2);
  while (sitting.step(() => 0, 1));
  expect(at.isMade(sitting.table)).toBe(false);
  const first = at.make('a', sitting.table, 'table');
  sitting.do({ person: 'p0', roles: ['seat'] }, { do: 'say', phrase: 'hello' });
  expect(at.isMade(sitting.table)).toBe(true);
  expect(await at.make('b', sitting.table, 'table')).toBe(await first);
  expect(asked.length).toBe(3);
});

test('R37 processes one record at a time, and charges one that kills the thread to its sender alone', async () => {
  const time = { now: 0 };
  let underWay = 0;
  const at = new RecordWorker(
    {
      async ask(question) {
        expect(++underWay).toBe(1);
        await new Promise((resolve) => setTimeout(resolve, 1));
        time.now += 600;
        underWay--;
        if ('check' in question && question.check.length === 1) throw new Error('the thread has stopped');
        return answer(1);
      },
      endIdle: async () => {},
    },
    () => time.now,
    limits,
  );
  const [broken, good] = await Promise.allSettled(
    [1, 2].map((bytes) => at.check('a', new Uint8Array(bytes))),
  );
  expect([broken!.status, good!.status]).toEqual(['rejected', 'fulfilled']);
  expect(at.admit('a')).toBeNull();
});

test('R37 builds a record again after a failure', async () => {
  let isBroken = true;
  const at = new RecordWorker(
    {
      async ask() {
        if (isBroken) throw new Error('the thread has stopped');
        return answer(1);
      },
      endIdle: async () => {},
    },
    () => 0,
    limits,
  );
  const sitting = Sitting.started({ edition: 'speed', people: 3, bots: 0 });
  while (sitting.step(() => 0, 1));
  await expect(at.make('a', sitting.table, 'table')).rejects.toThrow('stopped');
  isBroken = false;
  expect(await at.make('a', sitting.table, 'table')).toMatchObject({ ok: true });
});
