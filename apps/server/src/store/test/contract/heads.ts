/** Heads: what the store knows of a table without reading its log. */
import { describe, expect, test } from 'vitest';
import { creation, head, next, said, tipOf } from '../tables.ts';
import { ok, type StoreMaker, stale, token } from './promises.ts';

export function headPromises(name: string, maker: StoreMaker): void {
  describe(`${name}: heads`, () => {
    test('are found by phase and change with a write', async () => {
      const store = await maker.fresh();
      const created = creation('T', [], { head: head('T', { wake: 5000 }) });
      await store.append(created);
      await store.append(creation('S'));
      expect(await store.head('T')).toEqual({ table: 'T', phase: 'lobby', wake: 5000, touched: 1000 });
      expect((await store.heads('lobby')).map(({ table }) => table).sort()).toEqual(['S', 'T']);
      const playing = head('T', { phase: 'playing', touched: 1_800_000_000_000 });
      await store.append(next('T', tipOf(created.rows), [said(1)], { head: playing }));
      expect(await store.heads('playing')).toEqual([playing]);
      expect(await store.heads('over')).toEqual([]);
      expect((await store.heads('lobby')).map(({ table }) => table)).toEqual(['S']);
    });

    test('list the running tables whose wake-up time has passed', async () => {
      const store = await maker.fresh();
      const heads = [
        head('early', { phase: 'playing', wake: 5000 }),
        head('late', { phase: 'playing', wake: 6000 }),
        head('never', { phase: 'playing', wake: null }),
        head('over', { phase: 'over', wake: 5000 }),
      ];
      for (const each of heads) await store.append(creation(each.table, [], { head: each }));
      expect(await store.due(5000)).toEqual([]);
      expect(await store.due(5001)).toEqual(['early']);
      expect([...(await store.due(7000))].sort()).toEqual(['early', 'late']);
    });

    test('a write without rows changes the head, unless somebody else wrote first', async () => {
      const store = await maker.fresh();
      await store.append(creation('T', [said(1)]));
      const write = { table: 'T', after: 1, rows: [], head: head('T', { wake: 9 }), tokens: [token('x')] };
      expect(await store.append(write)).toEqual(ok);
      expect((await store.head('T'))?.wake).toBe(9);
      expect(await store.token('x')).toEqual(token('x'));
      expect(await store.append({ ...write, after: 0 })).toEqual(stale(1));
      expect(await store.read('T', -1)).toHaveLength(2);
    });
  });
}
