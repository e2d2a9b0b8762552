import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLong } from '@casefile/testkit/size';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadTable } from './load.ts';
import { openSqliteStore } from './sqlite/sqlite-store.ts';
import { type Row, StoreProblem, type TokenRow } from './store.ts';
import { type DirectStore, openDirectly } from './test/direct.ts';
import { creation, head, next, sat, tipOf, wrote } from './test/tables.ts';

const phases = ['lobby', 'playing', 'over'] as const;
const tables = Array.from({ length: 6 }, (_, i) => `table-${i}`);
const truth = new Map<string, readonly Row[]>();
const tokenOf = (table: string): TokenRow => ({
  hash: `hash of ${table}`,
  kind: 'seat',
  table,
  person: 'bob',
  expires: 9,
});
const headOf = (table: string) => head(table, { phase: phases[tables.indexOf(table) % 3]!, wake: 4000 });

let folder = '';
/** A file that was closed cleanly. */
let whole = '';
/** A file with its write-ahead log, as a crash leaves it, and how long the log was before the last three commits. */
let crashed = '';
let before = 0;

beforeAll(async () => {
  // In memory where possible: nothing here has to survive a restart.
  folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'casefile-damage-'));
  const data = join(folder, 'data');
  const store = await openSqliteStore({ folder: data });
  for (const table of tables) {
    const entries = Array.from({ length: 12 }, (_, i) =>
      i % 3 ? wrote(i + 1, 'ada', `${table} ${'word '.repeat(7 * i)}`) : sat(i + 1, 'bob', `Bob ${i}`),
    );
    const write = creation(table, entries, { tokens: [tokenOf(table)], head: headOf(table) });
    truth.set(table, write.rows);
    await store.append(write);
    await store.putNotes(table, 'ada', { version: 1, text: `notes of ${table}` });
  }
  before = readFileSync(join(data, 'casefile.db-wal')).length;
  for (const table of tables.slice(0, 3)) {
    const write = next(table, tipOf(truth.get(table)!), [wrote(13, 'ada', 'the last')], {
      head: headOf(table),
    });
    await store.append(write);
    truth.set(table, [...truth.get(table)!, ...write.rows]);
  }
  crashed = join(folder, 'crashed');
  mkdirSync(crashed);
  for (const name of ['casefile.db', 'casefile.db-wal']) copyFileSync(join(data, name), join(crashed, name));
  await store.close();
  whole = join(data, 'casefile.db');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Seen {
  refused: number;
  same: number;
  shortened: number;
  setAside: number;
}
const seen = (): Seen => ({ refused: 0, same: 0, shortened: 0, setAside: 0 });

/** Opens the damaged file and fails if it returns anything that was never written without reporting a problem. */
async function look(data: string, into: Seen, what: string, mayShorten: boolean): Promise<void> {
  const warnings: string[] = [];
  let store: DirectStore;
  try {
    store = openDirectly(data, (warning) => warnings.push(warning));
  } catch (error) {
    // Refused as a whole, with a sentence that says why.
    expect(error, what).toBeInstanceOf(StoreProblem);
    expect((error as Error).message, what).toMatch(
      /damaged|another program|newer|older|opened|does not answer/,
    );
    into.refused++;
    return;
  }
  const silent = (part: string): string => `${what}: ${part} is wrong and nobody was told`;
  const isTold = (): boolean => warnings.length > 0;
  try {
    for (const table of tables) {
      const loaded = await loadTable(store, table);
      if (loaded === null) expect(isTold(), silent(`${table} is gone, which`)).toBe(true);
      if (loaded?.state !== 'good') into.setAside++;
      else {
        const rows = await store.read(table, -1);
        const isShorter = rows!.length < truth.get(table)!.length;
        expect(rows, silent(table)).toEqual(truth.get(table)!.slice(0, rows!.length));
        if (isShorter)
          expect(mayShorten || loaded.warning !== undefined || isTold(), silent(table)).toBe(true);
        into[isShorter ? 'shortened' : 'same']++;
      }
    }
    await lookBeside(store, silent, isTold);
  } finally {
    store.close();
  }
}

/** Heads, tokens, notes and people must be as written, or reported, or left out with a warning. */
async function lookBeside(
  store: DirectStore,
  silent: (part: string) => string,
  isTold: () => boolean,
): Promise<void> {
  const found = await Promise.all(phases.map((phase) => orDamaged(store.heads(phase))));
  const heads = found.flat().filter((each) => each !== 'damaged');
  for (const each of heads) expect(each, silent('a head')).toEqual(headOf(each.table));
  if (heads.length < tables.length)
    expect(isTold() || found.includes('damaged'), silent('a head')).toBe(true);
  for (const table of tables) {
    const token = await orDamaged(store.token(tokenOf(table).hash));
    if (token === null) expect(isTold(), silent('a token')).toBe(true);
    else if (token !== 'damaged') expect(token, silent('a token')).toEqual(tokenOf(table));
    const notes = await orDamaged(store.notes(table, 'ada'));
    if (notes === null) expect(isTold(), silent('a notebook')).toBe(true);
    else if (notes !== 'damaged')
      expect(notes, silent('a notebook')).toEqual({ version: 1, text: `notes of ${table}` });
  }
  const played = await orDamaged(store.tablesOf('bob'));
  if (played !== 'damaged' && !isTold()) expect(played, silent('who played')).toEqual(tables);
}

const orDamaged = <T>(asked: Promise<T>): Promise<T | 'damaged'> =>
  asked.catch((error: unknown) => {
    expect(error).toBeInstanceOf(StoreProblem);
    return 'damaged';
  });

let copies = 0;
/** A temporary folder that holds the damaged file. */
async function damaged(
  make: (data: string) => void,
  into: Seen,
  what: string,
  mayShorten = false,
): Promise<void> {
  const data = join(folder, `copy-${++copies}`);
  mkdirSync(data);
  make(data);
  await look(data, into, what, mayShorten);
  rmSync(data, { recursive: true, force: true });
}

const size = {
  flips: isLong ? 10_000 : 150,
  step: isLong ? 1 : 331,
  cuts: isLong ? 4000 : 40,
  firstPage: isLong ? 1 : 997,
};

test('R11 drops only the incomplete records when the log is cut inside its last three', {
  timeout: 3_600_000,
}, async () => {
  const { length } = readFileSync(join(crashed, 'casefile.db-wal'));
  expect(length - before).toBeGreaterThan(3 * 4096);
  const result = seen();
  let cuts = 0;
  for (let at = length; at >= before; at = at === before ? -1 : Math.max(before, at - size.step)) {
    const make = (data: string): void => {
      for (const name of ['casefile.db', 'casefile.db-wal'])
        copyFileSync(join(crashed, name), join(data, name));
      truncateSync(join(data, 'casefile.db-wal'), at);
    };
    await damaged(make, result, `the log cut at byte ${at}`, true);
    cuts++;
  }
  expect(result).toMatchObject({ refused: 0, setAside: 0 });
  expect(result.same + result.shortened).toBe(cuts * tables.length);
  // Each of the last three tables loses at most one row, the others none.
  expect(result.shortened).toBeGreaterThan(0);
  if (isLong) console.log(`R11: ${cuts} cuts of the log`, result);
});

test(`R11 reports every wrong value when the file is cut at ${size.cuts} places`, {
  timeout: 3_600_000,
}, async () => {
  const bytes = readFileSync(whole);
  const result = seen();
  for (let i = 0; i < size.cuts; i++) {
    const at = Math.floor(((i + 0.5) / size.cuts) * bytes.length);
    await damaged(
      (data) => writeFileSync(join(data, 'casefile.db'), bytes.subarray(0, at)),
      result,
      `the file cut at byte ${at}`,
    );
  }
  if (isLong) console.log(`R11: ${size.cuts} cuts of the file`, result);
});

const flip = (bytes: Buffer, bit: number) => (data: string) => {
  const altered = Buffer.from(bytes);
  altered[bit >> 3]! ^= 1 << (bit & 7);
  writeFileSync(join(data, 'casefile.db'), altered);
};

test(`R11 reports every wrong value when ${size.flips} bits are flipped`, {
  timeout: 3_600_000,
}, async () => {
  const bytes = readFileSync(whole);
  const result = seen();
  for (let i = 0; i < size.flips; i++) {
    const bit = Math.floor(Math.random() * bytes.length * 8);
    await damaged(flip(bytes, bit), result, `bit ${bit} of ${bytes.length * 8}`);
  }
  if (isLong) console.log(`R11: ${size.flips} bits`, result);
  expect(result.same).toBeGreaterThan(result.setAside);
});

test('R11 replaces a damaged first page, which holds the schema, and keeps every table', {
  timeout: 3_600_000,
}, async () => {
  const bytes = readFileSync(whole);
  const result = seen();
  const described = bytes.indexOf('touched INTEGER');
  expect(described).toBeLessThan(4096);
  for (const bit of [8 * described, 8 * 16, 8 * 100, 8 * 105]) {
    await damaged(flip(bytes, bit), result, `bit ${bit} of the first page`);
    expect(result).toMatchObject({ refused: 0, setAside: 0 });
  }
  for (let bit = 0; bit < 8 * 4096; bit += size.firstPage)
    await damaged(flip(bytes, bit), result, `bit ${bit} of the first page`);
  if (isLong) console.log('R11: the first page', result);
});

test('R11 sets aside the tables on a broken page and plays on at the others, through the threads', async () => {
  const data = join(folder, 'broken');
  mkdirSync(data);
  const bytes = readFileSync(whole);
  // The leaf page that holds the middle of a log.
  const at = bytes.indexOf('table-2 word word word');
  bytes.fill(0xff, at - (at % 4096), at - (at % 4096) + 8);
  writeFileSync(join(data, 'casefile.db'), bytes);
  const warnings: string[] = [];
  const store = await openSqliteStore({ folder: data, warn: (warning) => warnings.push(warning) });
  const states = await Promise.all(tables.map(async (table) => (await loadTable(store, table))?.state));
  expect(states).toContain('good');
  expect(states).toContain('quarantined');
  const good = tables[states.indexOf('good')]!;
  const write = next(good, tipOf(truth.get(good)!), [wrote(truth.get(good)!.length, 'ada', 'on we go')], {
    head: headOf(good),
  });
  expect(await store.append(write)).toEqual({ ok: true });
  await store.close();
  expect(warnings[0]).toMatch(/was damaged .* kept in .*damaged-.*casefile verify/);
  const kept = /kept in (\S+)\. Run/.exec(warnings[0]!)![1]!;
  expect(existsSync(join(kept, 'casefile.db'))).toBe(true);
});
