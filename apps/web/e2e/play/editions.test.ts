/** Whole games through the screen: by keyboard, by touch, with reloads and undo. */
import { isLong } from '@casefile/testkit/size';
import type { ElementHandle, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isGameOver, play } from '../support/driver.ts';
import { desktop, phone } from '../support/guest.ts';
import { atTable, handOf, says, statusOf } from '../support/opening.ts';
import { acknowledgeAll, beginSolo, goOn, momentsOf } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';
import { isPlainStep, watchUndo } from '../support/whole-games/undo.ts';
import { editions } from '../support/whole-games/whole-games.ts';

const home = testServer();

test.each(editions.slice(0, 6))('U22 a plain move in %s can be undone, once', async (edition) => {
  const { page } = await home.guest();
  const found = [...momentsOf({ edition, seed: 1 })].find(({ saved }) => isPlainStep(saved))!;
  await goOn(page, found.saved);
  const undo = watchUndo(edition);
  await undo.look(page);
  expect([...undo.seen.values()]).toEqual([true]);
  await undo.look(page);
  expect([...undo.seen.values()]).toContain(false);
});

test.each(isLong ? editions : ['secrets-2008'])(
  'U04 a reload in any phase of %s returns to that phase',
  async (edition) => {
    const guest = await home.guest({ seed: 11 });
    const { page } = guest;
    await beginSolo(guest, edition);
    const seen = new Set<string>();
    await play(page, {
      turns: 2,
      until: async () =>
        (await isGameOver(page)) || (await page.locator('.log-turn').count()) > 9 || seen.size > 5,
      async look() {
        if (await page.locator('dialog[open], .picker').count()) return;
        const status = await statusOf(page);
        const { yourTurn, youAnswer } = says.en.table;
        if (![yourTurn, youAnswer].some((call) => status.includes(call)) || seen.has(status)) return;
        seen.add(status);
        const hand = await handOf(page);
        await page.reload();
        await atTable(page);
        await expect.poll(() => statusOf(page)).toBe(status);
        expect(await handOf(page)).toEqual(hand);
      },
    });
    expect(seen.size).toBeGreaterThan(1);
  },
);

/** Tab until it has the focus, then Enter; inside a group of choices or the board the arrows lead on. */
async function byKeys(page: Page, control: ElementHandle<Element>): Promise<void> {
  for (let pressed = 0; pressed < 100; pressed++) {
    const key = await control.evaluate((element) => {
      const active = document.activeElement;
      const modal = [...document.querySelectorAll('dialog[open]')].at(-1);
      // A bot may have moved meanwhile, or a card is being shown: the target can no longer be reached.
      if (!element.isConnected || modal?.contains(element) === false) return null;
      // Any lit place will do: arrows lead to the nearest one.
      if (active === element || active?.matches('.place.open')) return 'Enter';
      // A group of choices is one Tab stop; arrows move inside it.
      if (element.closest('[role="radiogroup"]')?.contains(active)) return 'ArrowRight';
      return 'Tab';
    });
    if (key === null) throw new Error('The control is gone.');
    if (key === 'Enter')
      expect(await page.evaluate(() => document.activeElement?.matches(':focus-visible'))).toBe(true);
    await page.keyboard.press(key);
    if (key === 'Enter') return;
  }
  throw new Error(`No key leads to ${await control.evaluate((element) => element.outerHTML.slice(0, 200))}`);
}

/** The board is one Tab stop; arrows move inside it. */
async function walkOnBoard(page: Page): Promise<void> {
  const at = (): Promise<string | null> =>
    page.evaluate(() => document.activeElement!.getAttribute('data-place'));
  await page.keyboard.press('b');
  await expect.poll(at).not.toBeNull();
  const first = await at();
  await page.keyboard.press('ArrowDown');
  await expect.poll(at).not.toBe(first);
  expect(await at()).not.toBeNull();
  await page.keyboard.press('Tab');
  expect(await at()).toBeNull();
}

// Cards are shown at many moments of this one, and some moves are confirmed.
test.each(isLong ? editions : ['clue-2015'])('U24 a whole game of %s by keyboard alone', async (edition) => {
  const guest = await home.guest({ seed: 4 });
  const { page } = guest;
  await beginSolo(guest, edition);
  // Of some decks cards lie face up from the start.
  await acknowledgeAll(page);
  await page.keyboard.press('?');
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  if ((await page.locator('.board').count()) > 0) await walkOnBoard(page);
  let before = '';
  await play(page, {
    turns: 2,
    async press(_, control) {
      // What was pressed last may be gone: the focus is on what there is to do now.
      await expect
        .poll(() => page.evaluate('document.activeElement !== document.body'), { message: before })
        .toBe(true);
      before = `after ${await control.textContent()}`;
      await byKeys(page, control);
    },
  });
  await page.locator('.paper').waitFor();
});

test('U28 a whole game by touch alone, on a phone', async () => {
  const guest = await home.guest({ seed: 6 }, { viewport: phone, hasTouch: true, isMobile: true });
  const { page } = guest;
  await beginSolo(guest, 'asterix');
  await play(page, {
    turns: 2,
    from: 'list',
    press: (_, control) => control.tap({ timeout: 10_000 }),
  });
  await page.locator('.paper').waitFor();
});

test('U21 neither a double click nor a held key accuses', async () => {
  const guest = await home.guest({ seed: 8 }, { viewport: desktop });
  const { page } = guest;
  await beginSolo(guest, 'clue-2002');
  await page.locator('.act [data-do="accuse"]').click();
  // Both presses arrive one after the other.
  const choices = page.locator('.picker .choice');
  await expect.poll(() => choices.count()).toBe(3);
  for (const choice of await choices.all()) await choice.locator('.thumb').first().click();
  await page.locator('.picker .primary').dblclick();
  await page.keyboard.down('Enter');
  for (let held = 0; held < 20; held++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  expect(await page.locator('.log').innerText()).not.toContain('accuse');
  const last = page.locator('dialog.last-word');
  if (!(await last.isVisible())) await page.locator('.picker .primary').click();
  await last.waitFor();
  expect(await last.locator('[role="img"]').count()).toBe(3);
  expect(await last.innerText()).toContain(says.en.accuse.stakes.out);
});

test('U07 when I must show a card, mine are marked, none is preselected, and a stray press shows none', async () => {
  const guest = await home.guest({ seed: 14 });
  const { page } = guest;
  await beginSolo(guest, 'speed');
  const show = page.locator('.act .show');
  await play(page, {
    turns: 99,
    until: async () => (await show.locator('.card-button:enabled').count()) > 1,
  });
  expect(await show.locator('.card-button').count()).toBe(3);
  const held = await show.locator('.card-button:enabled').count();
  expect(await show.getByText(says.en.table.youHold).count()).toBe(held);
  expect(await show.locator('[aria-checked="true"]').count()).toBe(0);
  const shown = (): Promise<number> => page.locator('.log li', { hasText: 'You show' }).count();
  const before = await shown();
  await show.locator('.primary').dblclick({ force: true });
  await show.locator('.card-button:enabled').first().dblclick();
  for (let held = 0; held < 10; held++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  expect(await shown()).toBe(before);
  await show.locator('.primary[aria-disabled="false"]').click();
  await expect.poll(shown).toBe(before + 1);
});
