/** The board is moved with the mouse, and played with the keys all the same. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pointOn } from '../support/driver.ts';
import { says } from '../support/opening.ts';
import { beginSolo } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();

/** My first roll, with the board nearer than the whole of it. */
async function nearBoard(): Promise<Page> {
  const guest = await home.guest({ seed: 3 });
  const { page } = guest;
  await beginSolo(guest, 'clue-2002');
  await page.locator('.act [data-do="roll"]').click();
  await page.locator('.place.open').nth(1).waitFor();
  await page.getByRole('button', { name: says.en.table.zoomIn }).click();
  return page;
}

const viewOf = (page: Page): Promise<string | null> => page.locator('.board > svg').getAttribute('viewBox');

async function middleOf(page: Page): Promise<readonly [number, number]> {
  const { x, y, width, height } = (await page.locator('.board').boundingBox())!;
  return [x + width / 2, y + height / 2];
}

test('a drag chooses no place, and after it the keys still do', async () => {
  const page = await nearBoard();
  const points = await Promise.all((await page.$$('.place.open')).map(pointOn));
  const { x, y } = points.find((point) => point !== null)!;
  const before = await viewOf(page);
  // The board comes along, and the same place is under the mouse at the end.
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y + 20, { steps: 5 });
  await page.mouse.up();
  expect(await viewOf(page)).not.toBe(before);
  expect(await page.locator('.place.open').count()).toBeGreaterThan(1);
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  await page.locator('.place.open').first().waitFor({ state: 'detached' });
});

test('the board does not follow a mouse whose release a menu has kept to itself', async () => {
  const page = await nearBoard();
  const [x, y] = await middleOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y + 20, { steps: 3 });
  await page.evaluate(() => {
    addEventListener('pointerup', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  });
  await page.mouse.up();
  const released = await viewOf(page);
  await page.mouse.move(x - 40, y - 60, { steps: 3 });
  expect(await viewOf(page)).toBe(released);
});
