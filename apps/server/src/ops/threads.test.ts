import { expect, test } from 'vitest';
import type { RecordAnswer, RecordQuestion } from './record-thread.ts';
import { Threads } from './threads.ts';

const program = (code: string): URL => new URL(`data:text/javascript,${encodeURIComponent(code)}`);
const answering = `
  import { parentPort } from 'node:worker_threads';
  let asked = 0;
  parentPort.on('message', ({ id, question }) => {
    asked++;
    if (question === 'die') process.exit(1);
    parentPort.postMessage(question === 'fail' ? { id, why: 'no' } : { id, answer: question + asked });
  });`;

test('answers each question to its caller; one that fails or kills the thread affects no other', async () => {
  const threads = new Threads<string, string>(program(answering), 1);
  expect(await Promise.all(['a', 'b', 'c'].map((question) => threads.ask(question)))).toEqual([
    'a1',
    'b2',
    'c3',
  ]);
  await expect(threads.ask('fail')).rejects.toThrow('no');
  const lost = ['die', 'after'].map((question) => threads.ask(question));
  for (const each of await Promise.allSettled(lost))
    expect(each).toMatchObject({
      status: 'rejected',
      reason: { message: expect.stringContaining('stopped') },
    });
  expect(await threads.ask('d')).toBe('d1');
  await threads.close();
});

test('starts as many threads as needed, up to the limit', async () => {
  const threads = new Threads<string, string>(program(answering), 2);
  // Two concurrent questions use two threads; the third waits.
  expect((await Promise.all(['a', 'b', 'c'].map((question) => threads.ask(question)))).sort()).toEqual([
    'a1',
    'b1',
    'c2',
  ]);
  await threads.close();
});

test('R24 checks records in a thread and returns their faults', async () => {
  const threads = new Threads<RecordQuestion, RecordAnswer>(
    new URL('./record-thread.ts', import.meta.url),
    1,
  );
  const [none, list] = await Promise.all([
    threads.ask({ check: Buffer.from('no JSON') }),
    threads.ask({ check: Buffer.from('[1,2]') }),
  ]);
  expect(none).toMatchObject({ ok: false, fault: { why: 'no-json' } });
  expect(list).toMatchObject({ ok: false });
  await threads.close();
});

test('R37 ends an idle thread, and starts a new one for the next question', async () => {
  const threads = new Threads<string, string>(program(answering), 1, { idleMs: 30, maxMegabytes: 64 });
  expect(await threads.ask('a')).toBe('a1');
  expect(await threads.ask('b')).toBe('b2');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await threads.ask('c')).toBe('c1');
  await threads.close();
});

test('a question that cannot be sent leaves its thread idle', async () => {
  const threads = new Threads<unknown, string>(program(answering), 1);
  expect(await threads.ask('a')).toBe('a1');
  await expect(threads.ask(() => 'no thread can have this')).rejects.toThrow('could not be cloned');
  await threads.endIdle();
  expect(await threads.ask('b')).toBe('b1');
  await threads.close();
});

test('starts no thread once it is closed', async () => {
  const threads = new Threads<string, string>(program(answering), 1);
  const asked = threads.ask('a');
  const closed = threads.close();
  await expect(asked).rejects.toThrow('stopped');
  await closed;
  await expect(threads.ask('b')).rejects.toThrow('stopped');
});

test('R37 a thread over its memory limit ends alone', async () => {
  const greedy = `
    import { parentPort } from 'node:worker_threads';
    const kept = [];
    parentPort.on('message', ({ id, question }) => {
      while (question === 'all') kept.push(Array.from({ length: 1e5 }, (_, i) => ({ i })));
      parentPort.postMessage({ id, answer: question });
    });`;
  const threads = new Threads<string, string>(program(greedy), 1, { idleMs: 60_000, maxMegabytes: 16 });
  await expect(threads.ask('all')).rejects.toThrow('stopped');
  expect(await threads.ask('little')).toBe('little');
  await threads.close();
});
