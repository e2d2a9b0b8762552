/** After a server is killed and restarted, browsers reconnect by themselves and the game goes on. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { awaitedLater } from '@casefile/testkit/awaited-later';
import { isLong } from '@casefile/testkit/size';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, startProcess } from '../../../server/test/support/processes.ts';
import { quantile } from '../../../server/test/support/statistics.ts';
import { dist } from '../support/dist.ts';
import { isGameOver, play } from '../support/driver.ts';
import { quick, withBots } from '../support/online/company.ts';
import { comeIn, openFor, order } from '../support/online/seated.ts';
import { atTable, handOf, says } from '../support/opening.ts';
import { type TestServer, testServer } from '../support/test-server.ts';

const names = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn'].slice(0, isLong ? 6 : 2);
const kills = isLong ? 10 : 1;

const home = testServer();
const folder = mkdtempSync(join(tmpdir(), 'casefile-back-'));
let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess({ folder, web: dist });
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The test browsers, connected to the server that will be killed. */
const there = (): TestServer => ({
  ...home,
  origin: server.origin,
  guest: (options, context) => home.guest(options, { baseURL: server.origin, ...context }),
});

const lost = (page: Page) => page.getByText(says.en.people.lostTitle);
const logOf = (page: Page): Promise<string | null> => page.locator('.log').textContent();

/** Milliseconds until the page has lost the server and reconnected. */
async function isBack(page: Page): Promise<number> {
  const began = performance.now();
  await lost(page).waitFor();
  await lost(page).waitFor({ state: 'detached' });
  return performance.now() - began;
}

test(`R13 after each of ${kills} kill -9, ${names.length} browsers at a table reconnect by themselves and play on`, {
  timeout: isLong ? 1_800_000 : 240_000,
}, async () => {
  const at = there();
  const sessions = await openFor(at, names.length < 3 ? withBots : quick, names);
  const [host] = sessions;
  if (names.length < 3) await order(at, host!, { do: 'seat-bot', suspect: 'plum', bot: 'agnes' });
  const pages: Page[] = [];
  for (const session of sessions) pages.push((await comeIn(at, session)).guest.page);
  await order(at, host!, { do: 'start' });
  await Promise.all(pages.map(atTable));
  const hands = await Promise.all(pages.map(handOf));
  let isCalm = false;
  // Nobody accuses before the last kill, so that the game is still running.
  const until = async (page: Page): Promise<boolean> => isCalm || (await isGameOver(page));
  const playing = awaitedLater(
    Promise.all(pages.map((page) => play(page, { turns: Number.POSITIVE_INFINITY, until }))),
  );
  const times: number[] = [];
  for (let kill = 0; kill < kills; kill++) {
    const back = awaitedLater(Promise.all(pages.map(isBack)));
    await server.kill();
    const before = await Promise.all(pages.map(logOf));
    await server.start();
    times.push(...(await back));
    for (const [i, page] of pages.entries())
      await expect.poll(() => logOf(page), { timeout: 60_000 }).not.toBe(before[i]);
  }
  isCalm = true;
  await playing;
  expect(await Promise.all(pages.map(handOf))).toEqual(hands);
  if (!isLong) return;
  await Promise.all(pages.map((page) => play(page, { turns: 0 })));
  const [p50, p99] = [0.5, 0.99].map((part) => Math.round(quantile(times, part)));
  console.log(`R13 ${times.length} times back in a browser after p50 ${p50}, p99 ${p99} ms`);
});
