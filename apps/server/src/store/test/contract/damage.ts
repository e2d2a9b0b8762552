/** A damaged log affects its own table and no other. */
import { describe, expect, test } from 'vitest';
import { loadTable } from '../../load.ts';
import { creation, next, said, tipOf } from '../tables.ts';
import { ok, type StoreMaker } from './promises.ts';

export function damagePromises(name: string, maker: StoreMaker): void {
  describe(`${name}: damage`, () => {
    test('R11 removes a torn last row, and the table goes on', async () => {
      const store = await maker.fresh();
      const created = creation('T', [said(1), said(2)]);
      const last = created.rows[2]!;
      const rows = [...created.rows.slice(0, 2), { ...last, text: last.text.slice(0, -3) }];
      await store.append({ ...created, rows });
      const loaded = await loadTable(store, 'T');
      expect(loaded).toMatchObject({
        state: 'good',
        tip: { n: 1 },
        warning: expect.stringContaining('row 2'),
      });
      expect(await store.append(next('T', tipOf(rows.slice(0, 2)), [said(2)]))).toEqual(ok);
      expect(await store.read('T', -1)).toEqual(created.rows);
    });

    test('R11 sets aside the table with an altered row, and no other', async () => {
      const store = await maker.fresh();
      const created = creation('T', [said(1), said(2)]);
      const altered = created.rows.map((row) =>
        row.n === 1 ? { ...row, text: row.text.replace('ada', 'eve') } : row,
      );
      await store.append({ ...created, rows: altered });
      await store.append(creation('S'));
      expect(await loadTable(store, 'T')).toEqual({
        state: 'quarantined',
        why: 'row 1 is not what was written',
        warning: expect.stringMatching(/^Table T is set aside: row 1 is not what was written\./),
      });
      expect(await loadTable(store, 'S')).toMatchObject({ state: 'good' });
    });
  });
}
