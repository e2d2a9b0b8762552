/** How server processes on one database share leases, heartbeats and notifications. */
import { describe, expect, test } from 'vitest';
import type { TableChange } from '../../store.ts';
import { creation } from '../tables.ts';
import type { StoreMaker } from './promises.ts';

export function processPromises(name: string, maker: StoreMaker): void {
  describe(`${name}: processes`, () => {
    test('a lease excludes other processes until it expires', async () => {
      const store = await maker.fresh();
      const other = await maker.beside(store);
      expect(await store.lease('T', 'one', 100, 0)).toBe(true);
      expect(await other.lease('T', 'two', 150, 50)).toBe(false);
      expect(await store.lease('T', 'one', 200, 50)).toBe(true);
      expect(await other.lease('T', 'two', 250, 199)).toBe(false);
      expect(await other.lease('S', 'two', 250, 199)).toBe(true);
      expect(await other.lease('T', 'two', 300, 200)).toBe(true);
      expect(await store.lease('T', 'one', 300, 250)).toBe(false);
    });

    test('grants a lease to one of two concurrent processes', async () => {
      const store = await maker.fresh();
      const other = await maker.beside(store);
      for (let round = 0; round < 10; round++) {
        const now = round * 1000;
        const asked = [store, other, store, other].map((each, i) => each.lease('T', `p${i}`, now + 500, now));
        expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(1);
      }
    });

    test('remembers heartbeats', async () => {
      let store = await maker.fresh();
      expect(await store.lastBeat('one')).toBeNull();
      await store.beat('one', 1_800_000_000_000);
      await store.beat('one', 1_800_000_001_000);
      await store.beat('two', 5);
      store = await maker.reopen(store);
      expect(await store.lastBeat('one')).toBe(1_800_000_001_000);
      expect(await store.lastBeat('two')).toBe(5);
    });

    test('a released lease is free at once', async () => {
      const store = await maker.fresh();
      const other = await maker.beside(store);
      await store.lease('T', 'one', 5000, 0);
      await store.lease('S', 'one', 5000, 0);
      await store.release('one');
      expect(await other.lease('T', 'two', 5000, 1)).toBe(true);
      expect(await store.lease('S', 'one', 5000, 1)).toBe(true);
    });

    test('R14 records how long no process sent a heartbeat', async () => {
      const store = await maker.fresh();
      for (const now of [1000, 1500, 2400, 9000, 9500, 12_000]) await store.beat('any', now);
      await store.beat('other', 20_000);
      const first = { from: 2400, until: 9000 };
      const second = { from: 9500, until: 12_000 };
      expect(await store.silences('any', 0)).toEqual([first, second]);
      expect(await store.silences('any', 9000)).toEqual([second]);
      expect(await store.silences('other', 0)).toEqual([]);
      expect(await store.lastBeat('any')).toBe(12_000);
    });

    test('notifies a process of the changes of others, not of its own', async () => {
      const store = await maker.fresh();
      const other = await maker.beside(store);
      await store.append(creation('mine'));
      const heard: [string, TableChange][] = [];
      const stop = await store.listen((table, what) => heard.push([table, what]));
      await store.append(creation('mine too'));
      await other.append(creation('T'));
      await other.forget('ada');
      await other.deleteTable('T');
      const isDone = () => heard.some(([, what]) => what === 'deleted');
      await expect.poll(isDone, { timeout: 30_000 }).toBe(true);
      expect(heard.filter(([table]) => table === 'T')).toEqual([
        ['T', 'appended'],
        ['T', 'rewritten'],
        ['T', 'deleted'],
      ]);
      expect(heard).not.toContainEqual(['mine too', 'appended']);
      await stop();
    });
  });
}
