import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portableHashing } from '@casefile/protocol';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { platformHashing } from '../../hashing.ts';
import { openStore } from '../../open.ts';
import { creation, next, said, tipOf } from '../../test/tables.ts';
import { commitTogether } from '../commit.ts';
import { problemOf } from '../problems.ts';
import { openSqliteStore } from '../sqlite-store.ts';
import { connect, migrate, versionOf } from './open.ts';
import { migrations } from './schema.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'casefile-open-'));
  file = join(folder, 'casefile.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const refusal = (opening: Promise<unknown>): Promise<unknown> =>
  opening.then(
    () => 'opened',
    ({ why, message }) => `${why}: ${message}`,
  );

test('refuses a second server on the same folder, also from another process, but not a tool', async () => {
  const first = await openSqliteStore({ folder });
  expect(await refusal(openSqliteStore({ folder }))).toMatch(
    /^in-use: Another casefile server is using .*Stop it first/,
  );
  const tool = await openSqliteStore({ folder, role: 'tool' });
  await first.append(creation('T'));
  expect(await tool.read('T', -1)).toHaveLength(1);
  await tool.close();
  await first.close();
  const next = await openSqliteStore({ folder });
  await next.close();
});

test('lets only the owner read the files, which hold the seeds', async () => {
  const data = join(folder, 'new', 'data');
  const store = await openSqliteStore({ folder: data });
  await store.append(creation('T'));
  expect(statSync(data).mode & 0o077).toBe(0);
  for (const name of ['casefile.db', 'casefile.db-wal', 'casefile.db-shm'])
    expect(statSync(join(data, name)).mode & 0o077).toBe(0);
  await store.close();
});

test('refuses a file it cannot open with a sentence, and leaves it unchanged', async () => {
  writeFileSync(join(folder, 'no-folder'), '');
  expect(await refusal(openSqliteStore({ folder: join(folder, 'no-folder') }))).toMatch(
    /^unusable: .*cannot be used/,
  );
  expect(await refusal(openSqliteStore({ folder: join(folder, 'nothing'), role: 'tool' }))).toMatch(
    /^unusable: There is no database at /,
  );
  const other = join(folder, 'other');
  mkdirSync(other);
  new Database(join(other, 'casefile.db')).exec('CREATE TABLE recipes (name TEXT)').close();
  expect(await refusal(openSqliteStore({ folder: other }))).toMatch(
    /^unusable: .*database of another program/,
  );
  const text = join(folder, 'text');
  mkdirSync(text);
  writeFileSync(join(text, 'casefile.db'), 'Dear diary, '.repeat(1000));
  expect(await refusal(openSqliteStore({ folder: text }))).toMatch(
    /^damaged: .*could not be mended.*Restore a backup/,
  );
});

test('refuses a file without write permission', async ({ skip }) => {
  skip(process.getuid?.() === 0, 'root may write to every file');
  await (await openSqliteStore({ folder })).close();
  chmodSync(file, 0o400);
  expect(await refusal(openSqliteStore({ folder }))).toMatch(/may not be written to/);
});

test('refuses a newer database, and lets only a server migrate an older one', async () => {
  await (await openSqliteStore({ folder })).close();
  const db = new Database(file);
  db.prepare('INSERT INTO migrations VALUES (?, ?, 0)').run(migrations.length + 1, 'from the future');
  db.close();
  const newer = /^too-new: .*written by a newer casefile \(version 2 of the database; this program knows 1\)/;
  expect(await refusal(openSqliteStore({ folder }))).toMatch(newer);
  expect(await refusal(openSqliteStore({ folder, role: 'tool' }))).toMatch(newer);
  const again = new Database(file);
  again.exec('DELETE FROM migrations');
  again.close();
  expect(await refusal(openSqliteStore({ folder, role: 'tool' }))).toMatch(
    /^unusable: .*older casefile.*Start the server once/,
  );
});

test('runs each migration once, records it, and waits for migrations of other processes', () => {
  writeFileSync(file, '');
  const one = connect(file);
  const two = connect(file);
  migrate(one, file, 5);
  migrate(two, file, 6);
  expect(versionOf(two)).toBe(migrations.length);
  expect(one.prepare('SELECT at FROM migrations').pluck().all()).toEqual(migrations.map(() => 5));
  one.close();
  two.close();
});

test('rolls back a migration that fails', () => {
  writeFileSync(file, '');
  const db = connect(file);
  db.exec('CREATE TABLE tokens (something TEXT)');
  expect(() => migrate(db, file, 5)).toThrow('tokens');
  expect(db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all()).toEqual(['tokens']);
  db.close();
});

test('fails only the bad write of a batch, and retries the writes of a lost transaction one by one', () => {
  const db = new Database(':memory:');
  db.exec('CREATE TABLE t (x INTEGER PRIMARY KEY)');
  const insert = db.prepare('INSERT INTO t VALUES (?)');
  const apply = (op: unknown): unknown => {
    const x = op as number;
    insert.run(x);
    if (x === 13) throw Object.assign(new Error('bad luck'), { code: 'SQLITE_IOERR' });
    // As SQLite does when the disk is full: earlier statements are rolled back too.
    if (x === 7) {
      db.exec('ROLLBACK');
      throw Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
    }
    return x;
  };
  const run = (...ops: number[]) =>
    commitTogether(db, apply, ops as never).map((each) => (each.ok ? each.value : each.detail));
  expect(run(1, 13, 2)).toEqual([1, 'the disk does not answer as it should (SQLITE_IOERR)', 2]);
  expect(run(3, 7, 4)).toEqual([3, 'the disk is full (SQLITE_FULL)', 4]);
  expect(db.prepare('SELECT x FROM t').pluck().all()).toEqual([1, 2, 3, 4]);
  db.close();
});

test('reports problems without SQL texts or values', () => {
  expect(
    problemOf(Object.assign(new Error('near "SECRET": syntax error'), { code: 'SQLITE_ERROR' })).message,
  ).toBe('the database refused (SQLITE_ERROR)');
  expect(problemOf(Object.assign(new Error(''), { code: 'SQLITE_CORRUPT_VTAB' })).why).toBe('damaged');
});

test('reports an altered head, and leaves it out of lists with a warning', async () => {
  await (await openSqliteStore({ folder })).close();
  const warnings: string[] = [];
  const store = await openSqliteStore({ folder, warn: (warning) => warnings.push(warning) });
  await store.append(creation('T'));
  await store.append(creation('S'));
  const db = new Database(file);
  db.exec("UPDATE tables SET wake = 7 WHERE id = 'T'");
  db.close();
  await expect(store.head('T')).rejects.toMatchObject({ why: 'damaged' });
  await expect(store.read('T', -1)).rejects.toMatchObject({ why: 'damaged' });
  expect((await store.heads('lobby')).map(({ table }) => table)).toEqual(['S']);
  await store.heads('lobby');
  await store.close();
  expect(warnings).toEqual(['The head of table T is not what was written; the table is left out.']);
});

test('finishes pending operations on close and refuses later ones', async () => {
  const store = await openStore({ folder });
  const asked = store.append(creation('T', [said(1)]));
  await store.close();
  expect(await asked).toEqual({ ok: true });
  const late = next('T', tipOf(creation('T', [said(1)]).rows), [said(2)]);
  expect(await store.append(late)).toEqual({ ok: false, why: 'not-saved', detail: 'the store is closed' });
  await expect(store.read('T', -1)).rejects.toMatchObject({ why: 'away' });
  await store.close();
});

test('hashes with the platform exactly as the portable code does', () => {
  const seed = '5eed'.repeat(16);
  for (const text of ['', 'é'.repeat(100), '\ud800', '{"n":1}']) {
    expect(platformHashing.sha256(seed, seed, text)).toBe(portableHashing.sha256(seed, seed, text));
    expect(platformHashing.hmac(seed, text)).toBe(portableHashing.hmac(seed, text));
  }
});
