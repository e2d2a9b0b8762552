import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isLong } from '@casefile/testkit/size';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqliteStore } from './sqlite/sqlite-store.ts';
import { type Acked, expectNothingLost, startAppending } from './test/acked.ts';
import { readTrace } from './test/fsync-order.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'casefile-crash-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const kills = isLong ? Number(process.env.CASEFILE_KILLS ?? 100) : 3;

test(`R09 loses no acknowledged append in ${kills} kill -9`, { timeout: 3_600_000 }, async () => {
  const acked: Acked = new Map();
  let acks = 0;
  let seconds = 0;
  for (let kill = 0; kill < kills; kill++) {
    const appending = startAppending({ folder }, acked);
    await appending.reached(1);
    const began = performance.now();
    const wanted = 20 + Math.floor(Math.random() * 500);
    await appending.reached(wanted);
    seconds += (performance.now() - began) / 1000;
    acks += wanted;
    await appending.kill();
    expect(appending.trouble()).toBe('');
    const store = await openSqliteStore({ folder });
    await expectNothingLost(store, acked);
    await store.close();
  }
  if (isLong)
    console.log(
      `R09: ${kills} kills, ${acks} acknowledged at ${Math.round(acks / seconds)} a second, none lost`,
    );
});

const hasStrace = spawnSync('strace', ['-V']).status === 0;
const traced = isLong ? 1000 : 80;

test(`R10 sends none of ${traced} acknowledgements before the disk has confirmed the write (strace)`, {
  timeout: 600_000,
}, ({ skip }) => {
  skip(!hasStrace, 'strace is not installed');
  const trace = join(folder, 'trace');
  const data = join(folder, 'data');
  const appender = fileURLToPath(new URL('./test/appender.ts', import.meta.url));
  const calls = 'trace=write,pwrite64,pwritev,pwritev2,fsync,fdatasync';
  const { status, stderr } = spawnSync(
    'strace',
    [
      '-f',
      '-y',
      '-s',
      '9000',
      '-e',
      calls,
      '-o',
      trace,
      process.execPath,
      appender,
      JSON.stringify({ folder: data }),
      `${traced}`,
    ],
    { encoding: 'utf8' },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const { acks, tooEarly, syncs } = readTrace(readFileSync(trace, 'utf8'), join(data, 'casefile.db-wal'));
  expect(tooEarly).toEqual([]);
  // The first row of each of the eight tables carries no mark.
  expect(acks).toBe(traced - 8);
  // At most one fsync for each append, besides those that open and close the file: only the log is synced.
  expect(syncs).toBeLessThanOrEqual(traced + 20);
});

/** A file system of one megabyte in its own mount namespace, so that nothing stays mounted. */
const onSmallDisk = (folder: string, command: string): string[] => [
  '--mount',
  ...(process.getuid?.() === 0 ? [] : ['--user', '--map-root-user']),
  'sh',
  '-c',
  `mount -t tmpfs -o size=1m tmpfs "${folder}" && exec ${command}`,
];
const mayMount = spawnSync('unshare', onSmallDisk(tmpdir(), 'true')).status === 0;

test('R12 reports a full disk, loses nothing, and saves again once there is room', ({ skip }) => {
  skip(!mayMount, 'this user may not mount a small file system (unshare)');
  const script = fileURLToPath(new URL('./test/full-disk.ts', import.meta.url));
  const { stdout, stderr } = spawnSync(
    'unshare',
    onSmallDisk(folder, `"${process.execPath}" "${script}" "${folder}"`),
    {
      encoding: 'utf8',
    },
  );
  expect(stderr).toBe('');
  const said = JSON.parse(stdout);
  expect(said).toMatchObject({ other: 'good', full: 'good', later: 5, together: 20, sameTip: true });
  expect(said.stored).toBe(said.acked);
  expect(said.refusals).toBeGreaterThanOrEqual(21);
  for (const detail of said.refused)
    expect(detail).toMatch(/^the disk (is full|does not answer as it should) \(SQLITE_/);
});
