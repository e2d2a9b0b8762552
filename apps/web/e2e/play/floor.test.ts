/** Expensive drawings are made once: the house, the notebook and unchanged parts. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { play } from '../support/driver.ts';
import { phone } from '../support/guest.ts';
import { says } from '../support/opening.ts';
import { beginSolo } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();

/** The pictures that the floor is made of. */
const hrefs = (page: Page): Promise<string[]> =>
  page.locator('.board image').evaluateAll((all) => all.map((each) => each.getAttribute('href')!));

const layers = 5;
const whole = (page: Page): Promise<void> =>
  page
    .locator('.board image')
    .nth(layers - 1)
    .waitFor({ state: 'attached' });

test('the floor is not redrawn during a game, and on a phone the board keeps its size', async () => {
  const guest = await home.guest({ seed: 3 }, { viewport: phone });
  const { page } = guest;
  await beginSolo(guest, 'clue-2002');
  await whole(page);
  await page.evaluate(() => {
    const changes: string[] = [];
    const sizes = new Set<string>();
    Object.assign(globalThis, { changes, sizes });
    new ResizeObserver(([entry]) => {
      sizes.add(`${entry!.contentRect.width} × ${entry!.contentRect.height}`);
    }).observe(document.querySelector('.board')!);
    new MutationObserver((list) => changes.push(...list.map(({ type }) => type))).observe(
      document.querySelector('.board image')!.parentElement!,
      { subtree: true, childList: true, attributes: true },
    );
  });
  const before = await hrefs(page);
  await play(page, { turns: 2, until: async () => (await page.locator('.log-turn').count()) > 4 });
  expect(await page.evaluate(() => (globalThis as unknown as { changes: string[] }).changes)).toEqual([]);
  expect(
    await page.evaluate(() => [...(globalThis as unknown as { sizes: Set<string> }).sizes]),
  ).toHaveLength(1);
  expect(await hrefs(page)).toEqual(before);
  expect(guest.complaints).toEqual([]);
});

test('U08 U24 a card shown to me takes the keyboard focus until it is closed, then restores it', async () => {
  const guest = await home.guest({ seed: 3 });
  const { page } = guest;
  const card = page.locator('dialog.learned[data-what="shown"]');
  const focused = (): Promise<string> =>
    page.evaluate(() => document.activeElement!.closest('dialog, .act')?.className ?? '');
  await beginSolo(guest, 'clue-2002');
  await play(page, { turns: 9, until: async () => (await card.count()) > 0 });
  await expect.poll(focused).toBe('learned');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('learned');
  await page.mouse.click(3, 300);
  expect(await focused()).toBe('learned');
  // A press right after it appears is ignored: it was meant for what was there before.
  await page.waitForTimeout(350);
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  await expect.poll(focused).toBe('act');
});

test('the floor follows the theme', async () => {
  const guest = await home.guest({ settings: { theme: 'plan' } });
  const { page } = guest;
  await beginSolo(guest, 'clue-2002');
  await whole(page);
  const colours = (): Promise<string[]> =>
    page.evaluate(() => {
      // The picture's address may not be fetched, so it is compared by a screenshot.
      const canvas = document.createElement('canvas');
      const pen = canvas.getContext('2d')!;
      return Promise.all(
        [...document.querySelectorAll('.board image')].map(async (each) => {
          const picture = new Image();
          picture.src = each.getAttribute('href')!;
          await picture.decode();
          pen.clearRect(0, 0, 300, 150);
          pen.drawImage(picture, 0, 0, 300, 150);
          return canvas.toDataURL();
        }),
      );
    });
  const light = await colours();
  expect(new Set(light).size).toBe(layers);
  const before = await hrefs(page);
  await page.getByRole('button', { name: says.en.app.settings, exact: true }).click();
  await page.getByLabel(says.en.settings.theme).selectOption('lamplight');
  await expect.poll(async () => (await hrefs(page)).some((href) => before.includes(href))).toBe(false);
  const dark = await colours();
  for (const [i, layer] of dark.entries()) expect(layer).not.toBe(light[i]);
});

test('pressing a place lights it and its path without redrawing others', async () => {
  const guest = await home.guest({ seed: 3 });
  const { page } = guest;
  await beginSolo(guest, 'clue-2002');
  await page.locator('.act [data-do="roll"]').click();
  await page.locator('.place.open').nth(1).waitFor();
  const place = page.locator('.place.open').first();
  const at = await place.getAttribute('data-place');
  // Labels of all squares are set once their words have loaded.
  await expect.poll(() => place.getAttribute('aria-label')).toMatch(/ from /);
  await page.evaluate(() => {
    const touched = new Set<string | null>();
    Object.assign(globalThis, { touched });
    new MutationObserver((list) => {
      for (const { target } of list) touched.add((target as Element).getAttribute('data-place'));
    }).observe(document.querySelector('.board [role="grid"]')!, {
      subtree: true,
      childList: true,
      attributes: true,
    });
  });
  await place.hover();
  await page.locator('.board-path').waitFor();
  expect(await place.getAttribute('data-pointed')).toBe('');
  expect(await page.evaluate(() => [...(globalThis as unknown as { touched: Set<string> }).touched])).toEqual(
    [at],
  );
  await page.locator('.status').hover();
  await page.locator('.board-path').waitFor({ state: 'detached' });
  expect(await place.getAttribute('data-pointed')).toBeNull();
});
