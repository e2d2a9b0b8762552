/** Editions are recognisable at first sight; games without a board show people round a table. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { editionIds } from '../../src/editions/edition-meta.ts';
import { phone } from '../support/guest.ts';
import { says } from '../support/opening.ts';
import { goOn, momentsOf } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();

/** Side of the compared picture in pixels: small enough that only the overall impression is left. */
const side = 12;

/** The picker's picture of every edition as rows of RGB values. */
const glances = (page: Page): Promise<Record<string, number[]>> =>
  page.evaluate(async (size) => {
    const found: Record<string, number[]> = {};
    for (const card of document.querySelectorAll('.edition')) {
      const picture = new Image();
      picture.src = card.querySelector('.board-thumb image')!.getAttribute('href')!;
      await picture.decode();
      const canvas = document.createElement('canvas');
      const pen = canvas.getContext('2d')!;
      pen.drawImage(picture, 0, 0, size, size);
      const id = card.querySelector('input')!.value;
      found[id] = [...pen.getImageData(0, 0, size, size).data].filter((_, i) => i % 4 !== 3);
    }
    return found;
  }, side);

/** The mean of a list. */
const mean = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / values.length;
/** The mean difference of two pictures, from 0 to 255. */
const apart = (one: readonly number[], other: readonly number[]): number =>
  mean(one.map((value, i) => Math.abs(value - other[i]!)));
const grey = (picture: readonly number[]): number[] =>
  Array.from({ length: picture.length / 3 }, (_, i) => mean(picture.slice(3 * i, 3 * i + 3)));

test('U74 no two editions look alike in light, dark or grey; the picker works by keyboard, and nothing covers it on a phone', async () => {
  const guest = await home.guest({ settings: { theme: 'plan' } });
  const { page } = guest;
  const t = says.en.setUp;
  const allDrawn = async (): Promise<void> => {
    for (const id of editionIds)
      await page.locator('.edition', { has: page.locator(`[value="${id}"]`) }).scrollIntoViewIfNeeded();
    await expect
      .poll(() => page.locator('.edition .board-thumb svg[data-ready]').count(), { timeout: 30_000 })
      .toBe(editionIds.length);
  };
  await page.goto('/new/solo');
  await page
    .locator('.edition')
    .nth(editionIds.length - 1)
    .waitFor();
  await allDrawn();
  const compare = async (light: string): Promise<void> => {
    const seen = Object.entries(await glances(page));
    for (const [i, [id, picture]] of seen.entries())
      for (const [other, another] of seen.slice(i + 1)) {
        expect(apart(picture, another), `${light}: ${id} and ${other}`).toBeGreaterThan(18);
        expect(apart(grey(picture), grey(another)), `${light}, grey: ${id} and ${other}`).toBeGreaterThan(9);
      }
  };
  await compare('day');
  expect(await page.locator('.edition-tags b').allInnerTexts()).toEqual(
    expect.arrayContaining([t.tags.easiest, t.tags.quickest, t.forMany(10)]),
  );
  const before = await page.locator('.edition image').first().getAttribute('href');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'lamplight'));
  await page.getByRole('button', { name: says.en.app.settings, exact: true }).click();
  await page.getByLabel(says.en.settings.theme).selectOption('lamplight');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.edition image').first().getAttribute('href')).not.toBe(before);
  await compare('night');
  await page.setViewportSize(phone);
  await page.getByRole('radio').nth(1).focus();
  for (let i = 2; i < editionIds.length; i++) {
    await page.keyboard.press('ArrowRight');
    const chosen = page.locator('.edition[data-chosen="true"]');
    expect(await chosen.locator('input').inputValue()).toBe(editionIds[i]);
    const picture = chosen.locator('.board-thumb');
    // Visible, and not covered by the sticky button.
    await expect
      .poll(() =>
        picture.evaluate((element) => {
          const { left, right, top, height } = element.getBoundingClientRect();
          const [x, y] = [(left + right) / 2, top + height / 2];
          const met = document.elementFromPoint(x, y);
          return x > 0 && x < innerWidth && met?.closest('.edition') === element.closest('.edition');
        }),
      )
      .toBe(true);
  }
  expect(guest.complaints).toEqual([]);
});

test.each([
  ['card-2018', 2],
  ['speed', 6],
] as const)(
  'U74 %s shows a table with %i people round it, none of them over the cards',
  async (edition, seats) => {
    const { page } = await home.guest({}, { viewport: phone, hasTouch: true, isMobile: true });
    const wanted = [...momentsOf({ edition, seed: 4, seats })].find(
      ({ scene }) => scene.view.history.length > 0,
    )!;
    await goOn(page, wanted.saved);
    await page.locator('.held > .card svg *').first().waitFor({ state: 'attached' });
    for (const viewport of [phone, { width: 1280, height: 800 }]) {
      await page.setViewportSize(viewport);
      const wrong = await page.evaluate(() => {
        const box = (element: Element) => element.getBoundingClientRect();
        const table = box(document.querySelector('.card-table')!);
        const cards = [...document.querySelectorAll('.felt .cards .card')].map(box);
        const sitters = [...document.querySelectorAll('.sitter-face')].map(box);
        const meet = (a: DOMRect, b: DOMRect): boolean =>
          a.left < b.right - 6 && b.left < a.right - 6 && a.top < b.bottom - 6 && b.top < a.bottom - 6;
        const isInside = (each: DOMRect): boolean =>
          each.left >= table.left - 1 &&
          each.right <= table.right + 1 &&
          each.top >= table.top - 1 &&
          each.bottom <= table.bottom + 1;
        return {
          sitters: sitters.length,
          cards: cards.length,
          outside: [...sitters, ...cards].filter((each) => !isInside(each)).length,
          covered: cards.filter((card) => sitters.some((face) => meet(face, card))).length,
          backs: document.querySelectorAll('.held > .card svg *').length,
        };
      });
      expect(wrong).toMatchObject({ sitters: seats, outside: 0, covered: 0 });
      expect(wrong.cards).toBeGreaterThanOrEqual(2);
      expect(wrong.backs).toBeGreaterThan(0);
    }
  },
);
