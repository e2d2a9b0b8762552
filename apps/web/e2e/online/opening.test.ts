/** Opening a table with friends: one table, however impatient the host. */
import { expect, test } from 'vitest';
import { quick } from '../support/online/company.ts';
import { choose, says } from '../support/opening.ts';
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
