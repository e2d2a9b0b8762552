/** Tokens: adding, revoking, expiring and using them up. */
import { describe, expect, test } from 'vitest';
import { creation, next, said, tipOf } from '../tables.ts';
import { ok, type StoreMaker, stale, token } from './promises.ts';

export function tokenPromises(name: string, maker: StoreMaker): void {
  describe(`${name}: tokens`, () => {
    test('are added and revoked with a write, or without one', async () => {
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

    test('R37 expired ones are dropped when new ones are added to their table with a time', async () => {
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

    test('of a single use go to one of several concurrent callers', async () => {
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

    test('R34 renewed concurrently leave one valid set, and the authorising token is used up', async () => {
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

  describe(`${name}: writes authorised by a token`, () => {
    test('R34 a single-use token authorises one of several concurrent writes', async () => {
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

    test('R34 a revoked token authorises nothing, whichever process revoked it', async () => {
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
      // A write that is also stale is rejected as stale first: its basis has changed.
      expect(await store.append({ ...first, by: 'old' })).toEqual(stale(1));
      expect(await store.append({ ...second, by: 'new' })).toEqual(ok);
    });
  });
}
