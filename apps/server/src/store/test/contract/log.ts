/** Appended rows are kept in order; a write is stored whole or not at all. */
import { checkRows, type Entry, noRows } from '@casefile/protocol';
import { describe, expect, test } from 'vitest';
import { loadTable } from '../../load.ts';
import { creation, head, next, said, sat, seedOf, tipOf, wrote } from '../tables.ts';
import { ok, type StoreMaker, stale, token } from './promises.ts';

export function logPromises(name: string, maker: StoreMaker): void {
  describe(`${name}: the log`, () => {
    test('returns appended rows, also after reopening', async () => {
      let store = await maker.fresh();
      const first = creation('T', [sat(1, 'bob', 'Böb 🕵️'), wrote(2, 'bob', 'a\u0000b \ud800 "quoted"')]);
      expect(await store.append(first)).toEqual(ok);
      const second = next('T', tipOf(first.rows), [said(3), said(4)]);
      expect(await store.append(second)).toEqual(ok);
      const all = [...first.rows, ...second.rows];
      expect(await store.read('T', -1)).toEqual(all);
      store = await maker.reopen(store);
      expect(await store.read('T', -1)).toEqual(all);
      expect(await store.read('T', 2)).toEqual(second.rows);
      expect(await store.read('T', 4)).toEqual([]);
      expect(await store.secretsOf('T')).toEqual({ seed: seedOf('T') });
      const checked = checkRows(seedOf('T'), noRows, all);
      expect(checked.state === 'good' && checked.entries[2]).toEqual(
        wrote(2, 'bob', 'a\u0000b \ud800 "quoted"'),
      );
    });

    test('returns null for a table that was never created', async () => {
      const store = await maker.fresh();
      expect(await store.read('nowhere', -1)).toBeNull();
      expect(await store.secretsOf('nowhere')).toBeNull();
      expect(await store.head('nowhere')).toBeNull();
      expect(await store.tokensOf('nowhere')).toEqual([]);
      expect(await loadTable(store, 'nowhere')).toBeNull();
      expect(await store.append(next('nowhere', { n: 3, hash: seedOf('x') }, [said(4)]))).toEqual(stale(-1));
    });

    test('rejects a stale append, changes nothing, and returns the last number', async () => {
      const store = await maker.fresh();
      const first = creation('T', [said(1)]);
      await store.append(first);
      expect(await store.append(creation('T'))).toEqual(stale(1));
      const late = next('T', { n: 0, hash: first.rows[0]!.hash }, [sat(1, 'eve', 'Eve')], {
        head: head('T', { phase: 'over' }),
        tokens: [token('late')],
        people: ['eve'],
      });
      expect(await store.append(late)).toEqual(stale(1));
      const early = next('T', { n: 7, hash: first.rows[0]!.hash }, [said(8)]);
      expect(await store.append(early)).toEqual(stale(1));
      expect(await store.read('T', -1)).toEqual(first.rows);
      expect(await store.token('late')).toBeNull();
      expect(await store.tablesOf('eve')).toEqual([]);
      expect((await store.head('T'))?.phase).toBe('lobby');
    });

    test('R18 accepts one of many concurrent appends with the same number and rejects the others as stale', async () => {
      const store = await maker.fresh();
      const other = await maker.beside(store);
      let tip = tipOf(creation('T').rows);
      await store.append(creation('T'));
      for (let round = 0; round < 10; round++) {
        const writes = Array.from({ length: 6 }, (_, i) =>
          next('T', tip, [wrote(tip.n + 1, 'ada', `${round} by ${i}`)]),
        );
        const answers = await Promise.all(writes.map((write, i) => (i % 2 ? other : store).append(write)));
        const won = answers.flatMap((answer, i) => (answer.ok ? [writes[i]!] : []));
        expect(won).toHaveLength(1);
        expect(answers.filter(({ ok }) => !ok)).toEqual(Array(5).fill(stale(tip.n + 1)));
        tip = tipOf(won[0]!.rows);
        expect(await other.read('T', tip.n - 1)).toEqual(won[0]!.rows);
      }
      expect(checkRows(seedOf('T'), noRows, (await store.read('T', -1))!).state).toBe('good');
    });

    test('stores concurrent writes to different tables', async () => {
      const store = await maker.fresh();
      const tables = Array.from({ length: 40 }, (_, i) => `T${i}`);
      const answers = await Promise.all([
        ...tables.map((table) => store.append(creation(table))),
        ...tables.map((table) => store.append(creation(table))),
      ]);
      expect(answers.slice(0, 40)).toEqual(tables.map(() => ok));
      expect(answers.slice(40)).toEqual(tables.map(() => stale(0)));
      expect(await store.heads('lobby')).toHaveLength(40);
    });

    test('stores nothing of a write with an unstorable row, and all of the other writes', async () => {
      const store = await maker.fresh();
      const good = creation('A', [said(1)]);
      const bad = creation('B', [said(1)], { tokens: [token('b')] });
      // The number is valid but the text is not a string: it fails after the first row was inserted.
      const broken = { ...bad, rows: [bad.rows[0]!, { ...bad.rows[1]!, text: null as unknown as string }] };
      const [first, second, third] = await Promise.all([
        store.append(good),
        store.append(broken),
        store.append(creation('C')),
      ]);
      expect([first, third]).toEqual([ok, ok]);
      expect(second).toMatchObject({ ok: false, why: 'not-saved' });
      expect(await store.read('B', -1)).toBeNull();
      expect(await store.secretsOf('B')).toBeNull();
      expect(await store.token('b')).toBeNull();
      expect(await store.append(bad)).toEqual(ok);
    });

    test('throws for a malformed write, which is a bug of the caller', async () => {
      const store = await maker.fresh();
      const { secrets: _, ...bare } = creation('T');
      expect(() => store.append(bare)).toThrow('Secrets');
      expect(() => store.append({ ...creation('T'), after: 3 })).toThrow('number 4');
      expect(() => store.append({ ...creation('T'), head: head('S') })).toThrow('head of table S');
    });

    test('keeps a log of a thousand rows and a row of a quarter of a megabyte', async () => {
      const store = await maker.fresh();
      const entries: Entry[] = Array.from({ length: 1000 }, (_, i) => said(i + 1));
      const write = creation('T', [...entries, wrote(1001, 'ada', 'é'.repeat(130_000))]);
      expect(await store.append(write)).toEqual(ok);
      expect(await store.read('T', -1)).toEqual(write.rows);
    });
  });
}
