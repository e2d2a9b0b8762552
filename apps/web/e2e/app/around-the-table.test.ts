/** The screens around a game: where the focus goes, and what happens when something does not work. */
import { expect, test } from 'vitest';
import { words as trainEn } from '../../src/training/words/words-en.ts';
import { cutSelects } from '../support/cut-selects.ts';
import { finishedGame, openCasebook } from '../support/finished-game.ts';
import { touch } from '../support/guest.ts';
import { company } from '../support/online/company.ts';
import { choose, openTable, says } from '../support/opening.ts';
import { keep, momentsOf } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();
const t = says.en;

const focused = 'document.activeElement?.innerText ?? ""';

test('U24 U25 what was pressed is gone, and the focus is on what came in its place', async () => {
  const { page } = await home.guest({ settings: { 'training.device': 'e2e', 'training.edition': 'speed' } });
  await page.goto('/');
  await page.locator('a[href="/train"]').press('Enter');
  await expect.poll(() => page.evaluate(focused)).toBe(trainEn.title);
  await page.getByLabel(trainEn.practise).selectOption('accuse');
  await page.getByRole('button', { name: trainEn.notYet }).press('Enter');
  await page.locator('.puzzle-verdict').waitFor();
  await page.getByRole('button', { name: trainEn.next }).press('Enter');
  await expect.poll(() => page.evaluate(focused)).toBe(trainEn.accuse);
  // Opened by its address, a page is read from its top.
  await page.goto('/record');
  await page.getByRole('heading').first().waitFor();
  expect(await page.evaluate('document.activeElement === document.body')).toBe(true);
});

test('U24 U25 who joins by a link has the focus on the table that comes in place of the door', async () => {
  const host = await home.guest({ settings: { name: 'Ada' } });
  const link = await openTable(host, 'speed');
  const { page } = await home.guest();
  await page.goto(link);
  await page.getByRole('button', { name: t.online.sit }).press('Enter');
  await page.locator('.lobby').waitFor();
  await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('H1');
  // The host adds a bot and removes it again: each time the focus stays with the chair.
  const chair = host.page.locator('.lobby-chair[data-free="true"]').last();
  const name = await chair.locator('strong').innerText();
  const here = host.page.locator('.lobby-chair:focus strong');
  await chair.locator('select').focus();
  // An arrow opens the list of bots; nobody is seated by it.
  await host.page.keyboard.press('ArrowDown');
  await host.page.keyboard.press('Escape');
  expect(await chair.locator('select').evaluate((list) => list === document.activeElement)).toBe(true);
  await chair.locator('select').selectOption('basil');
  const remove = host.page.getByRole('button', { name: t.setUp.removeSeat(name) });
  await remove.waitFor();
  expect(await here.innerText()).toBe(name);
  await remove.press('Enter');
  await remove.waitFor({ state: 'detached' });
  expect(await here.innerText()).toBe(name);
});

test('U24 who is asked whether to leave for good has the focus on the answer that changes nothing', async () => {
  const [{ page }] = await company(home);
  await page.locator('.people-tool').click();
  await page.getByRole('button', { name: t.people.leaveSeat }).press('Enter');
  await expect.poll(() => page.evaluate(focused)).toBe(t.people.stay);
});

test('U27 on a phone the reason why a table was not opened is in sight, and the settings can be closed at once', async () => {
  const { page, context } = await home.guest({}, touch);
  await choose(page, 'online', 'speed');
  await context.setOffline(true);
  await page.getByRole('button', { name: t.setUp.open }).click();
  const isInSight = (selector: string): Promise<boolean> =>
    page.locator(selector).evaluate((it) => {
      const { top, bottom } = it.getBoundingClientRect();
      const seen = document.elementFromPoint(innerWidth / 2, (top + bottom) / 2);
      return top >= 0 && bottom <= innerHeight && it.contains(seen);
    });
  await page.locator('.trouble').waitFor();
  expect(await isInSight('.trouble')).toBe(true);
  // A part that does not come is told above, and the note can be put away.
  await page.locator('.edition > a').first().click();
  await page.locator('.newer').waitFor();
  expect(await isInSight('.begin .primary')).toBe(true);
  await page.locator('.newer').getByRole('button', { name: t.app.later }).click();
  await page.locator('.newer').waitFor({ state: 'detached' });
  await context.setOffline(false);
  await page.getByRole('button', { name: t.app.settings, exact: true }).click();
  await page.locator('dialog.settings').waitFor();
  expect(await isInSight('dialog.settings .primary')).toBe(true);
});

test('U27 on a small phone a free chair has its buttons on one line, and its list can be read in French', async () => {
  const host = await home.guest({ lang: 'fr' }, touch);
  await openTable(host, 'clue-2002');
  const free = host.page.locator('.lobby-chair[data-free="true"]').first();
  const [sit, list] = [
    (await free.getByRole('button').boundingBox())!,
    (await free.locator('select').boundingBox())!,
  ];
  expect(list.y).toBeLessThan(sit.y + sit.height);
  expect(sit.x + sit.width).toBeLessThanOrEqual(list.x);
  expect(await cutSelects(host.page, '.lobby-tools select')).toEqual([]);
});

test('U27 an address with nothing at it: title and ways on stand in one line below each other, also on a small phone', async () => {
  const { page } = await home.guest({ lang: 'fr' }, { ...touch, viewport: { width: 320, height: 568 } });
  await page.goto('/nothing/here');
  await page.locator('.ways-on a').nth(1).waitFor();
  const middles = await page
    .locator(':is(h1, .ways-on a)')
    .evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect()).map(({ left, right }) => left + right),
    );
  for (const middle of middles) expect(Math.abs(middle - 320)).toBeLessThan(4);
});

test('a screen that cannot be fetched leads back to the first page, where one can play', async () => {
  const { page } = await home.guest();
  await page.route('**/assets/TrainScreen-*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/');
  await page.locator('a[href="/train"]').click();
  await page.getByRole('heading', { name: t.trouble.offline }).waitFor();
  await page.getByRole('link', { name: t.trouble.home }).click();
  await page.getByRole('button', { name: t.landing.playNow }).waitFor();
});

test('the casebook of a running game leads back to it', async () => {
  const guest = await home.guest();
  const [moment] = momentsOf({ edition: 'speed', seed: 2 });
  await keep(guest.page, moment!.saved);
  const { pathname } = new URL(guest.page.url());
  await guest.page.goto(pathname.replace('/play/', '/case/'));
  await guest.page.getByRole('link', { name: t.landing.goOn }).click();
  await guest.page.waitForURL(`**${pathname}`);
});

test('where the browser does not copy, the link to the same deal is shown', async () => {
  const guest = await home.guest({}, { permissions: [] });
  await guest.page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) },
    }),
  );
  await openCasebook(guest, finishedGame('speed'));
  await guest.page.locator('[data-challenge]').click();
  await guest.page.getByText(t.lobby.copyFailed).waitFor();
  expect(await guest.page.locator('.case-tools input').inputValue()).toContain('/case/same-deal#');
});

test('U42 in the colours of the system it is seen what is chosen, and nothing shows through what stays in sight', async () => {
  const { page } = await home.guest({}, { forcedColors: 'active' });
  await page.goto('/companion/new');
  const chosen = page.locator('.chip[aria-pressed="true"]').first();
  await chosen.waitFor();
  expect(await chosen.evaluate((chip) => getComputedStyle(chip).outlineStyle)).toBe('solid');
  await page.goto('/new/online');
  await page.locator('.begin .primary').waitFor();
  const alphaOf = (selector: string): Promise<string> =>
    page.locator(selector).evaluate((it) => getComputedStyle(it).backgroundColor);
  expect(await alphaOf('.begin')).toMatch(/^rgb\(/);
  await page.locator('.begin .primary').click();
  await page.locator('.lobby-begin').waitFor();
  expect(await alphaOf('.lobby-begin')).toMatch(/^rgb\(/);
});
