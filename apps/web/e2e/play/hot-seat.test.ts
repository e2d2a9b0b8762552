/** Several people on one device. */
import { expect, test } from 'vitest';
import { atTable, choose, handOf, minSeats, says } from '../support/opening.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();

test('U34 between two players the screen shows nobody’s hand', async () => {
  const guest = await home.guest({ seed: 3 });
  const { page } = guest;
  await choose(page, 'hot-seat', 'speed');
  await minSeats(guest, 'agnes');
  const names = page.locator('.set-fields input');
  for (const [i, name] of ['Ada', 'Ben', 'Cleo'].entries())
    if (i < (await names.count())) await names.nth(i).fill(name);
  await page.getByRole('button', { name: says.en.setUp.begin }).click();
  await atTable(page);
  const over = page.locator('dialog.hand-over[open]');
  await over.waitFor();
  expect(await handOf(page)).toEqual([]);
  const button = over.getByRole('button');
  // A tap is not enough.
  await button.click({ delay: 20 });
  await page.waitForTimeout(100);
  expect(await over.isVisible()).toBe(true);
  await button.hover();
  await page.mouse.down();
  await over.waitFor({ state: 'detached' });
  await page.mouse.up();
  await expect.poll(async () => (await handOf(page)).length).toBeGreaterThan(2);
  const first = await handOf(page);
  // Switching tabs hides it again.
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await expect.poll(() => handOf(page)).toEqual([]);
  const left = await page.evaluate((cards) => {
    const pane = document.querySelector('.hand')?.outerHTML ?? '';
    const log = document.querySelector('.log')?.textContent ?? '';
    return cards.filter((card) => pane.includes(card) || log.includes(card));
  }, first);
  expect(left).toEqual([]);
});
