/** Errors are explained in the player's language, with a way on. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Guest } from '../support/guest.ts';
import { accuseAll, openFor, order } from '../support/online/seated.ts';
import {
  addBot,
  atTable,
  choose,
  handOf,
  openSolo,
  openTable,
  says,
  sitDown,
  wordsOf,
} from '../support/opening.ts';
import { goOn, momentsOf } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();
const t = says.fr;

const french = (): Promise<Guest> => home.guest({ lang: 'fr', settings: { name: 'Zoé' } });
/** A picture that was still loading is reported as well. */
const lost = (page: Page) => page.getByText(t.online.problems.offline!).first();

test('names with hidden characters or of excessive length are refused with a reason; markup in a name is plain text', async () => {
  const host = await home.guest({ settings: { name: 'Ada' } });
  const link = await openTable(host, 'speed');
  const { page } = await french();
  await page.goto(link);
  const name = page.getByLabel(t.setUp.name);
  const sit = page.getByRole('button', { name: t.online.sit });
  // Bypasses the field's own limit, as a script would.
  await name.evaluate((field) => field.removeAttribute('maxlength'));
  for (const bad of ['a\u202Egpj.exe', 'x'.repeat(10_000), '\u200B\u200B', 'A\u0000B']) {
    await name.fill(bad);
    await sit.click();
    await page.getByRole('alert').getByText(t.online.problems['bad-name']!).waitFor();
    await name.fill('');
  }
  await name.fill('<b onclick=x>Eve</b>');
  await sit.click();
  await page.locator('.lobby').waitFor();
  await host.page.locator('.lobby-name', { hasText: '<b onclick=x>Eve</b>' }).waitFor();
  expect(await host.page.locator('.lobby-name b').count()).toBe(0);
});

test('a very long note is kept up to the limit and stays plain text', async () => {
  const { page } = await french();
  const [moment] = momentsOf({ edition: 'speed', seed: 1 });
  await goOn(page, moment!.saved);
  const note = page.getByLabel(t.notebook.note, { exact: true });
  await note.fill('<img src=x onerror=alert(1)>\u202E'.repeat(400));
  await note.blur();
  await page.reload();
  await atTable(page);
  await expect.poll(async () => (await note.inputValue()).length).toBe(4000);
  expect(await page.locator('.notebook img').count()).toBe(0);
});

test('a full table and a running one say so and offer a way on', async () => {
  const host = await home.guest({ settings: { name: 'Ada' } });
  const link = await openTable(host, 'card-2018');
  const { page } = await french();
  await page.goto(link);
  // Opened before the last player joins: on a slow machine the table would already be full.
  await page.getByRole('button', { name: t.online.sit }).waitFor();
  // Four may play on six chairs: the table is full while the visitor still sees a free one.
  for (const bot of ['basil', 'daisy', 'agnes']) await addBot(host, bot);
  await page.getByRole('button', { name: t.online.sit }).click();
  await page.getByRole('alert').getByText(t.online.problems['table-full']!).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: t.online.full }).waitFor();
  expect(await page.getByRole('button', { name: t.online.sit }).count()).toBe(0);
  await host.page.getByRole('button', { name: says.en.setUp.begin }).click();
  await atTable(host.page);
  await page.reload();
  await page.getByRole('heading', { name: t.online.running }).waitFor();
  await page.getByRole('link', { name: t.door.ownTable }).click();
  await page.locator('.editions').waitFor();
});

test('a finished table says so and shows a latecomer how it ended', async () => {
  const sessions = await openFor(home, 'speed', ['Ada', 'Ben', 'Cleo']);
  await order(home, sessions[0]!, { do: 'start' });
  await accuseAll(home, 'speed', sessions);
  const { page } = await french();
  await page.goto(`/t/${sessions[0]!.table}`);
  await page.getByText(t.door.over).waitFor();
  await page.getByRole('button', { name: t.door.seeEnd }).click();
  await page.locator('.end').waitFor();
});

test('an unknown link and an unknown code offer a way on', async () => {
  const { page } = await french();
  await page.goto('/t/none-of-ours');
  await page.getByRole('heading', { name: t.door.goneTitle }).waitFor();
  await page.getByRole('link', { name: t.door.ownTable }).waitFor();
  await page.goto('/device#%WRONG-CODE');
  await page.getByRole('button', { name: t.device.go }).click();
  await page.getByRole('alert').waitFor();
  expect((await page.getByRole('alert').innerText()).length).toBeGreaterThan(10);
  expect(await page.getByLabel(t.device.code).isEnabled()).toBe(true);
});

test('without a network, creating, joining and changing a table report the failure and work again later', async () => {
  const host = await french();
  const { page, context } = host;
  await choose(page, 'online', 'speed');
  await context.setOffline(true);
  await page.getByRole('button', { name: t.setUp.open }).click();
  await lost(page).waitFor();
  await context.setOffline(false);
  await page.getByRole('button', { name: t.setUp.open }).click();
  await page.locator('.lobby').waitFor();
  const link = page.url();
  const guest = await french();
  await guest.page.goto(link);
  await guest.page.getByLabel(t.setUp.name).fill('Luc');
  await guest.context.setOffline(true);
  await guest.page.getByRole('button', { name: t.online.sit }).click();
  await lost(guest.page).waitFor();
  await guest.context.setOffline(false);
  await sitDown(guest, link, 'Luc');
});

test('plays on where the browser stores nothing', async () => {
  const guest = await french();
  const { page } = guest;
  await page.addInitScript(() => {
    const denied = (): never => {
      throw new DOMException('The request was denied.', 'SecurityError');
    };
    for (const store of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(globalThis, store, { get: denied });
  });
  await openSolo(guest, 'clue-2002');
  await page.getByText(t.games.notKept).waitFor();
  await page.locator('.act [data-do="roll"]').click();
  await page.locator('.place.open').first().waitFor();
  expect((await handOf(page)).length).toBeGreaterThan(2);
  const link = await openTable(guest, 'speed');
  await addBot(guest, 'basil');
  // The way back to it lasts as long as the page.
  await page.locator('.home').click();
  await page.locator(`.running-games a[href="${new URL(link).pathname}"]`).waitFor();
});

test('a corrupt saved game can be removed', async () => {
  const { page } = await french();
  const [moment] = momentsOf({ edition: 'speed', seed: 1 });
  const { saved } = moment!;
  for (const broken of [
    { ...saved, actions: [{ by: 1, action: { do: 'roll' } }] },
    { ...saved, edition: 'clue-3000' },
  ]) {
    await page.goto('/favicon.svg');
    await page.evaluate((game) => localStorage.setItem('casefile.game', game), JSON.stringify(broken));
    await page.goto('/play');
    await page.getByRole('button', { name: t.games.deleteBroken }).click();
    await page.getByRole('button', { name: t.landing.playNow }).waitFor();
  }
  await page.evaluate(() => localStorage.setItem('casefile.game', '{"version":1,"actions":'));
  await page.goto('/play');
  await page.getByRole('button', { name: t.landing.playNow }).waitFor();
});

test('when files of an older version are gone from the server, the app says so, keeps the game, and one press reloads', async () => {
  const guest = await french();
  const { page } = guest;
  const gone = (pattern: string) =>
    page.route(pattern, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/');
  await page.getByRole('button', { name: t.landing.playNow }).waitFor();
  // A screen.
  await gone('**/assets/RulesScreen-*.js');
  await page.goto('/rules/speed');
  await lost(page).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: t.trouble.tryAgain }).click();
  await page.locator('.rules li[id]').first().waitFor();
  // The engine's worker.
  await gone('**/assets/worker-*.js');
  const [moment] = momentsOf({ edition: 'speed', seed: 2 });
  await page.goto('/favicon.svg');
  await page.evaluate((game) => localStorage.setItem('casefile.game', game), JSON.stringify(moment!.saved));
  await page.goto('/play');
  await lost(page).waitFor();
  await page.unrouteAll();
  // Before the table is ready: reported even if pressed during the prefetch.
  await gone('**/assets/SettingsDialog-*.js');
  await page.getByRole('button', { name: t.trouble.tryAgain }).click();
  await atTable(page);
  expect(await wordsOf(page, '.hand')).not.toBe('');
  // A decorative picture is simply absent.
  const again = await guest.context.newPage();
  let absent = 0;
  await again.route('**/assets/{deco,modern,coast,villa,look}-*.js', (route) => {
    absent++;
    return route.fulfill({ status: 404, body: 'gone' });
  });
  await again.goto('/new/solo');
  await again.locator('.edition').first().waitFor();
  await expect.poll(() => absent).toBeGreaterThan(0);
  await again.waitForTimeout(500);
  expect(await lost(again).count()).toBe(0);
  await again.close();
  // Parts that are fetched on demand.
  await page.getByRole('button', { name: t.app.settings, exact: true }).click();
  await lost(page).waitFor();
  guest.complaints = [];
});
