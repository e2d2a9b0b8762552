/** Deleted tables and forgotten people leave nothing behind. */
import { describe, expect, test } from 'vitest';
import { loadTable } from '../../load.ts';
import { ordersOf } from '../../store.ts';
import { creation, next, said, sat, tipOf, wrote } from '../tables.ts';
import { ok, type StoreMaker, token } from './promises.ts';

export function deletionPromises(name: string, maker: StoreMaker): void {
  describe(`${name}: deletion`, () => {
    test('a deleted table leaves nothing behind', async () => {
      const store = await maker.fresh();
      await store.append(creation('T', [], { tokens: [token('a')], people: ['bob'] }));
      await store.append(creation('S', [], { tokens: [token('s', { table: 'S' })] }));
      await store.putNotes('T', 'ada', { version: 1, text: '' });
      expect(await store.deleteTable('T', 1000)).toBe(false);
      expect(await store.deleteTable('T', 1001)).toBe(true);
      expect(await store.deleteTable('T')).toBe(false);
      expect(await store.read('T', -1)).toBeNull();
      expect(await store.secretsOf('T')).toBeNull();
      expect(await store.head('T')).toBeNull();
      expect(await store.token('a')).toBeNull();
      expect(await store.notes('T', 'ada')).toBeNull();
      expect(await store.tablesOf('bob')).toEqual([]);
      expect(await store.tablesOf('ada')).toEqual(['S']);
      expect(await store.tokensOf('S')).toHaveLength(1);
      expect(await store.append(creation('T'))).toEqual(ok);
    });

    test('forgets a person: removes their names, words, tokens, notes and standing orders while the hash chain still holds', async () => {
      const store = await maker.fresh();
      const entries = [
        sat(1, 'bob', 'Bob'),
        wrote(2, 'bob', 'I am Bob'),
        wrote(3, 'ada', 'hello'),
        said(4, 'bob'),
      ];
      const tokens = [token('a'), token('b', { person: 'bob' })];
      const created = creation('T', entries, { tokens });
      await store.append(created);
      await store.append(creation('S'));
      await store.putNotes('T', 'bob', { version: 1, text: 'mine' });
      await store.putNotes('T', ordersOf('bob'), { version: 1, text: '{}' });
      await store.putNotes('T', 'ada', { version: 1, text: 'hers' });
      expect(await store.tablesOf('bob')).toEqual(['T']);
      expect(await store.forget('bob')).toEqual(['T']);
      const loaded = await loadTable(store, 'T');
      expect(loaded).toMatchObject({ state: 'good', tip: tipOf(created.rows) });
      const read = loaded?.state === 'good' ? loaded.entries : [];
      expect(read[1]).toEqual(sat(1, 'bob', 'Anonymous bob'));
      expect(read[2]).toEqual(wrote(2, 'bob', ''));
      expect([read[0], read[3], read[4]]).toEqual([
        expect.objectContaining({ host: { person: 'ada', name: 'Ada' } }),
        entries[2],
        entries[3],
      ]);
      expect(await store.token('b')).toBeNull();
      expect(await store.token('a')).toEqual(token('a'));
      expect(await store.notes('T', 'bob')).toBeNull();
      expect(await store.notes('T', ordersOf('bob'))).toBeNull();
      expect((await store.notes('T', 'ada'))?.text).toBe('hers');
      expect(await store.tablesOf('bob')).toEqual([]);
      expect(await store.forget('bob')).toEqual([]);
      expect(await store.append(next('T', tipOf(created.rows), [said(5)]))).toEqual(ok);
    });
  });
}
