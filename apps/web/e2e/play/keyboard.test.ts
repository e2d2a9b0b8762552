/** By keyboard: where the focus goes when what was pressed is gone, how far Tab has to go, and that the focus is in sight. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atTable, says } from '../support/opening.ts';
import { beginSolo, goOn, mayDo, momentsOf, momentWhere, suggesting } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();

/** Whether the focus is there. */
const isAt = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

test('U24 who starts a game by keys has the focus on the first thing to do', async () => {
  const { page } = await home.guest();
  await page.goto('/');
  await page.getByRole('button', { name: says.en.landing.playNow }).press('Enter');
  await atTable(page);
  await expect.poll(() => isAt(page, '.act .primary')).toBe(true);
  // And again who comes back from the past.
  await page.keyboard.press('Enter');
  await page.locator('.log li', { hasText: 'You roll' }).waitFor({ state: 'attached' });
  await page.locator('.to-past').press('Enter');
  await expect.poll(() => isAt(page, '[data-now]')).toBe(true);
  await page.keyboard.press('Enter');
  await page.locator('[data-now]').waitFor({ state: 'detached' });
  await expect.poll(() => isAt(page, '.act *')).toBe(true);
});

test('U24 a place chosen on the board that ends the turn is confirmed with the next press', async () => {
  const { page } = await home.guest();
  const [found] = [...momentsOf({ edition: 'clue-2015', seed: 1 })].filter(({ scene }) =>
    scene.ways.some(({ isLast, to }) => isLast && typeof to !== 'string'),
  );
  const { to } = found!.scene.ways.find((way) => way.isLast && typeof way.to !== 'string')!;
  await goOn(page, found!.saved);
  // Once it is lit.
  await page.locator(`.board .open[data-place="${to}"]`).press('Enter');
  await expect.poll(() => isAt(page, '.confirm-move .primary')).toBe(true);
  await page.keyboard.press('Escape');
  await page.locator('.confirm-move').waitFor({ state: 'detached' });
  await expect.poll(() => isAt(page, '.act *')).toBe(true);
});

test('U24 however long the log is, Tab stops at one of its lines, and at what that line can show again', async () => {
  const { page } = await home.guest();
  await goOn(page, suggesting());
  const stops = (): Promise<number> =>
    page
      .locator('.log :is(li, .again)')
      .evaluateAll((all) => all.filter((each) => (each as HTMLElement).tabIndex >= 0).length);
  expect(await page.locator('.log .again').count()).toBeGreaterThan(5);
  expect(await stops()).toBeLessThanOrEqual(2);
  const line = page.locator('.log li:has(.again)').first();
  await line.focus();
  await expect.poll(() => line.locator('.again').getAttribute('tabindex')).toBe('0');
  await page.keyboard.press('Tab');
  expect(await line.locator('.again').evaluate((button) => button === document.activeElement)).toBe(true);
  await expect.poll(stops).toBe(2);
  // Whoever comes back later comes to the last line.
  await page.keyboard.press('b');
  await page.keyboard.press('l');
  await expect.poll(() => isAt(page, '.log li:last-child')).toBe(true);
});

test('U24 several cards may be chosen: Tab leads to each of them', async () => {
  const { page } = await home.guest();
  await goOn(
    page,
    momentWhere({ edition: 'card-2018', seed: 1 }, (scene) => mayDo(scene, 'ask')),
  );
  await page.keyboard.press('s');
  const tiles = page.locator('.picker .thumb');
  await expect.poll(() => isAt(page, '.picker .thumb')).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await tiles.nth(2).evaluate((tile) => tile === document.activeElement)).toBe(true);
  // And is told how many.
  await page.getByRole('group', { name: 'Which two cards?' }).waitFor();
});

test('U24 a tile that gets the focus does not lie under the warning of cards that one holds', async () => {
  const guest = await home.guest({ seed: 5 });
  const { page } = guest;
  await beginSolo(guest, 'speed');
  await page.keyboard.press('a');
  const choices = page.locator('.picker .choice');
  await expect.poll(() => choices.count()).toBe(3);
  for (const key of ['suspect', 'weapon'])
    await page.locator(`.choice[data-key="${key}"] .thumb[data-known="mine"]`).first().click();
  await page.locator('.picker .elsewhere').waitFor();
  // As Tab leaves it: the weapons in sight, the rooms below.
  await page.locator('.choice[data-key="weapon"] .thumb').first().focus();
  for (let tile = 0; tile < 9; tile++) {
    await page.keyboard.press(tile === 0 ? 'Tab' : 'ArrowRight');
    const { below, name } = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      const foot = focused.closest('.picker')!.querySelector('.sticky')!.getBoundingClientRect();
      return { below: focused.getBoundingClientRect().bottom - foot.top, name: focused.innerText };
    });
    expect(below, name).toBeLessThanOrEqual(1);
  }
});
