/** The player's record. */
import { expect, test } from 'vitest';
import { words as recordEn } from '../../src/record/words-en.ts';
import { words as recordFr } from '../../src/record/words-fr.ts';
import { words as trainEn } from '../../src/training/words/words-en.ts';
import { LocalTable } from '../../src/worker/tables/local-table.ts';
import { violations } from '../support/axe.ts';
import { says } from '../support/opening.ts';
import { editionOf, settingOf } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();

test('U67 U70 a finished game is counted once, links to practice, is charted and listed, and can be exported, deleted and restored', async () => {
  const guest = await home.guest();
  const { page } = guest;
  const table = new LocalTable(editionOf('speed'), settingOf({ edition: 'speed', seed: 4 }));
  while (table.next());
  const { saved } = table.scene();
  const [own, ...others] = saved!.players;
  const mine = { ...saved!, players: [{ suspect: own!.suspect }, ...others] };
  const games = Array.from({ length: 29 }, (_, i) => ({
    id: `g${i}`,
    endedMs: i,
    edition: 'clue-2002',
    bots: [null, 'agnes', 'victor'],
    winner: i % 3,
    turns: 12,
  }));
  await page.addInitScript(
    ([game, record]) => {
      localStorage.setItem('casefile.game.mine', game);
      if (localStorage.getItem('casefile.record.games') === null)
        localStorage.setItem('casefile.record.games', record);
    },
    [JSON.stringify(mine), JSON.stringify(games)] as const,
  );
  for (let visit = 0; visit < 2; visit++) {
    await page.goto('/play/mine');
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('casefile.record.games')!).length))
      .toBe(30);
  }
  // From a lost game to what was missed in it.
  expect(table.scene().view.result?.winner).not.toBe(0);
  // The last shown card covers the last page until it was seen.
  const missed = page.locator('dialog.end a[href^="/train#"]');
  const seen = page.locator('dialog.learned .primary');
  await expect
    .poll(async () => {
      if (await seen.isVisible()) await seen.click({ timeout: 2000 }).catch(() => {});
      return missed.count();
    })
    .toBe(1);
  await missed.click();
  await expect.poll(() => page.getByLabel(trainEn.practise).inputValue()).toMatch(/^(ask|accuse)$/);
  // Exactly that position of the game.
  await page.locator('.train-own').waitFor();
  await page.goto('/record');
  await page.locator('.strength svg').waitFor();
  expect(await page.locator('.record-head dd').first().innerText()).toBe('30');
  // The game is analysed in the background and added to the figures.
  await page.getByText(recordEn.accuracy, { exact: true }).waitFor();
  expect(await page.locator('.strength tbody tr').count()).toBe(6);
  expect(await violations(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: recordEn.export }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('casefile-record.json');
  await page.getByRole('button', { name: recordEn.delete }).click();
  await page.getByText(recordEn.none).waitFor();
  await page.getByRole('button', { name: recordEn.undo }).click();
  expect(await page.locator('.record-head dd').first().innerText()).toBe('30');
});

test('U37 a language that was taken back before its words came does not come back with them', async () => {
  const { page } = await home.guest({ lang: 'fr' });
  await page.goto('/record');
  await page.getByRole('heading', { name: recordFr.title, level: 1 }).waitFor();
  let letGo = (): void => {};
  const isHeld = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/words-en-*.js', async (route) => {
    await isHeld;
    await route.continue();
  });
  await page.getByRole('button', { name: says.fr.app.settings, exact: true }).click();
  const language = page.locator('dialog.settings select').first();
  const held = page.waitForRequest('**/assets/words-en-*.js');
  await language.selectOption('en');
  await held;
  await language.selectOption('fr');
  await page.getByRole('heading', { name: says.fr.app.settings }).waitFor();
  const come = page.waitForResponse('**/assets/words-en-*.js');
  letGo();
  await (await come).finished();
  await page.waitForLoadState('networkidle');
  expect(await page.locator('main h1').innerText()).toBe(recordFr.title);
});
