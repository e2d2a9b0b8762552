/** Games stored on this device: neither other games nor a second tab may overwrite one. */
import { expect, test } from 'vitest';
import { finishedGame } from '../support/finished-game.ts';
import { atTable, handOf, openSolo, says, wordsOf } from '../support/opening.ts';
import { goOn, momentsOf } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();
const t = says.en;

test('U55 a new game keeps the old ones; each is listed, finished ones with their result, and a deleted one can be restored', async () => {
  const guest = await home.guest({ seed: 9 });
  const { page } = guest;
  const [moment] = momentsOf({ edition: 'speed', seed: 2 });
  // A game of an older version, under its single storage key.
  await goOn(page, moment!.saved);
  const first = await handOf(page);
  await goOn(page, finishedGame('asterix'));
  await page.locator('.paper').waitFor();
  await openSolo(guest, 'card-2018');
  for (let game = 0; game < 2; game++) {
    await page.goto('/');
    await page.getByRole('button', { name: t.landing.playNow }).click();
    await atTable(page);
  }
  await page.goto('/games');
  const games = page.locator('.kept-game');
  await expect.poll(() => games.count()).toBe(5);
  const shelf = (title: string) => page.locator('.shelf', { hasText: title });
  expect(await shelf(t.games.overHere).locator('.kept-game').count()).toBe(1);
  const ending = await shelf(t.games.overHere).innerText();
  expect(
    [t.games.solved('').trim(), t.games.unsolved].some((said) => ending.includes(said)),
    ending,
  ).toBe(true);
  expect(await shelf(t.games.here).locator('.kept-game').allInnerTexts()).toEqual(
    expect.arrayContaining([expect.stringMatching(/\S\s· turn \d+\s· played/)]),
  );
  // Each gets its picture when scrolled into view, with the pawns where they stand.
  for (const game of await page.locator('.kept-game').all()) await game.scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator('.kept-game .board-thumb svg[data-ready]').count()).toBe(5);
  const classic = games.filter({ hasText: t.games.turn(1) }).first();
  expect(await classic.locator('[data-pawn]').count()).toBeGreaterThan(2);
  // Finished games cannot be continued; running ones are on the first page, with their pictures.
  await page.goto('/');
  await expect.poll(() => page.locator('.running-games .board-thumb svg[data-ready]').count()).toBe(3);
  await page.locator('.go-on[href^="/play/"]').click();
  await atTable(page);
  expect(await page.locator('.paper').count()).toBe(0);
  // The oldest is unchanged.
  await page.goto('/games');
  await games.filter({ hasText: 'Speed' }).locator('a').click();
  await atTable(page);
  await expect.poll(() => handOf(page)).toEqual(first);
  await page.goto('/games');
  const speed = games.filter({ hasText: 'Speed' });
  await speed.getByRole('button').click();
  await expect.poll(() => games.count()).toBe(4);
  await page.getByRole('button', { name: t.games.undo }).click();
  await expect.poll(() => games.count()).toBe(5);
  await speed.getByRole('button').click();
  await page.reload();
  await expect.poll(() => games.count()).toBe(4);
});

test('U55 a second tab asks before it takes over a game, and the first tab says that it was taken over', async () => {
  const guest = await home.guest({ seed: 9 });
  const { page, context } = guest;
  await openSolo(guest, 'speed');
  const hand = await handOf(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('heading', { name: t.games.elsewhere }).waitFor();
  expect(await handOf(page)).toEqual(hand);
  await other.getByRole('button', { name: t.games.playHere }).click();
  await atTable(other);
  await expect.poll(() => handOf(other)).toEqual(hand);
  await page.getByRole('heading', { name: t.games.elsewhere }).waitFor();
  // A reload does not block its own game.
  await other.reload();
  await atTable(other);
});

test('U55 full storage is reported once, and the game goes on', async () => {
  const guest = await home.guest({ seed: 9 });
  const { page } = guest;
  await page.addInitScript(() => {
    const real = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key: string, value: string) {
      if (key.startsWith('casefile.game.')) throw new DOMException('full', 'QuotaExceededError');
      real.call(this, key, value);
    };
  });
  await openSolo(guest, 'clue-2002');
  await page.locator('.unkept').waitFor();
  expect(await wordsOf(page, '.unkept')).toContain(t.games.noRoom);
  await page.locator('.unkept').getByRole('button').click();
  await page.locator('.unkept').waitFor({ state: 'detached' });
  await page.locator('.act [data-do="roll"]').click();
  await page.locator('.place.open').first().waitFor();
  expect(await page.locator('.unkept').count()).toBe(0);
});

test('the address of an unknown game offers a way on', async () => {
  const { page } = await home.guest();
  await page.goto('/play/0123456789abcdef');
  await page.getByRole('heading', { name: t.games.gone }).waitFor();
  await page.getByRole('link', { name: t.landing.myGames }).waitFor();
  await page.getByRole('link', { name: t.trouble.home }).click();
  await page.getByRole('button', { name: t.landing.playNow }).waitFor();
});
