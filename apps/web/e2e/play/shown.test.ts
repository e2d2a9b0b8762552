/**
 * Where the turn ends with the answer, its card stays. Everything else a player may see is checked in `whole-games.ts`.
 */
import { expect, test } from 'vitest';
import { play } from '../support/driver.ts';
import { atTable } from '../support/opening.ts';
import { acknowledgeAll, beginSolo } from '../support/saved-games.ts';
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
