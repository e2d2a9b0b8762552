import { describe, expect, test } from 'vitest';
import type { Outcome, WriteOp } from './operations.ts';
import { WriteQueue } from './write-queue.ts';

const beat = (holder: string): WriteOp => ({ do: 'beat', holder, now: 1 });
const aMoment = (): Promise<void> => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

/** A disk that is done when it is told. */
function disk() {
  const commits: (readonly WriteOp[])[] = [];
  const queue = new WriteQueue((ops) => void commits.push(ops));
  const holders = (): string[][] =>
    commits.map((ops) => ops.map((op) => (op.do === 'beat' ? op.holder : op.do)));
  return { queue, commits, holders };
}

describe('writes on their way to the disk', () => {
  test('go together when they come together, and are answered in their order', async () => {
    const { queue, holders } = disk();
    const outcomes = [queue.write(beat('a')), queue.write(beat('b'))];
    await aMoment();
    expect(holders()).toEqual([['a', 'b']]);
    const failed: Outcome = { ok: false, why: 'damaged', detail: 'b is broken' };
    queue.written([{ ok: true, value: 'done' }, failed]);
    expect(await Promise.all(outcomes)).toEqual([{ ok: true, value: 'done' }, failed]);
  });

  test('who decides while the disk is busy decides when it is not, together with others', async () => {
    const { queue, holders } = disk();
    const first = queue.write(beat('first'));
    await aMoment();
    const decided: string[] = [];
    const decide = async (name: string): Promise<Outcome> => {
      await queue.nextCommitSlot();
      decided.push(name);
      return queue.write(beat(name));
    };
    const [one, two] = [decide('one'), decide('two')];
    await aMoment();
    expect(decided).toEqual([]);
    queue.written('as-asked');
    await first;
    while (holders().length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(decided).toEqual(['one', 'two']);
    expect(holders()[1]).toEqual(['one', 'two']);
    queue.written('as-asked');
    expect(await Promise.all([one, two])).toEqual(Array(2).fill({ ok: true, value: { ok: true } }));
  });

  test('who is alone does not wait', async () => {
    const { queue, commits } = disk();
    for (let i = 1; i <= 3; i++) {
      await queue.nextCommitSlot();
      const written = queue.write(beat('a'));
      await aMoment();
      expect(commits).toHaveLength(i);
      queue.written('as-asked');
      await written;
    }
  });

  /** Commits so many writes together, and says whether the next one, which comes right after, is taken up at once. */
  async function isNextAtOnce(together: number): Promise<boolean> {
    const { queue, commits } = disk();
    const first = Array.from({ length: together }, () => queue.write(beat('a')));
    await aMoment();
    // Somebody came while it was written.
    const meanwhile = queue.write(beat('b'));
    queue.written('as-asked');
    await Promise.all(first);
    await aMoment();
    const atOnce = commits.length === 2;
    while (commits.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    queue.written('as-asked');
    await meanwhile;
    return atOnce;
  }

  test('a few who come together are not kept waiting for more; where much is written company is waited for', async () => {
    for (const few of [2, 10, 60]) expect(await isNextAtOnce(few), `${few}`).toBe(true);
    for (const many of [150, 400]) expect(await isNextAtOnce(many), `${many}`).toBe(false);
  });

  test('closing waits for what was asked for, also for who then finds nothing to write', async () => {
    const { queue } = disk();
    const write = queue.write(beat('a'));
    await aMoment();
    const idler = queue.nextCommitSlot();
    let isClosed = false;
    const closing = queue.close().then(() => {
      isClosed = true;
    });
    await aMoment();
    expect(isClosed).toBe(false);
    queue.written('as-asked');
    await Promise.all([write, idler, closing]);
    expect(await queue.write(beat('b'))).toMatchObject({ ok: false, why: 'away' });
  });

  test('when the thread is gone nobody waits for it', async () => {
    const { queue } = disk();
    const write = queue.write(beat('a'));
    await aMoment();
    const [turn, later] = [queue.nextCommitSlot(), queue.write(beat('b'))];
    queue.giveUp();
    await turn;
    for (const each of [write, later]) expect(await each).toMatchObject({ ok: false, why: 'away' });
  });
});
