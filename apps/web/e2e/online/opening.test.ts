/** Opening a table with friends and sitting down there: one table and one chair, however impatient the people. */
import { expect, test } from 'vitest';
import { quick } from '../support/online/company.ts';
import { choose, openTable, says } from '../support/opening.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();
const t = says.en;

test('while bots are still sitting down at a new table, a second press opens no second one', async () => {
  const { page } = await home.guest({ settings: { name: 'Ada' } });
  let letGo = (): void => {};
  const isHeld = new Promise<void>((resolve) => (letGo = resolve));
  let ordered = 0;
  await page.route('**/api/tables/*/commands', async (route) => {
    ordered++;
    await isHeld;
    await route.continue();
  });
  await choose(page, 'online', quick);
  await page.getByRole('button', { name: t.online.addBot }).click();
  const open = page.getByRole('button', { name: t.setUp.open });
  await open.click();
  await expect.poll(() => ordered).toBe(1);
  expect(await open.isDisabled()).toBe(true);
  letGo();
  await page.locator('.lobby').waitFor();
});

test('a double click takes one chair', async () => {
  const host = await home.guest({ settings: { name: 'Ada' } });
  const link = await openTable(host, quick);
  const { page } = await home.guest();
  let taken = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/seats')) taken++;
  });
  await page.goto(link);
  await page.getByLabel(t.setUp.name).fill('Ben');
  await page.getByRole('button', { name: t.online.sit }).dblclick();
  await page.locator('.lobby').waitFor();
  await expect.poll(() => host.page.locator('.lobby-name').count()).toBe(2);
  expect(taken).toBe(1);
});
