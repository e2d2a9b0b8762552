/** Several people on one device. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atTable, choose, handOf, minSeats, says } from '../support/opening.ts';
import { goOn, momentsOf } from '../support/saved-games.ts';
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
  // Longer than it has to be held.
  await page.waitForTimeout(800);
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

/** Two people and a bot, where the first of them may end their turn and the other comes next. */
function sharedGame() {
  for (const { scene, saved } of momentsOf({ edition: 'clue-2002', seed: 1 })) {
    const other = scene.view.seats[1]!.suspect;
    const players = saved.players.map(({ bot, ...player }) =>
      player.suspect === other || bot === undefined ? player : { ...player, bot },
    );
    if (scene.legal.some((form) => form.do === 'end')) return { ...saved, players };
  }
  throw new Error('No turn of this game is ended by its player.');
}

async function takeDevice(page: Page): Promise<void> {
  await page.locator('dialog.hand-over[open] button').hover();
  await page.mouse.down();
  await page.locator('dialog.hand-over[open]').waitFor({ state: 'detached' });
  await page.mouse.up();
}

test.each(['blur', 'visibilitychange'])(
  'U32 U34 who looks back shows nothing to the next one at the device: %s',
  async (event) => {
    const { page } = await home.guest();
    await goOn(page, sharedGame());
    await takeDevice(page);
    await page.locator('.to-past').click();
    await page.locator('.replay-bar').waitFor();
    await page.evaluate((name) => {
      Object.defineProperty(document, 'hidden', { get: () => true });
      (name === 'blur' ? window : document).dispatchEvent(new Event(name));
    }, event);
    await page.locator('dialog.hand-over[open]').waitFor();
    expect(await page.locator('.replay-bar').count()).toBe(0);
    expect(await handOf(page)).toEqual([]);
  },
);

test('U52 the device is handed on when the scene is over, and not in the middle of it', async () => {
  const { page } = await home.guest({ settings: { speed: 'step' } });
  const over = page.locator('dialog.hand-over[open]');
  await goOn(page, sharedGame());
  await takeDevice(page);
  await page.locator('.act [data-do="end"]').click();
  await page.locator('.staging').waitFor();
  // Step by step a scene waits for a press.
  await page.waitForTimeout(1000);
  expect(await over.isVisible()).toBe(false);
  await page.keyboard.press('Shift');
  await over.waitFor();
});

test('U34 the next player sees the board at once, without it being drawn again', async () => {
  const { page } = await home.guest();
  await goOn(page, sharedGame());
  await takeDevice(page);
  const pictures = (): Promise<(string | null)[]> =>
    page.locator('.board image').evaluateAll((all) => all.map((image) => image.getAttribute('href')));
  // Ground, rooms and walls are drawn one after the other.
  await expect.poll(async () => (await pictures()).length).toBeGreaterThan(2);
  await page.waitForFunction(() => document.querySelector('.table-screen [aria-busy="true"]') === null);
  let last = -1;
  await expect
    .poll(
      async () => {
        const before = last;
        last = (await pictures()).length;
        return last === before;
      },
      { interval: 500 },
    )
    .toBe(true);
  const drawn = await pictures();
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await takeDevice(page);
  await page.locator('.board image').first().waitFor({ state: 'attached' });
  expect(await pictures()).toEqual(drawn);
});
