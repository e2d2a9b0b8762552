/** After one visit the app works without a network. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { serve } from '../../../server/test/support/serving.ts';
import { dist } from '../support/dist.ts';
import { play } from '../support/driver.ts';
import { atTable, handOf, openSolo, says, wordsOf } from '../support/opening.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();

/** Resolves when the service worker has cached everything and controls the page. */
async function isKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
}

test('U36 a new version announces itself and replaces the old one completely', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'casefile-web-'));
  cpSync(dist, folder, { recursive: true });
  const serving = await serve({ web: folder });
  const guest = await home.guest({ isInstalled: true }, { baseURL: serving.origin });
  const { page } = guest;
  try {
    await page.goto('/');
    await isKept(page);
    const versions = (): Promise<string[]> =>
      page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('casefile ')));
    const [before] = await versions();
    const worker = join(folder, 'sw.js');
    writeFileSync(worker, readFileSync(worker, 'utf8').replace(before!.split(' ')[1]!, 'anothernew01'));
    const first = join(folder, 'index.html');
    writeFileSync(first, readFileSync(first, 'utf8').replace('<body>', '<body data-version="2">'));
    // The precache still holds the old version.
    for (const file of [worker, first])
      for (const kind of ['.gz', '.br']) rmSync(file + kind, { force: true });
    // Online, the page itself is the newest if it arrives in time; its service worker waits for a confirmation.
    const version = async (): Promise<string | null> => {
      await page.reload();
      return page.locator('body').getAttribute('data-version');
    };
    await expect.poll(version).toBe('2');
    await page.getByText(says.en.app.newer).waitFor();
    await page.getByRole('button', { name: says.en.app.load }).click();
    await expect.poll(versions).toEqual(['casefile anothernew01']);
    await page.getByRole('button', { name: says.en.landing.playNow }).waitFor();
    expect(await page.getByText(says.en.app.newer).count()).toBe(0);
  } finally {
    await guest.context.close();
    await serving.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('U36 after one visit everything works offline, including screens never opened before', async () => {
  const guest = await home.guest({ isInstalled: true, seed: 5 });
  const { page, context } = guest;
  await page.goto('/');
  await isKept(page);
  await context.setOffline(true);
  await home.serving.stop();
  await page.goto('/');
  await page.getByRole('button', { name: says.en.landing.playNow }).waitFor();
  await openSolo(guest, 'asterix');
  await play(page, { turns: 9, until: async () => (await page.locator('.log-turn').count()) > 3 });
  const hand = await handOf(page);
  await page.reload();
  await atTable(page);
  expect(await handOf(page)).toEqual(hand);
  await page.goto('/rules/super-1991');
  await page.locator('.rules li[id]').first().waitFor();
  await page.goto('/games');
  await page.getByText(says.en.games.offline).waitFor();
  await page.goto('/t/abcdefgh');
  await page.getByText(says.en.door.playMeanwhile).waitFor();
  expect(await wordsOf(page)).toContain(says.en.online.problems.offline);
});
