import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@casefile/server/store/open';
import { finishedWrite } from '@casefile/server/store/test/games';
import { creation, sat } from '@casefile/server/store/test/tables';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { casefile } from '../../../test/casefile.ts';

let folder = '';
let data = '';
/** The tests must not read a database that the environment names. */
const env = { DATABASE_URL: undefined, DATA: undefined };
const run = (...args: readonly string[]) => casefile(args, '', env);
const at = (name: string): string => join(folder, name);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'casefile-care-'));
  data = at('data');
  const store = await openStore({ folder: data });
  await store.append(finishedWrite('game'));
  await store.append(creation('T', [sat(1, 'bob-1', 'Bob'), sat(2, 'zoe', 'Zoe')]));
  await store.append(creation('S', [sat(1, 'bob-2', 'Bob')]));
  await store.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('backup, verify, restore, verify', async () => {
  const made = await run('backup', '--data', data, at('one.db'));
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).toMatch(/one\.db: 3 tables with \d+ rows from .*data, \d+ kB\.$/m);
  const checked = await run('verify', at('one.db'));
  expect(checked).toMatchObject({ code: 0, err: '' });
  expect(checked.out).toMatch(/^3 tables, \d+ rows: everything intact\.$/m);
  const restored = await run('restore', '--data', at('new'), at('one.db'));
  expect(restored).toMatchObject({ code: 0, err: '' });
  const { code, out } = await run('verify', '--data', at('new'), '--json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ tables: 3, problems: [] });
});

test('names a problem and exits with code 1', async () => {
  const store = await openStore({ folder: at('bad') });
  const write = creation('T');
  await store.append({ ...write, rows: [{ ...write.rows[0]!, hash: '0'.repeat(64) }] });
  await store.close();
  const verified = await run('verify', '--data', at('bad'));
  expect(verified).toMatchObject({ code: 1, err: 'Table T: row 0 is not what was written.\n' });
  expect(verified.out).toBe('1 table, 1 row: 1 problem.\n');
  const backed = await run('backup', '--data', at('bad'), at('bad.db'));
  expect(backed.code).toBe(1);
  expect(backed.err).toContain('Table T: row 0');
});

test('lists reported messages with their authors', async () => {
  expect(await run('reports', '--data', data)).toMatchObject({ code: 0, out: 'Nothing was reported.\n' });
  const store = await openStore({ folder: at('talk') });
  const rude = { n: 2, at: 1000, is: 'wrote', person: 'zoe', text: 'Rubbish' } as const;
  const report = { n: 3, at: 2000, is: 'reported', line: 2 } as const;
  await store.append(creation('T', [sat(1, 'zoe', 'Zoe'), rude, report]));
  await store.close();
  const { code, out } = await run('reports', '--data', at('talk'));
  expect(code).toBe(0);
  expect(out).toMatch(/^1970-01-01T00:00:02.000Z {2}table T {2}player zoe {2}"Rubbish/);
  expect(out).toContain('1 line reported.');
  const listed = JSON.parse((await run('reports', '--data', at('talk'), '--json')).out);
  expect(listed).toMatchObject([{ table: 'T', player: 'zoe' }]);
});

test('finds a player by name, prints what is stored, and deletes it', async () => {
  const unsure = await run('delete-player', '--data', data, '--name', 'Bob');
  expect(unsure.code).toBe(1);
  expect(unsure.err).toMatch(
    /^2 people have used the name "Bob"\. Choose one by id:\n {2}bob-\d {2}at [TS]\n/,
  );
  const dry = await run('delete-player', '--data', data, '--name', 'zoe', '--dry-run');
  expect(dry).toMatchObject({ code: 0, out: 'zoe played at 1 table: T. Nothing was changed.\n' });
  const gone = await run('delete-player', '--data', data, 'bob-1');
  expect(gone.code).toBe(0);
  expect(gone.out).toMatch(/^bob-1 has been removed from 1 table\. Earlier backups/);
  expect(await run('delete-player', '--data', data, 'bob-1')).toMatchObject({
    code: 1,
    err: 'Nobody with the id "bob-1" has played here.\n',
  });
  expect((await run('delete-player', '--data', data, '--name', 'Xaver')).err).toBe(
    'Nobody here has used the name "Xaver".\n',
  );
  expect((await run('verify', '--data', data)).code).toBe(0);
});

describe.concurrent('exits with code 2 and a sentence for what it cannot do', () => {
  test.each<[string, readonly string[], RegExp]>([
    ['no file', ['backup'], /missing required argument 'file'/],
    ['no database', ['backup', '--data', 'nowhere', 'x.db'], /There is no database at nowhere/],
    ['no backup', ['restore', '--data', 'new', 'nowhere.db'], /There is no database at nowhere\.db/],
    ['no backup to verify', ['verify', 'nowhere.db'], /There is no database at nowhere\.db/],
    ['two things to verify', ['verify', 'x.db', '--data', 'x'], /Give a backup or --data, not both/],
    ['nobody', ['delete-player'], /Name the player: by id, or with --name/],
    ['somebody twice', ['delete-player', 'x', '--name', 'y'], /Name the player/],
    ['a flag that is none', ['verify', '--fast'], /unknown option '--fast'/],
  ])('%s', async (_what, args, message) => {
    const { code, out, err } = await run(...args);
    expect(err).toMatch(message);
    expect(err).not.toMatch(/^\s+at /m);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });

  test('refuses a file that is not a backup, and one that already exists', async () => {
    writeFileSync(at('text.db'), 'Dear diary, '.repeat(500));
    const read = await run('verify', at('text.db'));
    expect(read).toMatchObject({ code: 2, out: '' });
    expect(read.err).toMatch(/damaged/);
    const written = await run('backup', '--data', data, at('text.db'));
    expect(written).toMatchObject({ code: 2, out: '' });
    expect(written.err).toMatch(/is there already/);
    expect(existsSync(at('text.db.part'))).toBe(false);
  });

  test('reports a PostgreSQL server that does not answer without printing its password', async () => {
    const address = 'postgres://ada:hunter2@127.0.0.1:1/x';
    const { code, err } = await casefile(['verify'], '', { ...env, DATABASE_URL: address });
    expect(code).toBe(2);
    expect(err).toMatch(/the database is away/);
    expect(err).not.toContain('hunter2');
  });

  test.each(['backup', 'restore', 'verify', 'delete-player'])('%s --help', async (command) => {
    const { code, out } = await run(command, '--help');
    expect(code).toBe(0);
    expect(out).toMatch(/Example/);
  });
});
