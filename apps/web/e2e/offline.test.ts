/** In a tunnel: after one visit the app needs nobody. */
import { expect, test } from 'vitest';
import { play } from './driver.ts';
import { house } from './house.ts';
import { atTable, handOf, openSolo, says, wordsOf } from './opening.ts';

const home = house();

test('U36 after one visit everything on this device works without a network, also what was never opened', async () => {
  const guest = await home.guest({ isInstalled: true, seed: 5 });
  const { page, context } = guest;
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
  await context.setOffline(true);
  await home.serving.stop();
  await page.goto('/');
  await page.getByRole('button', { name: says.en.landing.playNow }).waitFor();
  await openSolo(guest, 'asterix');
  await play(page, { turns: 9, until: async () => (await page.locator('.log-turn').count()) > 3 });
  const hand = await handOf(page);
  await page.reload();
  await atTable(page);
  expect(await handOf(page)).toEqual(hand);
  await page.goto('/rules/super-1991');
  await page.locator('.rules li[id]').first().waitFor();
  await page.goto('/games');
  await page.getByText(says.en.games.offline).waitFor();
  await page.goto('/t/abcdefgh');
  await page.getByText(says.en.door.playMeanwhile).waitFor();
  expect(await wordsOf(page)).toContain(says.en.online.problems.offline);
});
