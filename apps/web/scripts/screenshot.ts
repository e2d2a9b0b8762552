/** The picture of the README, from a real game: node apps/web/scripts/screenshot.ts */
import { join } from 'node:path';
import { serve } from '../../server/test/support/serving.ts';
import { dist } from '../e2e/support/dist.ts';
import { play, tap } from '../e2e/support/driver.ts';
import { enter } from '../e2e/support/guest.ts';
import { atTable } from '../e2e/support/opening.ts';
import { launch } from './browser.ts';

const picture = join(import.meta.dirname, '../../../docs/screenshot.jpg');
/** A game in which something can be seen: cards shown, deductions made, rooms to go to. */
const seed = 21;
const turns = 8;

const serving = await serve({ web: dist });
const browser = await launch();
const { page } = await enter(
  browser,
  serving.origin,
  { seed, settings: { theme: 'plan', motion: 'reduced', name: 'Ada' } },
  { viewport: { width: 1440, height: 900 } },
);
await page.goto('/');
await page.locator('.play-now').click();
await atTable(page);
await page.evaluate(() => {
  // Always the same choices: a picture made twice is the same picture.
  let state = 5;
  Math.random = () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
});
let isFound = false;
await play(page, {
  turns: 99,
  until: async () => isFound,
  async press(_, control) {
    const roll = page.locator('.act [data-do="roll"]');
    if ((await roll.count()) > 0) return roll.click();
    const isPlace = (await control.getAttribute('data-place')) !== null;
    const isLate = (await page.locator('.log-turn').count()) > turns;
    const count = (selector: string): Promise<number> => page.locator(selector).count();
    const isClear = (await count('.rooms-to .way-to')) > 1 && (await count('.place.open')) < 40;
    isFound = isPlace && isLate && isClear && (await count('[data-solved="true"]')) > 0;
    if (!isFound) await tap(page, control);
  },
});
// Pointing at a room draws the way there.
await page.locator('.rooms-to .way-to').last().hover();
await page.waitForLoadState('networkidle');
await page.screenshot({ path: picture, type: 'jpeg', quality: 90 });
await browser.close();
await serving.stop();
console.log(picture);
