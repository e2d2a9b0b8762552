/** Nothing that I am entitled to see is withheld: what a person was shown, fact by fact, against what they learned. */
import { expect, test } from 'vitest';
import { isGameOver, play } from './driver.ts';
import { phone } from './guest.ts';
import { atTable } from './opening.ts';
import { acknowledgeAll, beginSolo, keptBy, tableOf } from './saved-games.ts';
import { expectShown, lessonsIn, watchShown } from './shown.ts';
import { testServer } from './test-server.ts';
import { editions, isLong } from './whole-games.ts';

const home = testServer();
const turns = isLong ? 8 : 3;
/** Things that were shown, where a game goes on for long. */
const enough = isLong ? 40 : 4;

test.each(editions)(
  'U51 U08 a game of %s: every card and every verdict that I may know was on my screen',
  async (edition) => {
    const guest = await home.guest({ seed: 5 }, edition === 'asterix' ? { viewport: phone } : {});
    const { page } = guest;
    const shown = await watchShown(page);
    await beginSolo(guest, edition);
    // Until enough was shown and the table waits for me, with nothing on its way.
    const isAtRest = (): Promise<boolean> =>
      page.evaluate(
        () =>
          document.querySelector('dialog[open]') === null &&
          document.querySelector('.status[data-mine="true"]') !== null,
      );
    const until = async (): Promise<boolean> =>
      (await isGameOver(page)) || (shown.length >= enough && (await isAtRest()));
    await play(page, { turns, until });
    // The last thing is noted a frame after it has gone.
    await page.waitForTimeout(300);
    const saved = (await keptBy(page))!;
    const { viewerSeat } = tableOf(saved).scene();
    const lessons = await lessonsIn(saved, viewerSeat!);
    expect(lessons.length, 'a game without news tells nothing').toBeGreaterThan(0);
    expectShown(lessons, shown);
  },
);

test.each(['asterix', 'card-2018'])(
  'U51 %s, where the turn ends with the answer: the card is there until I close it, after a reload too',
  async (edition) => {
    const guest = await home.guest({ seed: 5 });
    const { page } = guest;
    await beginSolo(guest, edition);
    const card = page.locator('dialog.learned[data-what="shown"]');
    await play(page, { turns: 99, until: () => card.isVisible() });
    const n = await card.getAttribute('data-n');
    const name = await card.locator('[role="img"]').first().getAttribute('aria-label');
    const lines = await page.locator('.log li').count();
    // Bots that do not pause would have played by now.
    await page.waitForTimeout(1000);
    expect(await card.getAttribute('data-n')).toBe(n);
    expect(await page.locator('.log li').count()).toBe(lines);
    await page.reload();
    await atTable(page);
    await page.locator(`dialog.learned[data-n="${n}"] [aria-label="${name}"]`).first().waitFor();
    expect(await page.locator('.log li').count()).toBe(lines);
    await acknowledgeAll(page);
    await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(lines);
    await page.reload();
    await atTable(page);
    expect(await page.locator(`dialog.learned[data-n="${n}"]`).count()).toBe(0);
  },
);
