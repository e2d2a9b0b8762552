/** The coach at a running table. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { words as coach } from '../../src/table/coach/words-en.ts';
import { violations } from '../support/axe.ts';
import { withBots } from '../support/online/company.ts';
import { addBot, atTable, openTable, says } from '../support/opening.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();
/** Resolves when the prefetch, which includes the coach, is complete. */
const aheadMs = 2500;
const storedCoach = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.keys(localStorage).flatMap((key) =>
      key.includes('.coach.') ? [localStorage[key] as string] : [],
    ),
  );

test('U66 the coach answers when asked, its use is recorded, and a table says whether it has one', async () => {
  const guest = await home.guest({ seed: 3 });
  const { page } = guest;
  await page.goto('/');
  await page.getByRole('button', { name: says.en.landing.playNow }).click();
  await atTable(page);
  await page.getByRole('button', { name: coach.ask }).click();
  await page.locator('.coach [data-tip="roll"]').waitFor();
  expect(await page.locator('.coach').innerText()).toMatch(/\d+ ?% .*\d bits/s);
  await expect.poll(() => storedCoach(page)).toEqual([expect.stringContaining('"seat":')]);
  expect(await violations(page)).toEqual([]);
  await openTable(guest, withBots, { [says.en.terms.coach]: 'yes' });
  expect(await page.locator('.lobby').innerText()).toContain(says.en.terms.coaches.yes);
  // Online the coach is available only where the table allows it.
  for (const isAllowed of [true, false]) {
    if (!isAllowed) await openTable(guest, withBots);
    for (const bot of ['agnes', 'basil']) await addBot(guest, bot);
    await page.getByRole('button', { name: says.en.setUp.begin }).click();
    await atTable(page);
    await page.locator('.table-screen[data-mine="true"]').waitFor();
    const ask = page.getByRole('button', { name: coach.ask });
    if (isAllowed) {
      // A card shown at that moment lies over it.
      const seen = page.locator('dialog[open] .primary');
      await ask.waitFor({ state: 'attached' });
      while ((await seen.count()) > 0) await seen.first().click();
      await ask.click();
      await page.locator('.coach [data-tip]').first().waitFor();
    } else {
      await page.waitForTimeout(aheadMs);
      expect(await ask.count()).toBe(0);
    }
  }
});
