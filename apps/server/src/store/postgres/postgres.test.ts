import { isLong } from '@casefile/testkit/size';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PostgresServer, startPostgres } from '../../../load/postgres-server.ts';
import { loadTable } from '../load.ts';
import type { Store } from '../store.ts';
import { type Acked, type Appending, expectNothingLost, startAppending } from '../test/acked.ts';
import { type StoreMaker, storeContract } from '../test/contract/index.ts';
import { startProxy } from '../test/proxy.ts';
import { setAsideContract } from '../test/set-aside.ts';
import { creation, next, said, tipOf } from '../test/tables.ts';
import { openPostgresStore } from './postgres-store.ts';
import { migrations } from './schema.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server?.end());

let schema = '';
let made = 0;
let open: Store[] = [];
const opening = async (): Promise<Store> => {
  const store = await openPostgresStore({ url: server.url, schema });
  open.push(store);
  return store;
};

const maker: StoreMaker = {
  fresh() {
    schema = `contract_${++made}`;
    return opening();
  },
  beside: opening,
  async reopen(store) {
    await store.close();
    open = open.filter((each) => each !== store);
    return opening();
  },
  async end() {
    await Promise.all(open.map((store) => store.close()));
    open = [];
  },
};
const direct = async (sql: string): Promise<pg.QueryResult> => {
  const client = new pg.Client(server.url);
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
};
storeContract('PostgreSQL', maker);
setAsideContract('PostgreSQL', {
  ...maker,
  sql: (text) => direct(`SET search_path TO ${schema}; ${text}`),
});

describe('PostgreSQL: trouble', () => {
  const refusal = (opened: Promise<unknown>): Promise<unknown> =>
    opened.then(
      () => 'opened',
      ({ why, message }) => `${why}: ${message}`,
    );
  beforeEach(() => {
    schema = `trouble_${++made}`;
  });

  test('processes that start together on an empty database do not collide', async () => {
    await Promise.all(Array.from({ length: 6 }, opening));
    const { rows } = await direct(`SELECT version FROM ${schema}.migrations`);
    expect(rows).toEqual(migrations.map((_, i) => ({ version: i + 1 })));
  });

  test('refuses a newer database or a malformed address in a sentence that does not contain the password', async () => {
    await opening();
    await direct(`INSERT INTO ${schema}.migrations VALUES (${migrations.length + 1}, 'from the future')`);
    expect(await refusal(opening())).toMatch(/^too-new: Schema trouble_\d+ was written by a newer casefile/);
    const at = (url: string) => refusal(openPostgresStore({ url }));
    expect(await at('mysql://ada:secret@host/db')).toMatch(/^unusable: .*must look like postgres:/);
    expect(await at('postgres://ada:secret@127.0.0.1:1/db')).toMatch(
      /^away: the database is away \(ECONNREFUSED\)/,
    );
    const { host } = new URL(server.url);
    expect(await at(`postgres://casefile:secret@${host}/nowhere`)).toBe(
      'unusable: there is no such database (3D000)',
    );
    expect(await at(`postgres://nobody:secret@${host}/postgres`)).toMatch(/^unusable: .*refuses this user/);
    expect(await refusal(openPostgresStore({ url: server.url, schema: 'a;b' }))).toMatch(/^unusable: "a;b"/);
  });

  test('notices rows deleted by hand', async () => {
    const store = await opening();
    await store.append(creation('T', [said(1), said(2)]));
    await store.append(creation('S'));
    await direct(`DELETE FROM ${schema}.rows WHERE n = 2`);
    expect(await loadTable(store, 'T')).toMatchObject({ state: 'quarantined' });
    expect(await loadTable(store, 'S')).toMatchObject({ state: 'good' });
  });

  test('refuses reads and writes while the database is down, and catches up by itself once it is back', async () => {
    const store = await opening();
    const other = await opening();
    const created = creation('T');
    await store.append(created);
    const heard: string[] = [];
    await store.listen((table) => heard.push(table));
    await other.append(creation('before'));
    await expect.poll(() => heard, { timeout: 30_000 }).toContain('before');
    await server.stop();
    expect(await store.append(next('T', tipOf(created.rows), [said(1)]))).toMatchObject({
      ok: false,
      why: 'not-saved',
    });
    expect(await store.putNotes('T', 'ada', { version: 1, text: '' })).toMatchObject({ why: 'not-saved' });
    await expect(store.read('T', -1)).rejects.toMatchObject({ why: 'away' });
    await expect(store.beat('p', 1)).rejects.toMatchObject({ why: 'away' });
    await server.start();
    const save = async () => (await other.append(creation('missed'))).ok;
    await expect.poll(save, { timeout: 30_000 }).toBe(true);
    expect(await store.append(next('T', tipOf(created.rows), [said(1)]))).toEqual({ ok: true });
    await expect.poll(() => heard, { timeout: 30_000 }).toContain('missed');
    await other.append(creation('after'));
    await expect.poll(() => heard, { timeout: 30_000 }).toContain('after');
  });

  test('never writes twice when a connection is cut during a write, and reports what was not written', async () => {
    const store = await opening();
    let tip = tipOf(creation('T').rows);
    await store.append(creation('T'));
    const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'casefile'`;
    for (let round = 0; round < 15; round++) {
      const write = next('T', tip, [said(tip.n + 1)]);
      const [answer] = await Promise.all([store.append(write), direct(cut)]);
      if (!answer.ok) expect(['not-saved', 'unknown']).toContain(answer.why);
      const there = tipOf((await store.read('T', -1).catch(() => store.read('T', -1)))!);
      // Cut twice, a row may be stored although we answered "unknown". It must never be missing after an ok, and never be
      // stored twice.
      if (!answer.ok && answer.why === 'not-saved') expect(there).toEqual(tip);
      else if (answer.ok || there.n !== tip.n) expect(there).toEqual(tipOf(write.rows));
      tip = there;
    }
    expect(tip.n).toBeGreaterThan(0);
  });

  test('R34 hears of revoked tokens and announcements by other processes, and not of its own', async () => {
    const store = await opening();
    const other = await opening();
    const heard: string[] = [];
    await store.listen(
      (table, what) => heard.push(`${what} ${table}`),
      (_, text) => heard.push(`said ${text}`),
    );
    const seat = { hash: 'a', kind: 'seat', table: 'T', person: 'ada', expires: null } as const;
    await other.append(creation('T', [], { tokens: [seat, { ...seat, hash: 'b', kind: 'ticket-seat' }] }));
    await other.changeTokens([], ['b']);
    await other.renewTokens({ table: 'T', person: 'ada', kinds: ['seat'], add: [], by: null });
    await other.lease('T', 'p', 9e12, 1);
    await other.release('p');
    await store.announce('of my own');
    await other.announce('hello, all of you');
    const last = 'said hello, all of you';
    await expect.poll(() => heard, { timeout: 30_000 }).toContain(last);
    expect(heard).toEqual(['appended T', 'tokens T', 'released T', last]);
  });

  test('finds on retry that a write whose answer was lost is stored, once', async () => {
    const proxy = await startProxy(server.url);
    const store = await openPostgresStore({ url: proxy.url, schema });
    open.push(store);
    await store.append(creation('T'));
    const write = next('T', tipOf(creation('T').rows), [said(1), said(2)]);
    proxy.loseNextAnswer();
    expect(await store.append(write)).toEqual({ ok: true });
    expect(proxy.lost()).toBe(1);
    expect(await store.read('T', 0)).toEqual(write.rows);
    // Without a lost answer the same row was written by somebody else.
    expect(await store.append(write)).toEqual({ ok: false, why: 'stale', last: 2 });
    proxy.close();
  });

  test('R17 discards all connections once one of them has gone dead behind a firewall', async () => {
    const proxy = await startProxy(server.url);
    const store = await openPostgresStore({ url: proxy.url, schema });
    open.push(store);
    await store.append(creation('T'));
    await Promise.all(Array.from({ length: 8 }, () => store.read('T', -1)));
    proxy.forgetAll();
    const write = next('T', tipOf(creation('T').rows), [said(1)]);
    // A retry on one of the seven other dead connections would get no answer either.
    expect(await store.append(write)).toEqual({ ok: true });
    expect(await store.read('T', 0)).toEqual(write.rows);
    proxy.close();
  });

  test('R09 loses nothing when two processes at the same tables are killed in turn and the database crashes', {
    timeout: 3_600_000,
  }, async () => {
    const acked: Acked[] = [];
    const location = { url: server.url, schema };
    const start = (): Appending => {
      const own: Acked = new Map();
      acked.push(own);
      return startAppending(location, own, 20);
    };
    let [first, second] = [start(), start()];
    for (let round = 0; round < (isLong ? 50 : 2); round++) {
      await Promise.all([first, second].map((each) => each.reached(each.acks() + 40)));
      await first.kill();
      [first, second] = [second, start()];
    }
    await second.reached(20);
    await server.crash();
    await Promise.all([first.kill(), second.kill()]);
    await server.start();
    const store = await opening();
    for (const own of acked) await expectNothingLost(store, own);
  });
});
