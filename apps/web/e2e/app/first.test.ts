/** A newcomer's first minutes. */
import { expect, test } from 'vitest';
import { botName } from '../../src/game/bot-name.ts';
import { guideWords } from '../../src/words/en/guide.ts';
import { violations } from '../support/axe.ts';
import { phone, touch } from '../support/guest.ts';
import { atTable, choose, handOf, says, statusOf, wordsOf } from '../support/opening.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();

test('U01 one click on the first page starts a game, without account or cookies', async () => {
  const { page, context } = await home.guest({}, { viewport: phone });
  await page.goto('/');
  await page.getByRole('button', { name: says.en.landing.playNow }).click();
  await atTable(page);
  await page.locator('.act button:enabled').first().waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/play\/\w+$/);
  expect(await context.cookies()).toEqual([]);
  expect(await handOf(page)).not.toEqual([]);
});

test.each(['light', 'dark'] as const)(
  'on a slow line the mark is seen on paper before the app has come, and the app takes its place (%s)',
  async (colorScheme) => {
    const { page } = await home.guest({}, { ...touch, colorScheme });
    const late: (() => void)[] = [];
    await page.route(/\/assets\/(style|game)-/, async (route) => {
      await new Promise<void>((come) => late.push(come));
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('.opening-mark').waitFor();
    const isPainted = (): Promise<boolean> =>
      page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await expect.poll(isPainted).toBe(true);
    const paper = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const early = await paper();
    expect(late.length).toBe(2);
    for (const come of late) come();
    await page.locator('.play-now').waitFor();
    await page.locator('.opening-mark').waitFor({ state: 'hidden' });
    expect(await paper()).toBe(early);
  },
);

test('if a part of the app never comes, the page says after a while that reloading helps', async () => {
  const guest = await home.guest();
  const { page } = guest;
  await page.route(/\/assets\/all-en-/, (route) => route.abort());
  await page.goto('/');
  const late = page.locator('.opening-late');
  // By then the app itself is here, and takes motion out for this visitor.
  await page.locator('[data-motion="reduced"]').waitFor({ state: 'attached' });
  expect(await late.isVisible()).toBe(false);
  await late.evaluate((line) => {
    for (const animation of line.getAnimations()) animation.finish();
  });
  await late.waitFor();
  guest.complaints = guest.complaints.filter((said) => !said.includes('/all-en-'));
  await page.unrouteAll();
  await page.reload();
  await page.locator('.play-now').waitFor();
  await late.waitFor({ state: 'hidden' });
});

test('on a slow line the mark is seen until the screen that was asked for has come', async () => {
  const { page } = await home.guest({}, touch);
  await page.goto('/');
  await page.locator('.house[data-ready]').waitFor({ state: 'attached' });
  const mark = page.locator('.opening-mark');
  await mark.waitFor({ state: 'hidden' });
  let come: (() => void) | undefined;
  await page.route(/\/assets\/Games-/, async (route) => {
    await new Promise<void>((resolve) => (come = resolve));
    await route.continue();
  });
  await page.getByRole('link', { name: says.en.landing.myGames }).click();
  await mark.waitFor();
  await expect.poll(() => come).toBeDefined();
  come!();
  await page.locator('.page main').waitFor();
  await mark.waitFor({ state: 'hidden' });
});

test('U01 the title and the button that begins are in sight at once, however the screen is held', async () => {
  const { page } = await home.guest({ lang: 'fr' }, touch);
  await page.goto('/');
  for (const [width, height] of [
    [320, 568],
    [568, 320],
    [740, 360],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of ['.landing h1', '.play-now']) {
      const { y, height: high } = (await page.locator(part).boundingBox())!;
      expect(y, `${part} ${width}`).toBeGreaterThanOrEqual(0);
      expect(y + high, `${part} ${width}`).toBeLessThanOrEqual(height);
    }
  }
});

test('a double click begins one game, not two', async () => {
  const { page } = await home.guest();
  await page.goto('/');
  await page.getByRole('button', { name: says.en.landing.playNow }).dblclick();
  await atTable(page);
  await page.goBack();
  await page.getByRole('button', { name: says.en.landing.playNow }).waitFor();
});

test('U01 the first page and the settings use the browser’s language', async () => {
  const { page } = await home.guest({ lang: 'fr' });
  await page.addInitScript(() => localStorage.removeItem('casefile.lang'));
  await page.goto('/');
  await page.getByRole('button', { name: says.fr.landing.playNow }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
});

test('U40 the picker compares editions by players, cards, dice and special rules', async () => {
  const { page } = await home.guest();
  await choose(page, 'online', 'super-1991');
  const cards = await page.locator('.edition').allInnerTexts();
  expect(cards).toHaveLength(8);
  for (const card of cards) {
    expect(card).toMatch(/\d(–\d+)? players/);
    expect(card).toMatch(/\d+ cards/);
    expect(card).toMatch(/no dice|one die|\d dice/);
    expect(card).toContain(says.en.terms.allRules);
  }
  expect(await page.locator('.edition .board-thumb').count()).toBe(8);
  await page.getByLabel(says.en.setUp.clock).selectOption('timed');
  await page.getByLabel(says.en.setUp.help).selectOption('facts');
  await page.getByRole('button', { name: says.en.setUp.open }).click();
  await page.locator('.lobby').waitFor();
  const link = await page.getByLabel(says.en.online.link, { exact: true }).first().inputValue();
  const guest = await home.guest();
  await guest.page.goto(link);
  await guest.page.locator('.door').waitFor();
  const door = await wordsOf(guest.page);
  expect(door).toContain('Super Cluedo');
  expect(door).toContain(says.en.setUp.helpLevels.facts);
  expect(door).toContain(says.en.terms.clockSays(10, 10));
});

test('U20 a table has three to six seats, each with a bot whose strength is shown', async () => {
  const { page } = await home.guest();
  for (const seats of [3, 4, 5, 6]) {
    await choose(page, 'solo', 'speed');
    const rows = page.locator('.set-chair');
    while ((await rows.count()) > seats) await page.locator('.set-chair > .tool').last().click();
    while ((await rows.count()) < seats)
      await page.getByRole('button', { name: says.en.setUp.addSeat }).click();
    const bots = ['daisy', 'basil', 'agnes', 'victor', 'irene'].slice(0, seats - 1);
    const selects = page
      .locator('.set-chair')
      .filter({ has: page.locator('.strength') })
      .locator('select:has(option[value="irene"])');
    for (const [i, bot] of bots.entries()) await selects.nth(i).selectOption(bot);
    expect(await page.locator('.strength').allInnerTexts()).toHaveLength(seats - 1);
    await page.getByRole('button', { name: says.en.setUp.begin }).click();
    await atTable(page);
    const said = await wordsOf(page, '.seats');
    for (const bot of bots) expect(said).toContain(says.en.table.botStrength(botName(bot)));
  }
});

test('U39 the rules can be searched, and each rule can be linked to', async () => {
  const { page } = await home.guest();
  await page.goto('/rules/clue-1986#ALL-01');
  await page.locator('#ALL-01').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('ALL-01');
  const all = await page.locator('.rules li[id]').count();
  await page.getByLabel(guideWords.search).fill('envelope');
  await expect.poll(() => page.locator('.rules li[id]').count()).toBeLessThan(all);
  expect(await page.locator('.rules li[id]').count()).toBeGreaterThan(0);
});

test('U37 the language changes at once and the game is kept', async () => {
  const { page } = await home.guest({ seed: 3 });
  await page.goto('/');
  await page.getByRole('button', { name: says.en.landing.playNow }).click();
  await page.locator('.act [data-do="roll"]').click();
  await page.locator('.place.open').first().waitFor();
  const reachable = await page.locator('.place.open').count();
  const hand = await handOf(page);
  await page.getByRole('button', { name: says.en.app.settings, exact: true }).click();
  await page.getByLabel(says.en.settings.language).selectOption('fr');
  await page.getByRole('button', { name: says.fr.app.close, exact: true }).last().click();
  await expect.poll(() => statusOf(page)).toContain(says.fr.table.yourTurn);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
  await expect.poll(() => page.locator('.place.open').count()).toBe(reachable);
  await expect.poll(() => handOf(page)).not.toEqual(hand);
  expect(await handOf(page)).toHaveLength(hand.length);
});

test('a wrong address and a deleted table offer a way back', async () => {
  const { page } = await home.guest();
  await page.goto('/no/such/page');
  await page.getByRole('link', { name: says.en.trouble.home }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.goto('/t/none-of-ours');
  await page.getByRole('heading', { name: says.en.door.goneTitle }).waitFor();
  await page.getByRole('link', { name: says.en.door.ownTable }).click();
  await page.locator('.editions').waitFor();
});

test.each([
  ['a phone', 'en', touch],
  ['a small phone', 'fr', { ...touch, viewport: { width: 320, height: 568 } }],
  ['a desktop', 'en', {}],
] as const)('the cards can be dealt without scrolling on %s', async (_, lang, options) => {
  const { page } = await home.guest({ lang }, options);
  await page.goto('/new/solo');
  const begin = page.getByRole('button', { name: says[lang].setUp.begin });
  await begin.waitFor();
  const { bottom } = (await begin.evaluate((it) => it.getBoundingClientRect().toJSON())) as DOMRect;
  expect(bottom).toBeLessThanOrEqual(page.viewportSize()!.height);
  // The chosen edition is visible too, once all have loaded.
  await page.locator('.edition').nth(7).waitFor();
  const isChosenInSight = (): Promise<boolean> =>
    page.locator('.edition[data-chosen="true"]').evaluate((card) => {
      const { left, right } = card.getBoundingClientRect();
      return left >= 0 && right <= innerWidth;
    });
  await expect.poll(isChosenInSight).toBe(true);
  // Only the row of editions has moved: the title is still there.
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const fields = await page.getByLabel(/^Suspect \d/).count();
  expect(fields).toBe(4);
  const bots = await page
    .locator('.set-chair select:has(option[value="irene"])')
    .evaluateAll((selects) => selects.map((select) => (select as HTMLSelectElement).value));
  expect(bots).toEqual(['daisy', 'basil', 'agnes']);
});
