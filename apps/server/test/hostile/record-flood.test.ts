/** A client that posts endless records slows down only itself; the others play on (R37). */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { editionById } from '@casefile/editions';
import { defaultOptions } from '@casefile/engine/options';
import { maxPostedBytes } from '@casefile/protocol';
import { makeRecordText } from '@casefile/protocol/record';
import { awaitedLater } from '@casefile/testkit/awaited-later';
import { Forger } from '@casefile/testkit/records/forger';
import { atRandom, playOut } from '@casefile/testkit/records/play-out';
import { writeDown } from '@casefile/testkit/records/scribe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultLimits } from '../../src/ops/settings.ts';
import { call } from '../support/player.ts';
import { type ServerProcess, startProcess } from '../support/processes.ts';
import { roomyLimits, type Serving, serve } from '../support/serving.ts';
import { copyTable } from '../support/templates.ts';

let serving: Serving;
beforeAll(async () => {
  serving = await serve({ limits: { ...roomyLimits, records: defaultLimits.records } });
});
afterAll(() => serving.stop());

test('R37 accepts few of a hundred posted records, tells the others to wait, and delays nobody else', async () => {
  const { origin, store } = serving;
  const { table } = await copyTable(store, 'over');
  const record = await (await fetch(`${origin}/api/tables/${table}/record`)).text();
  // Large, and wrong only at its end, so that everything before has to be checked.
  const large = record.replace(
    /"log":\[/,
    (found) => `${found}${'{"n":0,"at":0,"is":"muted","muted":true},'.repeat(5000)}`,
  );
  const statuses: number[] = [];
  let isOver = false;
  const flood = awaitedLater(
    Promise.all(
      Array.from({ length: 100 }, async () => {
        statuses.push((await call(origin, 'POST', '/api/records', large)).status);
      }),
    ).finally(() => {
      isOver = true;
    }),
  );
  const waits: number[] = [];
  while (!isOver) {
    const began = performance.now();
    await call(origin, 'GET', `/api/tables/${table}`);
    waits.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await flood;
  expect(statuses.every((status) => status === 400 || status === 429)).toBe(true);
  expect(statuses.filter((status) => status === 400).length).toBeLessThan(20);
  // It was more than two seconds when records were checked on the main thread.
  expect(waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)]).toBeLessThan(1000);
});

test('R37 fifty concurrent requests for the record of one game get the same bytes', async () => {
  const { origin, store } = serving;
  const { table } = await copyTable(store, 'over');
  const wants = async (): Promise<string> => (await fetch(`${origin}/api/tables/${table}/record`)).text();
  const first = await wants();
  const others = await Promise.all(Array.from({ length: 50 }, wants));
  expect(new Set([first, ...others]).size).toBe(1);
});

test('R37 refuses input that takes too much memory, and still checks the record that waits behind it', async () => {
  const { origin, store } = serving;
  const { table } = await copyTable(store, 'over');
  const record = await (await fetch(`${origin}/api/tables/${table}/record`)).text();
  const check = (text: string) => call(origin, 'POST', '/api/records', text);
  const [greedy, good] = await Promise.all([check(`[${'[],'.repeat(450_000)}0]`), check(record)]);
  expect([greedy.status, greedy.body.error]).toEqual([413, 'too-large']);
  expect(good.status).toBe(200);
  expect(good.body.record).toEqual(JSON.parse(record));
});

/** The growth of memory in megabytes. */
async function costOf(server: ServerProcess, does: () => Promise<void>): Promise<number> {
  const before = server.megabytes();
  let most = before;
  const looking = setInterval(() => {
    most = Math.max(most, server.megabytes());
  }, 10);
  await does().finally(() => clearInterval(looking));
  return Math.round(most - before);
}

test('R37 checking the largest records, and other input of that size, takes less than 50 MB including the thread', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'casefile-heavy-'));
  const server = await startProcess({ folder, limits: 'default' });
  const check = (text: string) => call(server.origin, 'POST', '/api/records', text);
  const record = largestRecord();
  expect(Buffer.byteLength(record)).toBeGreaterThan(0.9 * maxPostedBytes);
  // One-time loading does not count; the server has started the record thread once by itself.
  for (let i = 0; i < 50; i++) await (await fetch(`${server.origin}/api/openapi.json`)).arrayBuffer();
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const cost = await costOf(server, async () => {
    for (const none of [`[${'1,'.repeat(700_000)}1]`, `{"log":[${'{"n":0},'.repeat(190_000)}0]}`, '[[]'])
      expect((await check(none)).status).toBeOneOf([400, 413]);
    for (const { status, body } of await Promise.all([check(record), check(record)]))
      expect([status, body.verified]).toEqual([200, true]);
    expect((await check(`[${'[],'.repeat(450_000)}0]`)).status).toBe(413);
  });
  console.log(`R37 records: ${cost} MB`);
  // NaN where the system does not tell.
  expect(cost).not.toBeGreaterThan(50);
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The record of a game with the most chat, and more; one wide character doubles the memory of a whole text. */
function largestRecord(): string {
  const edition = editionById('speed')!;
  const options = defaultOptions(edition);
  const setting = { edition, options, suspects: edition.cards(options).suspects.slice(0, 3) };
  const log = writeDown({ ...setting, seed: 37 }, (seed) => playOut(setting, seed, atRandom(37, 30)));
  const forger = new Forger(log, edition);
  const { sitter } = forger.find('sat');
  const person = sitter.kind === 'person' ? sitter.person : '';
  const wrote = { is: 'wrote', person, text: `${'x'.repeat(320)}字` } as const;
  forger.insert(forger.at('started') + 1, ...Array(3600).fill(wrote));
  return makeRecordText(forger.record());
}
