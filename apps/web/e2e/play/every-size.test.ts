/** Names, tools and tables on the smallest phones, phones on their side, and tablets. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone, tablet } from '../support/guest.ts';
import { choose, says } from '../support/opening.ts';
import { goOn, mayDo, momentWhere } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();
const touched = { hasTouch: true, isMobile: true };
const smallPhone = { width: 320, height: 568 };
const onItsSide = { width: 667, height: 375 };
const smallOnItsSide = { width: 568, height: 320 };
const tabletOnItsSide = { width: 1024, height: 768 };
const lowDesk = { width: 1280, height: 720 };

const sizeOf = ({ width, height }: { width: number; height: number }): string => `${width} × ${height}`;

/** Names that are cut off, and words that are broken. */
const unreadable = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((names) =>
    names.flatMap((name) => {
      const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
      const bad: string[] = [];
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        if (text.parentElement!.closest('svg') !== null) continue;
        if (getComputedStyle(text.parentElement!).clipPath !== 'none') continue;
        for (const { 0: word, index } of text.textContent!.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
          const { left, right } = name.getBoundingClientRect();
          if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) bad.push(`${word}: broken`);
          if (lines.some((line) => line.right > right + 1 || line.left < left - 1)) bad.push(`${word}: cut`);
        }
      }
      return bad;
    }),
  );

test.each([
  ['clue-1986', 6, [smallPhone, onItsSide]],
  ['asterix', 6, [smallPhone, onItsSide]],
  ['secrets-2008', 6, [smallPhone, smallOnItsSide, tabletOnItsSide]],
  ['super-1991', 10, [smallPhone, phone, smallOnItsSide, onItsSide, tablet, tabletOnItsSide]],
] as const)('every name in the notebook of %s with %d players can be read', async (edition, seats, sizes) => {
  // Beside the names of some cards it says to whom they were shown.
  const saved = momentWhere({ edition, seed: 3, seats }, ({ view }) => view.showed.length > 1);
  const { page } = await home.guest({ lang: 'fr' }, { viewport: phone, ...touched });
  await goOn(page, saved);
  await page.evaluate(() => document.fonts.ready);
  for (const viewport of sizes) {
    await page.setViewportSize(viewport);
    const tab = page.locator('.tab[data-goal="notebook"]');
    if (await tab.isVisible()) await tab.click();
    await page.locator('.notebook .row-name').first().waitFor();
    await expect
      .poll(() => unreadable(page, '.notebook .row-name'), { message: sizeOf(viewport) })
      .toEqual([]);
    // None of its squares is pushed over an edge for it.
    const isTooWide = await page
      .locator('.notebook')
      .evaluate(
        (notebook) => notebook.closest('.pane')!.scrollWidth > notebook.closest('.pane')!.clientWidth,
      );
    expect(isTooWide, sizeOf(viewport)).toBe(false);
  }
});

test.each([
  ['asterix', 6],
  ['secrets-2008', 6],
  ['super-1991', 10],
] as const)(
  'every player’s name in %s can be read, and the table ends above the edge',
  async (edition, seats) => {
    const saved = momentWhere({ edition, seed: 3, seats }, ({ ways }) => ways.length > 6);
    const { page } = await home.guest({ lang: 'fr' }, { viewport: phone, ...touched });
    await goOn(page, saved);
    await page.evaluate(() => document.fonts.ready);
    for (const viewport of [phone, tablet, tabletOnItsSide, lowDesk]) {
      await page.setViewportSize(viewport);
      await expect
        .poll(() => unreadable(page, '.seats .seat-name'), { message: sizeOf(viewport) })
        .toEqual([]);
      const below = await page
        .locator('.stage, .sheet, .pane:not([hidden])')
        .evaluateAll((parts) =>
          parts.flatMap((part) =>
            part.getBoundingClientRect().bottom > innerHeight + 1 ? [part.className] : [],
          ),
        );
      expect(below, sizeOf(viewport)).toEqual([]);
    }
  },
);

test.each([
  ['clue-1986', 6],
  ['asterix', 6],
  ['super-1991', 10],
] as const)('every name in the forms of %s can be read on small phones', async (edition, seats) => {
  const saved = momentWhere({ edition, seed: 3, seats }, (scene) => mayDo(scene, 'accuse'));
  const { page } = await home.guest({ lang: 'fr' }, { viewport: phone, ...touched });
  await goOn(page, saved);
  await page.locator('.act [data-do="accuse"]').click();
  await page.locator('.picker .thumb').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  for (const viewport of [smallPhone, phone, smallOnItsSide, onItsSide]) {
    await page.setViewportSize(viewport);
    await expect.poll(() => unreadable(page, '.picker .thumb'), { message: sizeOf(viewport) }).toEqual([]);
  }
});

test('on a phone on its side the whole title of a suggestion is read, and three rows of names above its button', async () => {
  const saved = momentWhere(
    { edition: 'clue-1986', seed: 3, seats: 6 },
    (scene) =>
      mayDo(scene, 'suggest') && String(scene.view.pawns[scene.view.seats[0]!.suspect]) === 'billiard-room',
  );
  const { page } = await home.guest({ lang: 'fr' }, { viewport: smallOnItsSide, ...touched });
  await goOn(page, saved);
  const suggest = page.locator('.act [data-do="suggest"]');
  if (await suggest.isVisible()) await suggest.click();
  await page.locator('.picker .thumb').first().waitFor();
  for (const viewport of [smallOnItsSide, onItsSide]) {
    await page.setViewportSize(viewport);
    await expect.poll(() => unreadable(page, '.picker h2'), { message: sizeOf(viewport) }).toEqual([]);
    const covered = await page.locator('.picker').evaluate((picker) => {
      const edge = picker.querySelector('.primary')!.getBoundingClientRect().top;
      const names = [...picker.querySelectorAll('.thumb')];
      return names.filter((name) => name.getBoundingClientRect().bottom > edge + 1).length;
    });
    expect(covered, sizeOf(viewport)).toBe(0);
  }
});

test('U27 on a phone on its side the way home is as large as the tools, and a form cannot be pushed sideways', async () => {
  const saved = momentWhere(
    { edition: 'clue-2002', seed: 3, seats: 6 },
    (scene) => mayDo(scene, 'suggest') && scene.view.turnNumber > 6,
  );
  const { page } = await home.guest({}, { viewport: onItsSide, ...touched });
  await goOn(page, saved);
  const small = await page
    .locator('.table-head :is(.home, .tool)')
    .evaluateAll((tools) =>
      tools
        .map((tool) => tool.getBoundingClientRect())
        .flatMap(({ width, height }) =>
          Math.min(width, height) < 44 ? [`${Math.round(width)} × ${Math.round(height)}`] : [],
        ),
    );
  expect(small).toEqual([]);
  if (await page.locator('.act [data-do="suggest"]').isVisible())
    await page.locator('.act [data-do="suggest"]').click();
  await page.locator('.picker .primary').waitFor();
  const { scrollWidth, clientWidth } = await page
    .locator('.pane[data-pane="act"]')
    .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
  expect(scrollWidth).toBe(clientWidth);
});

test('under a finger no field has letters so small that a phone enlarges the page, nor do two quick taps', async () => {
  const saved = momentWhere({ edition: 'clue-2002', seed: 3, seats: 3 }, ({ view }) => view.turnNumber > 3);
  const { page } = await home.guest({}, { viewport: phone, ...touched });
  await goOn(page, saved);
  await page.locator('.tab[data-goal="notebook"]').click();
  await page.locator('.cell').nth(9).click();
  await page.locator('.cell-note').waitFor();
  const fields = page.locator(
    '.table-screen :is(select, textarea, input:not([type="checkbox"], [type="radio"]))',
  );
  const sizes = await fields.evaluateAll((all) =>
    all.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
  );
  expect(sizes.length).toBeGreaterThan(1);
  for (const size of sizes) expect(size).toBeGreaterThanOrEqual(16);
  const allowed = await page
    .locator('.cell')
    .first()
    .evaluate((cell) => {
      const found: string[] = [];
      for (let box: Element | null = cell; box !== null; box = box.parentElement)
        found.push(getComputedStyle(box).touchAction);
      return found;
    });
  expect(allowed).toContain('manipulation');
});

test('on a phone on its side four settings are seen at once, and both ways out of them', async () => {
  const saved = momentWhere({ edition: 'clue-2002', seed: 3, seats: 3 }, () => true);
  const { page } = await home.guest({ lang: 'fr' }, { viewport: smallOnItsSide, ...touched });
  await goOn(page, saved);
  await page.getByRole('button', { name: says.fr.app.settings, exact: true }).click();
  await page.locator('.settings-list .field').first().waitFor();
  const whole = await page.locator('.settings-list').evaluate((list) => {
    const { top, bottom } = list.getBoundingClientRect();
    return [...list.querySelectorAll('.field')].filter((field) => {
      const box = field.getBoundingClientRect();
      return box.top >= top - 1 && box.bottom <= bottom + 1;
    }).length;
  });
  expect(whole).toBeGreaterThanOrEqual(4);
  const ways = await page
    .locator('.settings-end :is(a, button)')
    .evaluateAll((all) => all.map((way) => way.getBoundingClientRect().bottom));
  expect(ways).toHaveLength(2);
  for (const bottom of ways) expect(bottom).toBeLessThanOrEqual(smallOnItsSide.height);
});

test('on a phone on its side the button that the next player holds is in sight', async () => {
  const { page } = await home.guest({ lang: 'fr' }, { viewport: smallOnItsSide, ...touched });
  await choose(page, 'hot-seat', 'clue-2002');
  await page.getByRole('button', { name: says.fr.setUp.begin }).click();
  await page.locator('.hand-over .hold').waitFor();
  for (const viewport of [smallOnItsSide, onItsSide]) {
    await page.setViewportSize(viewport);
    const isWhole = (): Promise<boolean> =>
      page.locator('.hand-over').evaluate((dialog) => {
        const { bottom } = dialog.querySelector('.hold')!.getBoundingClientRect();
        return bottom < dialog.getBoundingClientRect().bottom && bottom < innerHeight;
      });
    await expect.poll(isWhole, { message: sizeOf(viewport) }).toBe(true);
  }
});
