/**
 * Where the turn ends with the answer, its card stays. Everything else a player may see is checked in `whole-games.ts`.
 */
import type { Fact } from '@casefile/engine';
import { expect, test } from 'vitest';
import type { SavedGame } from '../../src/worker/messages.ts';
import { LocalTable } from '../../src/worker/tables/local-table.ts';
import { play } from '../support/driver.ts';
import { atTable } from '../support/opening.ts';
import { acknowledgeAll, beginSolo, editionOf, goOn, mayDo, me, momentsOf } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();

test.each(['asterix', 'card-2018'])(
  'U51 in %s, where the turn ends with the answer, the shown card stays until I close it, also after a reload',
  async (edition) => {
    const guest = await home.guest({ seed: 5 });
    const { page } = guest;
    await beginSolo(guest, edition);
    const card = page.locator('dialog.learned[data-what="shown"]');
    await play(page, { turns: 99, until: () => card.isVisible() });
    const n = await card.getAttribute('data-n');
    const name = await card.locator('[role="img"]').first().getAttribute('aria-label');
    // A screen reader announces which card it is.
    expect(await page.getByRole('dialog', { name: name! }).getAttribute('data-n')).toBe(n);
    const lines = await page.locator('.log li').count();
    // Announced once: by the dialog, and not by the log too.
    expect(await page.locator('.log').textContent()).toContain(' shows you ');
    expect(await page.locator('[role="log"][aria-live]').textContent()).not.toContain(' shows you ');
    // Bots without pauses would have moved by now.
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

/** My turn to end, after which somebody else draws a clock card before I am asked again. */
function beforeClock(): SavedGame {
  for (let seed = 1; seed < 60; seed++)
    for (const { scene, saved } of momentsOf({ edition: 'secrets-2008', seed })) {
      if (!mayDo(scene, 'end')) continue;
      const table = LocalTable.restore(editionOf(saved.edition), saved);
      table.look(me);
      table.scene();
      table.act(me, { do: 'end' });
      const facts: Fact[] = [];
      let now = table.scene();
      while (now.view.result === null && !now.view.asked.includes(me) && table.next()) {
        now = table.scene();
        facts.push(...now.facts);
      }
      if (facts.some((fact) => fact.fact === 'drew' && fact.card === 'clock' && fact.seat !== me))
        return saved;
    }
  throw new Error('Nobody else draws a clock card.');
}

test('a clock card that somebody else draws stays until I close it, and is not announced beside that', async () => {
  const { page } = await home.guest();
  await goOn(page, beforeClock());
  await page.locator('.act [data-do="end"]').click();
  const news = page.locator('dialog.learned');
  await news.waitFor();
  while ((await news.getAttribute('data-what')) !== 'drawn') {
    const n = await news.getAttribute('data-n');
    await expect
      .poll(async () => {
        await news.locator('.primary').click();
        return page.locator(`dialog.learned[data-n="${n}"]`).count();
      })
      .toBe(0);
    await news.waitFor();
  }
  const said = (await news.getAttribute('aria-label'))!;
  expect(await page.locator('.passing li').allInnerTexts()).not.toContain(said);
});
