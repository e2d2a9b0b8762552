/** What every store promises. Run by the tests of each. */
import { checkRows, type Entry, noRows } from '@casefile/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { loadTable } from '../load.ts';
import type { Heard, Store, TokenRow } from '../store.ts';
import { creation, head, next, said, sat, seedOf, tipOf, wrote } from './tables.ts';

export interface StoreMaker {
  /** A store on an empty database. */
  readonly fresh: () => Promise<Store>;
  /** The same database as another process sees it. */
  readonly beside: (store: Store) => Promise<Store>;
  /** Closes it, and opens the same database again. */
  readonly reopen: (store: Store) => Promise<Store>;
  /** Takes everything away. */
  readonly end: () => Promise<void>;
}

const token = (hash: string, more: Partial<TokenRow> = {}): TokenRow => ({
  hash,
  kind: 'seat',
  table: 'T',
  person: 'ada',
  expires: null,
  ...more,
});
const ok = { ok: true };
const stale = (last: number) => ({ ok: false, why: 'stale', last });

export function storeContract(name: string, maker: StoreMaker): void {
  afterEach(maker.end);

  describe(`${name}: the log`, () => {
    test('what was appended is read back, also after opening again', async () => {
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

    test('a table that was never created is not there', async () => {
      const store = await maker.fresh();
      expect(await store.read('nowhere', -1)).toBeNull();
      expect(await store.secretsOf('nowhere')).toBeNull();
      expect(await store.head('nowhere')).toBeNull();
      expect(await store.tokensOf('nowhere')).toEqual([]);
      expect(await loadTable(store, 'nowhere')).toBeNull();
      expect(await store.append(next('nowhere', { n: 3, hash: seedOf('x') }, [said(4)]))).toEqual(stale(-1));
    });

    test('a stale append changes nothing and says what is last', async () => {
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

    test('R18 many at once on the same number: one is written, the others are told', async () => {
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

    test('writes that come in together do not hinder each other', async () => {
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

    test('a row in a write that cannot be stored: nothing of that write, all of the others', async () => {
      const store = await maker.fresh();
      const good = creation('A', [said(1)]);
      const bad = creation('B', [said(1)], { tokens: [token('b')] });
      // The number is right and the text is no text: the failure comes after the first row went in.
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

    test('a write that no store could keep is a bug above it', async () => {
      const store = await maker.fresh();
      const { secrets: _, ...bare } = creation('T');
      expect(() => store.append(bare)).toThrow('Secrets');
      expect(() => store.append({ ...creation('T'), after: 3 })).toThrow('number 4');
      expect(() => store.append({ ...creation('T'), head: head('S') })).toThrow('head of table S');
    });

    test('a log of a thousand rows, a row of a quarter of a megabyte', async () => {
      const store = await maker.fresh();
      const entries: Entry[] = Array.from({ length: 1000 }, (_, i) => said(i + 1));
      const write = creation('T', [...entries, wrote(1001, 'ada', 'é'.repeat(130_000))]);
      expect(await store.append(write)).toEqual(ok);
      expect(await store.read('T', -1)).toEqual(write.rows);
    });
  });

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

    test('say which tables that are played should have been woken', async () => {
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

    test('a write without rows changes the rest, if nobody was quicker', async () => {
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

  describe(`${name}: tokens`, () => {
    test('come and go with a write, or outside of one', async () => {
      const store = await maker.fresh();
      const created = creation('T', [], { tokens: [token('a'), token('b', { kind: 'host', expires: 7 })] });
      await store.append(created);
      expect(await store.token('b')).toEqual(token('b', { kind: 'host', expires: 7 }));
      expect(await store.token('B')).toBeNull();
      const swap = { tokens: [token('c')], revoke: ['a'] };
      await store.append(next('T', tipOf(created.rows), [said(1)], swap));
      expect(await store.tokensOf('T')).toEqual([token('b', { kind: 'host', expires: 7 }), token('c')]);
      expect(await store.changeTokens([token('d', { kind: 'watch' })], ['b', 'never'])).toEqual(ok);
      expect((await store.tokensOf('T')).map(({ hash }) => hash).sort()).toEqual(['c', 'd']);
      expect(await store.token('b')).toBeNull();
    });

    test('R37 that are over go with the next ones of their table, where a time is given', async () => {
      const store = await maker.fresh();
      await store.append(creation('T', [], { tokens: [token('seat')] }));
      await store.append(creation('U', [], {}));
      const ticket = (hash: string, expires: number, table = 'T') =>
        token(hash, { kind: 'ticket-seat', expires, table });
      await store.changeTokens([ticket('a', 5), ticket('b', 9), ticket('c', 5, 'U')], []);
      const hashes = async (table: string) => (await store.tokensOf(table)).map(({ hash }) => hash);
      await store.changeTokens([ticket('d', 12)], []);
      expect(await hashes('T')).toEqual(['a', 'b', 'd', 'seat']);
      expect(await store.changeTokens([ticket('e', 12)], [], 6)).toEqual(ok);
      expect(await hashes('T')).toEqual(['b', 'd', 'e', 'seat']);
      expect(await hashes('U')).toEqual(['c']);
    });

    test('that are good once are taken by one of all who ask at the same time', async () => {
      const store = await maker.fresh();
      await store.append(creation('T', [], {}));
      await store.changeTokens([token('once', { kind: 'ticket-seat', expires: 9 }), token('kept')], []);
      const taken = await Promise.all(Array.from({ length: 8 }, () => store.takeToken('once')));
      expect(taken.filter((row) => row !== null)).toEqual([
        token('once', { kind: 'ticket-seat', expires: 9 }),
      ]);
      expect(await store.takeToken('once')).toBeNull();
      expect(await store.takeToken('never')).toBeNull();
      expect(await store.token('kept')).toEqual(token('kept'));
    });

    test('R34 that are renewed at the same time: one of all is good afterwards, and what they came by is used up', async () => {
      const store = await maker.fresh();
      await store.append(creation('T', [], { tokens: [token('old'), token('back', { kind: 'resume' })] }));
      await store.changeTokens([token('code', { kind: 'code' }), token('mate', { person: 'other' })], []);
      const kinds = ['seat', 'code'] as const;
      const renew = (hash: string, by: string) =>
        store.renewTokens({ table: 'T', person: token('old').person, kinds, add: [token(hash)], by });
      const all = await Promise.all(Array.from({ length: 8 }, (_, i) => renew(`new${i}`, 'back')));
      expect(all.every((renewed) => renewed.ok)).toBe(true);
      const left = (await store.tokensOf('T')).map(({ hash }) => hash);
      expect(left.filter((hash) => hash.startsWith('new'))).toHaveLength(1);
      expect(left.filter((hash) => !hash.startsWith('new')).sort()).toEqual(['back', 'mate']);
      expect(all.flatMap((renewed) => (renewed.ok ? renewed.ended : [])).sort()).toEqual(
        [
          ...['code', 'old', ...Array.from({ length: 8 }, (_, i) => `new${i}`)].filter(
            (hash) => !left.includes(hash),
          ),
        ].sort(),
      );
      expect(await renew('late', 'code')).toEqual({ ok: false, why: 'gone' });
      expect(await store.token('late')).toBeNull();
    });
  });

  describe(`${name}: commands by the right of a token`, () => {
    test('R34 a token that is used up by what it lets in lets one in, of all who come at the same moment', async () => {
      const store = await maker.fresh();
      const other = await maker.beside(store);
      const created = creation('T', [], { tokens: [token('asked', { kind: 'invitation' })] });
      await store.append(created);
      const used = { by: 'asked', revoke: ['asked'] };
      const first = next('T', tipOf(created.rows), [said(1)], used);
      const answers = await Promise.all([store, other, store, other].map((each) => each.append(first)));
      expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
      expect(await store.token('asked')).toBeNull();
      for (const each of [store, other])
        expect(await each.append(next('T', tipOf(first.rows), [said(2)], used))).toEqual({
          ok: false,
          why: 'gone',
        });
    });

    test('R34 nothing is written by a token that has ended, whoever has ended it', async () => {
      const store = await maker.fresh();
      const other = await maker.beside(store);
      const created = creation('T', [], { tokens: [token('old'), token('back', { kind: 'resume' })] });
      await store.append(created);
      const first = next('T', tipOf(created.rows), [said(1)], { by: 'old' });
      expect(await store.append(first)).toEqual(ok);
      const { person } = token('old');
      const kinds = ['seat'] as const;
      await other.renewTokens({ table: 'T', person, kinds, add: [token('new')], by: 'back' });
      const second = next('T', tipOf(first.rows), [said(2)], { by: 'old' });
      expect(await store.append(second)).toEqual({ ok: false, why: 'gone' });
      expect(await store.read('T', -1)).toHaveLength(2);
      // Who is late as well hears that first: what it would be written on is not what it was.
      expect(await store.append({ ...first, by: 'old' })).toEqual(stale(1));
      expect(await store.append({ ...second, by: 'new' })).toEqual(ok);
    });
  });

  describe(`${name}: notes`, () => {
    test('have versions, and the one that comes too late is told', async () => {
      const store = await maker.fresh();
      expect(await store.notes('T', 'ada')).toBeNull();
      expect(await store.putNotes('T', 'ada', { version: 2, text: '{}' })).toEqual(stale(0));
      const both = await Promise.all([
        store.putNotes('T', 'ada', { version: 1, text: 'nul \u0000, half \udc00' }),
        store.putNotes('T', 'ada', { version: 1, text: 'second' }),
      ]);
      const first = both.findIndex((answer) => answer.ok);
      expect(both[1 - first]).toEqual(stale(1));
      const text = ['nul \u0000, half \udc00', 'second'][first];
      expect(await store.notes('T', 'ada')).toEqual({ version: 1, text });
      expect(await store.putNotes('T', 'ada', { version: 2, text: 'new' })).toEqual(ok);
      expect(await store.notes('T', 'ada')).toEqual({ version: 2, text: 'new' });
      expect(await store.notes('T', 'bob')).toBeNull();
    });
  });

  describe(`${name}: processes`, () => {
    test('a lease keeps others away until it ends', async () => {
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

    test('of two that ask for a lease at once, one gets it', async () => {
      const store = await maker.fresh();
      const other = await maker.beside(store);
      for (let round = 0; round < 10; round++) {
        const now = round * 1000;
        const asked = [store, other, store, other].map((each, i) => each.lease('T', `p${i}`, now + 500, now));
        expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(1);
      }
    });

    test('beats are remembered', async () => {
      let store = await maker.fresh();
      expect(await store.lastBeat('one')).toBeNull();
      await store.beat('one', 1_800_000_000_000);
      await store.beat('one', 1_800_000_001_000);
      await store.beat('two', 5);
      store = await maker.reopen(store);
      expect(await store.lastBeat('one')).toBe(1_800_000_001_000);
      expect(await store.lastBeat('two')).toBe(5);
    });

    test('leases that were given back are free at once', async () => {
      const store = await maker.fresh();
      const other = await maker.beside(store);
      await store.lease('T', 'one', 5000, 0);
      await store.lease('S', 'one', 5000, 0);
      await store.release('one');
      expect(await other.lease('T', 'two', 5000, 1)).toBe(true);
      expect(await store.lease('S', 'one', 5000, 1)).toBe(true);
    });

    test('R14 for how long nobody gave a sign of life is kept', async () => {
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

    test('one hears what another process does, and not what itself does', async () => {
      const store = await maker.fresh();
      const other = await maker.beside(store);
      await store.append(creation('mine'));
      const heard: [string, Heard][] = [];
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

  describe(`${name}: taking away`, () => {
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

    test('who asks is forgotten: names and words go, the chain holds, tokens and notes are gone', async () => {
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
      expect((await store.notes('T', 'ada'))?.text).toBe('hers');
      expect(await store.tablesOf('bob')).toEqual([]);
      expect(await store.forget('bob')).toEqual([]);
      expect(await store.append(next('T', tipOf(created.rows), [said(5)]))).toEqual(ok);
    });

    test('R11 a last row that was not written to its end is taken away, and the table goes on', async () => {
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

    test('R11 a row that was altered sets its table aside and no other', async () => {
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
