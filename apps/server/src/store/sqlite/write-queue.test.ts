import { describe, expect, test } from 'vitest';
import type { Outcome, WriteOp } from './operations.ts';
import { WriteQueue } from './write-queue.ts';

const beat = (holder: string): WriteOp => ({ do: 'beat', holder, now: 1 });
const aMoment = (): Promise<void> => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

/** A disk that finishes on command. */
function disk() {
  const commits: (readonly WriteOp[])[] = [];
  const queue = new WriteQueue((ops) => void commits.push(ops));
  const holders = (): string[][] =>
    commits.map((ops) => ops.map((op) => (op.do === 'beat' ? op.holder : op.do)));
  return { queue, commits, holders };
}

describe('the write queue', () => {
  test('commits writes that arrive together, and answers them in order', async () => {
    const { queue, holders } = disk();
    const outcomes = [queue.write(beat('a')), queue.write(beat('b'))];
    await aMoment();
    expect(holders()).toEqual([['a', 'b']]);
    const failed: Outcome = { ok: false, why: 'damaged', detail: 'b is broken' };
    queue.written([{ ok: true, value: 'done' }, failed]);
    expect(await Promise.all(outcomes)).toEqual([{ ok: true, value: 'done' }, failed]);
  });

  test('defers decisions made while the disk is busy to the next commit', async () => {
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

  test('commits a lone write at once', async () => {
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

  /** Commits this many writes together and returns whether the next one, right after, starts at once. */
  async function isNextAtOnce(together: number): Promise<boolean> {
    const { queue, commits } = disk();
    const first = Array.from({ length: together }, () => queue.write(beat('a')));
    await aMoment();
    // A write arrived during the commit.
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

  test('waits for more writes only under load, not after a few that came together', async () => {
    for (const few of [2, 10, 60]) expect(await isNextAtOnce(few), `${few}`).toBe(true);
    for (const many of [150, 400]) expect(await isNextAtOnce(many), `${many}`).toBe(false);
  });

  test('waits on close for pending writes and for callers that end up writing nothing', async () => {
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

  test('fails pending writes when the thread has died', async () => {
    const { queue } = disk();
    const write = queue.write(beat('a'));
    await aMoment();
    const [turn, later] = [queue.nextCommitSlot(), queue.write(beat('b'))];
    queue.giveUp();
    await turn;
    for (const each of [write, later]) expect(await each).toMatchObject({ ok: false, why: 'away' });
  });
});
