/** Waiting time for bots, measured by the pauses the app makes; computing time depends on the machine. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tap } from '../support/driver.ts';
import { beginSolo, goOn, quietRound } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();
const wanted = { edition: 'clue-2002', seed: 1, seats: 6 };
const bots = wanted.seats - 1;

/** Stops the page's clock: whatever still happens does not wait for time to pass. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
}
/** The press itself is drawn first, which takes one frame. */
async function endTurn(page: Page): Promise<void> {
  await page.locator('.act [data-do="end"]').click();
  await page.clock.runFor(20);
}
const turnsIn = (page: Page): Promise<number> => page.locator('.log-turn').count();
const linesIn = (page: Page): Promise<number> => page.locator('.log li').count();
const isOver = (page: Page): Promise<boolean> => page.locator('.end').isVisible();
const isMine = (page: Page): Promise<boolean> => page.locator('.status[data-mine="true"]').isVisible();

test('U23 at pace “at once” five bots’ turns take no time but thinking', async () => {
  const saved = quietRound(wanted, ({ view }, turns) => view.result === null && turns > bots);
  const { page } = await home.guest({ settings: { speed: 'instant', motion: 'full' } });
  await page.clock.install();
  await goOn(page, saved);
  await stopTime(page);
  const before = await turnsIn(page);
  await endTurn(page);
  await expect.poll(() => turnsIn(page), { timeout: 60_000 }).toBe(before + wanted.seats);
  await expect.poll(() => isMine(page)).toBe(true);
});

test('U23 at pace “calm” a key or a tap ends every pause and the opening of the envelope', async () => {
  const saved = quietRound(wanted, ({ view }, turns) => view.result !== null && turns > 1);
  const { page } = await home.guest({ settings: { speed: 'calm', motion: 'full' } });
  await page.clock.install();
  await goOn(page, saved);
  await stopTime(page);
  await endTurn(page);
  // With the clock stopped, it would never finish by itself.
  await page.waitForTimeout(500);
  expect((await isMine(page)) || (await isOver(page))).toBe(false);
  for (let presses = 0; !(await isOver(page)); presses++) {
    expect(presses).toBeLessThan(200);
    const news = page.locator('dialog.learned .primary');
    if ((await news.count()) > 0) {
      await news.first().click();
      continue;
    }
    const lines = await linesIn(page);
    if (presses % 2 === 0) await page.keyboard.press('Shift');
    else await page.mouse.click(5, 5);
    const goesOn = async (): Promise<boolean> => (await linesIn(page)) > lines || (await news.count()) > 0;
    await expect.poll(async () => (await goesOn()) || (await isOver(page))).toBe(true);
  }
  await page.locator('.opening-envelope').waitFor();
  // A frame or two; by itself it takes seconds to open.
  await page.clock.runFor(200);
  expect(await page.locator('.paper').count()).toBe(0);
  await page.keyboard.press('Shift');
  await page.locator('.paper').waitFor();
});

test('U23 a key or a tap finishes every animation', async () => {
  const guest = await home.guest(
    { seed: 3, settings: { speed: 'calm', motion: 'full' } },
    { reducedMotion: 'no-preference' },
  );
  const { page } = guest;
  await beginSolo(guest, 'clue-2002');
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  // Slow enough that no animation ends by itself during the test.
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.02 });
  const moving = (): Promise<string[]> =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect, currentTime }) =>
            playState === 'running' &&
            effect!.getTiming().iterations !== Number.POSITIVE_INFINITY &&
            // An animation about to start when the rate is set may be scheduled half a minute later.
            Number(currentTime) >= 0,
        )
        .map((animation) => {
          const { target } = animation.effect as KeyframeEffect;
          const { transitionProperty = '', animationName = animation.id } = animation as CSSTransition &
            CSSAnimation;
          return `${target?.outerHTML.slice(0, 120)}: ${transitionProperty || animationName}`;
        }),
    );
  // An animation that starts just after one press is finished by the next; by itself it would take half a minute.
  const ends = (press: () => Promise<void>): Promise<void> =>
    expect.poll(() => press().then(moving)).toEqual([]);
  const key = (): Promise<void> => page.keyboard.press('Shift');
  await page.locator('.act [data-do="roll"]').click();
  await expect.poll(moving).not.toEqual([]);
  await ends(key);
  // Then the board pans to the legal destinations.
  await page.locator('.place.open').first().waitFor();
  await ends(key);
  await tap(page, (await page.locator('.place.open').first().elementHandle())!);
  await expect.poll(moving).not.toEqual([]);
  await ends(() => page.mouse.click(5, 5));
});

test('U23 what a press itself sets in motion goes on; what moved before it is finished', async () => {
  const guest = await home.guest({ settings: { motion: 'full' } }, { reducedMotion: 'no-preference' });
  const { page } = guest;
  await beginSolo(guest, 'clue-2002');
  // The skipping code is loaded with the first event.
  await page.locator('.act [data-do="roll"]').click();
  await page.locator('.place.open').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const move = (id: string): void =>
      void document.body.animate([{ opacity: 1 }, { opacity: 1 }], { duration: 60_000, id });
    move('before');
    addEventListener('keydown', () => move('with the press'), { once: true });
  });
  // What has not begun to move yet could as well have been begun by the press.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ ready }) => ready)));
  await page.keyboard.press('Shift');
  const stateOf = (id: string): Promise<string | undefined> =>
    page.evaluate((name) => document.getAnimations().find((each) => each.id === name)?.playState, id);
  await expect.poll(() => stateOf('before')).toBeUndefined();
  await page.waitForTimeout(300);
  expect(await stateOf('with the press')).toBe('running');
});

test('a table that waits for me runs no endless animation', async () => {
  const guest = await home.guest({ settings: { motion: 'full' } }, { reducedMotion: 'no-preference' });
  await beginSolo(guest, 'clue-2002');
  await guest.page.locator('.active-pawn').waitFor({ state: 'attached' });
  const endless = await guest.page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
      .map((animation) => (animation as CSSAnimation).animationName),
  );
  expect(endless).toEqual([]);
});
