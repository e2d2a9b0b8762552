/** Devices that get new keys by themselves: of a new host, and after the old ones have ended. */
import { expect, test } from 'vitest';
import { call } from '../../../server/test/support/player.ts';
import { quick } from '../support/online/company.ts';
import { addBot, atTable, openTable, says, sitDown } from '../support/opening.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();

test('two tabs at one seat stay there when their player becomes the host, and both may start the game', async () => {
  const ada = await home.guest({ settings: { name: 'Ada' } });
  const ben = await home.guest();
  const link = await openTable(ada, quick);
  await sitDown(ben, link, 'Ben');
  const second = await ben.context.newPage();
  await second.goto(link);
  await second.locator('.lobby').waitFor();
  await ada.page.getByRole('button', { name: `${says.en.lobby.makeHost}: Ben` }).click();
  const tabs = [ben.page, second];
  // Whichever was slower has been given the other's tokens.
  for (let round = 0; round < 2; round++)
    for (const page of tabs) {
      await page.getByRole('button', { name: says.en.setUp.begin }).waitFor();
      await page.waitForTimeout(500);
    }
  await addBot({ ...ben, page: second }, 'basil');
  await second.getByRole('button', { name: says.en.setUp.begin }).click();
  for (const page of [...tabs, ada.page]) await atTable(page);
});

test('who becomes the host has the host’s tools, and stays at the table, even if the first answer to their device is lost', async () => {
  const ada = await home.guest({ settings: { name: 'Ada' } });
  const ben = await home.guest();
  const link = await openTable(ada, quick);
  await sitDown(ben, link, 'Ben');
  let asked = 0;
  await ben.page.route('**/resume', async (route) => {
    if (asked++ > 0) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await ada.page.getByRole('button', { name: `${says.en.lobby.makeHost}: Ben` }).click();
  await ben.page.getByRole('button', { name: says.en.setUp.begin }).waitFor();
  expect(asked).toBe(2);
});

test('U04 a device whose keys have ended, but not its right to come back, comes back by itself; one that was removed does not', async () => {
  const ada = await home.guest({ settings: { name: 'Ada' } });
  const ben = await home.guest();
  const link = await openTable(ada, quick);
  await sitDown(ben, link, 'Ben');
  const table = link.split('/').at(-1)!;
  const { resume } = await ben.page.evaluate(
    (id) => JSON.parse(localStorage.getItem(`casefile.table.${id}`)!).tokens,
    table,
  );
  await ben.page.close();
  // As if the answer to this had been lost.
  expect((await call(home.origin, 'POST', `/api/tables/${table}/resume`, {}, resume)).status).toBe(200);
  const back = await ben.context.newPage();
  await back.goto(link);
  await back.locator('.lobby-chair[data-mine="true"]').getByText('Ben').waitFor();
  await back.close();
  const remove = ada.page.getByRole('button', { name: says.en.setUp.removeSeat('Ben') });
  await remove.click();
  await remove.waitFor({ state: 'detached' });
  const removed = await ben.context.newPage();
  await removed.goto(link);
  await removed.getByRole('heading', { name: says.en.online.ended.denied! }).waitFor();
});
