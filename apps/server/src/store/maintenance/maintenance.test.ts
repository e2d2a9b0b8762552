import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLong } from '@casefile/testkit/size';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PostgresServer, startPostgres } from '../../../load/postgres-server.ts';
import { openStore, type StorageLocation } from '../open.ts';
import { connect } from '../sqlite/file/open.ts';
import { openSqliteStore } from '../sqlite/sqlite-store.ts';
import type { Store } from '../store.ts';
import { type Acked, expectNothingLost, startAppending } from '../test/acked.ts';
import { finishedWrite } from '../test/games.ts';
import { creation, head, sat, wrote } from '../test/tables.ts';
import { backup } from './backup.ts';
import { peopleNamed } from './people.ts';
import { restore } from './restore.ts';
import { deleteOldTables } from './retention.ts';
import { verify } from './verify.ts';

let folder = '';
let data = '';
let server: PostgresServer;
let schemas = 0;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server?.end());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'casefile-care-'));
  data = join(folder, 'data');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const freshSchema = (): StorageLocation => ({ url: server.url, schema: `care_${++schemas}` });
const games = [
  finishedWrite('over'),
  finishedWrite('playing', 'clue-2015', 20),
  creation('lobby', [sat(1, 'bob', 'Bob')]),
];
const token = { hash: 'h', kind: 'seat', table: 'lobby', person: 'bob', expires: 5 } as const;

async function fill(store: Store): Promise<void> {
  for (const game of games) expect(await store.append(game)).toEqual({ ok: true });
  await store.putNotes('lobby', 'bob', { version: 1, text: 'nul \u0000 and "more"' });
  await store.changeTokens([token], []);
  await store.beat('one', 77);
  await store.lease('lobby', 'one', Date.now() + 1000, Date.now());
}
async function expectFilled(store: Store): Promise<void> {
  for (const { table, rows, head: given, secrets } of games) {
    expect(await store.read(table, -1)).toEqual(rows);
    expect(await store.head(table)).toEqual(given);
    expect(await store.secretsOf(table)).toEqual(secrets);
  }
  expect(await store.notes('lobby', 'bob')).toEqual({ version: 1, text: 'nul \u0000 and "more"' });
  expect(await store.token('h')).toEqual(token);
  expect(await store.lastBeat('one')).toBe(77);
  expect(await store.tablesOf('bob')).toEqual(['lobby']);
  expect(await store.lease('lobby', 'two', Date.now() + 1000, Date.now())).toBe(true);
}
const rowCount = games.reduce((sum, { rows }) => sum + rows.length, 0);
const refusal = (doing: Promise<unknown>): Promise<unknown> =>
  doing.then(
    () => 'done',
    ({ message }) => message,
  );

describe('backup, restore', () => {
  test.each<[string, () => StorageLocation, () => StorageLocation]>([
    ['SQLite to SQLite', () => ({ folder: data }), () => ({ folder: join(folder, 'new') })],
    ['SQLite to PostgreSQL', () => ({ folder: data }), freshSchema],
    ['PostgreSQL to SQLite', freshSchema, () => ({ folder: join(folder, 'new') })],
    ['PostgreSQL to PostgreSQL', freshSchema, freshSchema],
  ])('%s: everything is there again', async (_, from, to) => {
    const [source, target] = [from(), to()];
    const store = await openStore(source);
    await fill(store);
    const file = join(folder, 'backup.db');
    // While the server keeps running.
    expect(await backup(source, file)).toMatchObject({ tables: 3, rows: rowCount, problems: [] });
    await store.close();
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(await verify({ file })).toMatchObject({ tables: 3, rows: rowCount, problems: [] });
    expect(await restore(file, target, { now: 0 })).toMatchObject({ tables: 3, problems: [] });
    expect(await refusal(restore(file, target, { now: 0 }))).toMatch(/already\. With --force/);
    expect(await verify(target)).toMatchObject({ tables: 3, rows: rowCount, problems: [] });
    const restored = await openStore(target);
    await expectFilled(restored);
    await restored.close();
    await restore(file, target, { force: true, now: 0 });
    expect(await verify(target)).toMatchObject({ tables: 3, problems: [] });
  });

  test('never overwrites a backup, and leaves no file behind when a backup fails', async () => {
    const file = join(folder, 'backup.db');
    expect(await refusal(backup({ folder: data }, file))).toMatch(/^There is no database at/);
    writeFileSync(file, 'precious');
    expect(await refusal(backup({ folder: data }, file))).toMatch(/is there already\. Choose another name/);
    expect(readFileSync(file, 'utf8')).toBe('precious');
    const store = await openSqliteStore({ folder: data });
    expect(await refusal(backup({ folder: data }, join(folder, 'no', 'where.db')))).toMatch(
      /cannot be written/,
    );
    await store.close();
    expect(readdirSync(folder).sort()).toEqual(['backup.db', 'data']);
  });

  test('R40 refuses to restore under a server on PostgreSQL, which would save nothing more, and keeps what was there', async () => {
    const location = freshSchema();
    const store = await openStore(location);
    await fill(store);
    const file = join(folder, 'b.casefile');
    await backup(location, file);
    const stop = await store.listen(() => {});
    expect(await refusal(restore(file, location, { force: true, now: 0 }))).toMatch(
      /^Another casefile server is using that database\. Stop it first/,
    );
    expect(await store.read('over', -1)).toEqual(games[0]!.rows);
    await stop();
    await store.close();
    expect(await restore(file, location, { force: true, now: 0 })).toMatchObject({ tables: 3, problems: [] });
  });

  test('refuses to restore a file that is not a backup, or under a running server, and keeps what was there', async () => {
    const store = await openSqliteStore({ folder: data });
    await fill(store);
    const file = join(folder, 'backup.db');
    await backup({ folder: data }, file);
    expect(await refusal(restore(file, { folder: data }, { force: true, now: 0 }))).toMatch(
      /^Another casefile server/,
    );
    await store.close();
    writeFileSync(join(folder, 'text'), 'no backup'.repeat(100));
    const restoring = (name: string) =>
      refusal(restore(join(folder, name), { folder: data }, { force: true, now: 0 }));
    expect(await restoring('text')).toMatch(/damaged/);
    expect(await restoring('nothing')).toMatch(/^There is no database at/);
    expect(await verify({ folder: data })).toMatchObject({ tables: 3, problems: [] });
    await restore(file, { folder: data }, { force: true, now: 0 });
    expect(existsSync(join(data, 'replaced-1970-01-01T00-00-00.000Z', 'casefile.db'))).toBe(true);
  });

  const rounds = isLong ? 20 : 2;
  test(`R16 ${rounds} backups taken under load hold everything acknowledged before them`, {
    timeout: 3_600_000,
  }, async () => {
    const acked: Acked = new Map();
    // Eight tables, each written at most 25 times a second.
    const appending = startAppending({ folder: data }, acked, 40);
    try {
      for (let round = 0; round < rounds; round++) {
        await appending.reached(appending.acks() + 100);
        const before: Acked = new Map([...acked].map(([table, rows]) => [table, new Map(rows)]));
        const file = join(folder, `backup-${round}.db`);
        expect((await backup({ folder: data }, file)).problems).toEqual([]);
        const location = { folder: join(folder, `restored-${round}`) };
        expect((await restore(file, location, { now: 0 })).problems).toEqual([]);
        const store = await openStore(location);
        await expectNothingLost(store, before);
        await store.close();
      }
      expect(appending.trouble()).toBe('');
    } finally {
      await appending.kill();
    }
  });
});

describe('verify', () => {
  const filled = mkdtempSync(join(tmpdir(), 'casefile-care-'));
  beforeAll(async () => {
    const store = await openSqliteStore({ folder: filled });
    await fill(store);
    await store.close();
  });
  afterAll(() => rmSync(filled, { recursive: true, force: true }));
  const damage = (sql: string): void => {
    const db = connect(join(data, 'casefile.db'));
    db.exec(sql);
    db.close();
  };
  test.each<[string, string, RegExp]>([
    ['a row', "UPDATE rows SET text = replace(text, 'cross-off', 'champion') WHERE table_id = 'over' AND n = 1", /^Table over: row 1 is not what was written\.$/],
    ['a name', `UPDATE rows SET words = '"Eve"' WHERE table_id = 'lobby' AND n = 1`, /^Table lobby: the words of row 1 are not/],
    ['a row that is missing', "DELETE FROM rows WHERE table_id = 'over' AND n = 5", /^Table over: table over: row 5 is missing/],
    ['the end that is missing', "DELETE FROM rows WHERE table_id = 'over' AND n > 9", /^Table over: table over: its log does not end/],
    ['a seed', "UPDATE secrets SET seed = replace(seed, '6', '7') WHERE table_id = 'over'", /^Table over: row 0 is not what/],
    ['a head', "UPDATE tables SET wake = 5 WHERE id = 'over'", /^Not what was written: the head of table over/],
    ['a head that is missing', "DELETE FROM tables WHERE id = 'over'", /^Table over: the head of table over/],
    ['a token', "UPDATE tokens SET person = 'eve'", /^Not what was written: a token of table lobby/],
    ['a notebook', "UPDATE notes SET version = 7", /^Not what was written: a notebook at table lobby/],
  ])('finds %s that was altered', async (_what, sql, message) => {
    cpSync(filled, data, { recursive: true });
    damage(sql);
    const { problems } = await verify({ folder: data });
    expect(problems.filter((problem) => message.test(problem))).toHaveLength(1);
  }); // biome-ignore format: a table

  test('checks the seed against its commitment and the phase against the log, not only the hash chain', async () => {
    const store = await openSqliteStore({ folder: data });
    const [game] = games;
    await store.append({ ...game!, head: head('over', { phase: 'playing' }) });
    await store.close();
    expect((await verify({ folder: data })).problems).toEqual([
      'Table over: it is listed as "playing", its log says "over".',
    ]);
  });
});

test('finds the people who used a name, and forgets one without a trace in the files', async () => {
  const store = await openSqliteStore({ folder: data });
  const secret = 'Zebediah Q';
  await store.append(
    creation('T', [sat(1, 'zeb', secret), wrote(2, 'zeb', `yours, ${secret} `.repeat(900))]),
  );
  await fill(store);
  expect(await peopleNamed({ folder: data }, 'zebediah q')).toEqual([{ person: 'zeb', tables: ['T'] }]);
  expect(await peopleNamed({ folder: data }, 'nobody')).toEqual([]);
  expect(await store.forget('zeb')).toEqual(['T']);
  expect(await peopleNamed({ folder: data }, secret)).toEqual([]);
  for (const name of readdirSync(data))
    expect(readFileSync(join(data, name)).includes('Zebediah')).toBe(false);
  await store.close();
  expect((await verify({ folder: data })).problems).toEqual([]);
});

test('deletes finished and abandoned tables once their time is over, and no others', async () => {
  const store = await openSqliteStore({ folder: data });
  const day = 86_400_000;
  const now = 100 * day;
  for (const phase of ['lobby', 'playing', 'over'] as const)
    for (const age of [5, 20, 60]) {
      const table = `${phase} ${age}`;
      await store.append(creation(table, [], { head: head(table, { phase, touched: now - age * day }) }));
    }
  expect(await deleteOldTables(store, { finished: null, abandoned: null }, now)).toEqual([]);
  expect(await deleteOldTables(store, { finished: 10, abandoned: 30 }, now)).toEqual([
    'over 20',
    'over 60',
    'lobby 60',
    'playing 60',
  ]);
  expect(await deleteOldTables(store, { finished: 10, abandoned: 30 }, now)).toEqual([]);
  expect((await store.heads('over')).map(({ table }) => table)).toEqual(['over 5']);
  await store.close();
});
