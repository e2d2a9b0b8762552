/** A flipped bit in SQLite's write-ahead log loses everything after it; the store must report that loss. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backup } from '../../maintenance/backup.ts';
import { restore } from '../../maintenance/restore.ts';
import { verify } from '../../maintenance/verify.ts';
import { type Row, StoreProblem } from '../../store.ts';
import { creation, next, tipOf, wrote } from '../../test/tables.ts';
import { openSqliteStore } from '../sqlite-store.ts';

const tables = ['one', 'two', 'three'];
const truth = new Map<string, readonly Row[]>();
let folder = '';
/** The folder as a killed server leaves it. */
let crashed = '';
const names = ['casefile.db', 'casefile.db-wal', 'casefile.db-heads'];

beforeAll(async () => {
  folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'casefile-witness-'));
  const data = join(folder, 'data');
  const store = await openSqliteStore({ folder: data });
  for (const table of tables) {
    const write = creation(table, []);
    await store.append(write);
    truth.set(table, write.rows);
  }
  for (let i = 0; i < 40; i++)
    for (const table of tables) {
      const rows = truth.get(table)!;
      const write = next(table, tipOf(rows), [wrote(rows.length, 'ada', `line ${i}`)]);
      await store.append(write);
      truth.set(table, [...rows, ...write.rows]);
    }
  // Created, written to and deleted: nothing is missing.
  await store.append(creation('gone', []));
  await store.deleteTable('gone');
  crashed = join(folder, 'crashed');
  mkdirSync(crashed);
  for (const name of names) copyFileSync(join(data, name), join(crashed, name));
  await store.close();
  expect(readFileSync(join(data, 'casefile.db-heads'), 'utf8')).toBe('');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let copies = 0;
/** A copy of that folder with one file changed. */
function copy(name = '', change: (bytes: Buffer) => Buffer = (bytes) => bytes): string {
  const place = join(folder, `copy${copies++}`);
  mkdirSync(place);
  for (const each of names) {
    const bytes = readFileSync(join(crashed, each));
    writeFileSync(join(place, each), each === name ? change(bytes) : bytes);
  }
  return place;
}
const flip = (at: number) => (bytes: Buffer) => {
  bytes[at]! ^= 0x10;
  return bytes;
};
async function open(place: string) {
  const warnings: string[] = [];
  const store = await openSqliteStore({ folder: place, warn: (warning) => warnings.push(warning) });
  return { store, warnings };
}

test('R11 reports nothing after a crash that left the log whole', async () => {
  const place = copy();
  expect((await verify({ folder: place })).problems).toEqual([]);
  const { store, warnings } = await open(place);
  for (const table of tables) expect(await store.read(table, -1)).toEqual(truth.get(table));
  await store.close();
  expect(warnings).toEqual([]);
});

test('R11 names and sets aside each table that a flipped bit in the log has shortened, and no other', async () => {
  const { length } = readFileSync(join(crashed, 'casefile.db-wal'));
  let short = 0;
  for (let i = 1; i < 24; i++) {
    const place = copy('casefile.db-wal', flip(Math.floor((length * i) / 24)));
    const { problems } = await verify({ folder: place });
    const { store, warnings } = await open(place);
    for (const table of tables) {
      const rows = await store.read(table, -1).catch((error: unknown) => {
        expect(error).toBeInstanceOf(StoreProblem);
        return null;
      });
      if (rows !== null) expect(rows).toEqual(truth.get(table));
      else {
        short++;
        expect(problems.join(), table).toContain(table);
        expect(warnings.join(), table).toContain(table);
      }
    }
    await store.close();
    // The next start still reports it.
    if (warnings.length > 0) expect((await verify({ folder: place })).problems.length).toBeGreaterThan(0);
  }
  expect(short).toBeGreaterThan(10);
});

test('R11 sets no table aside because of damaged, torn or missing notes', async () => {
  const { length } = readFileSync(join(crashed, 'casefile.db-heads'));
  const changes: ((bytes: Buffer) => Buffer)[] = [
    () => Buffer.alloc(0),
    () => Buffer.alloc(500),
    (bytes) => bytes.subarray(0, length - 7),
    ...Array.from({ length: 12 }, (_, i) => flip(Math.floor((length * i) / 12) + 3)),
  ];
  for (const change of changes) {
    const place = copy('casefile.db-heads', change);
    expect((await verify({ folder: place })).problems).toEqual([]);
    const { store, warnings } = await open(place);
    for (const table of tables) expect(await store.read(table, -1)).toEqual(truth.get(table));
    await store.close();
    expect(warnings).toEqual([]);
  }
});

test('R11 does not compare a restored backup with the notes of the replaced file', async () => {
  const place = copy();
  const early = join(folder, 'early');
  const first = await openSqliteStore({ folder: early });
  await first.append(creation('one', []));
  await first.close();
  await backup({ folder: early }, join(folder, 'early.casefile'));
  await restore(join(folder, 'early.casefile'), { folder: place }, { now: 0, force: true });
  expect((await verify({ folder: place })).problems).toEqual([]);
  const { store, warnings } = await open(place);
  expect(await store.read('one', -1)).toHaveLength(1);
  await store.close();
  expect(warnings).toEqual([]);
});

test('R11 says at once that the file was replaced, and at the next start what was lost with it', async () => {
  const place = join(folder, 'replaced');
  const file = join(place, 'casefile.db');
  const before = await open(place);
  const one = creation('one', []);
  await before.store.append(one);
  await before.store.close();
  copyFileSync(file, join(place, 'older'));
  const { store, warnings } = await open(place);
  await store.append(creation('two', []));
  expect(warnings).toEqual([]);
  renameSync(join(place, 'older'), file);
  await store.append(next('one', tipOf(one.rows), [wrote(1, 'ada', 'lost')]));
  await store.append(creation('three', []));
  expect(warnings).toEqual([expect.stringContaining(`${file} was moved or replaced`)]);
  await store.close();
  const again = await open(place);
  expect(again.warnings.map((warning) => warning.slice(0, 20)).sort()).toEqual([
    'Table one ends at ro',
    'Table three is missi',
    'Table two is missing',
  ]);
  for (const table of tables) await expect(again.store.read(table, -1)).rejects.toThrow(StoreProblem);
  await again.store.close();
});
