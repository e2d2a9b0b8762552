/** The newspaper of a finished game: styled by edition, different for each ending, downloadable as a picture. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { countWords } from '../../src/paper/article.ts';
import { endedAs } from '../../src/paper/test/endings.ts';
import type { SavedGame } from '../../src/worker/messages.ts';
import { LocalTable } from '../../src/worker/tables/local-table.ts';
import { violations } from '../support/axe.ts';
import { phone } from '../support/guest.ts';
import { says } from '../support/opening.ts';
import { editionOf, keep, settingOf } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();

/** Closes the last shown cards first. */
async function open(page: Page, paper: Locator): Promise<void> {
  const last = paper.locator('.article span').nth(3);
  const learned = page.locator('dialog.learned[open] .primary');
  while (!(await last.isVisible())) {
    if (await learned.isVisible()) await learned.click({ timeout: 1000 }).catch(() => {});
    await page.waitForTimeout(50);
  }
}

/** A finished game of bots, handed to the player of the first seat. */
function finished(edition: string, isWon: boolean): SavedGame {
  for (let seed = 1; seed < 60; seed++) {
    const table = new LocalTable(editionOf(edition), settingOf({ edition, seed }));
    for (let i = 0; i < 2000 && table.next(); i++);
    table.look(0);
    const { view, saved } = table.scene();
    if (view.result === null || view.result.winner === null || (view.result.winner === 0) !== isWon) continue;
    const own = view.seats[0]!.suspect;
    const players = saved!.players.map(({ bot, ...player }) =>
      player.suspect === own || bot === undefined ? player : { ...player, bot },
    );
    return { ...saved!, players };
  }
  throw new Error('No game ended like this.');
}

test.each([
  ['clue-2002', 'en', true, 'broadsheet', 'won'],
  ['asterix', 'fr', false, 'papyrus', 'lost'],
] as const)(
  'U63 the newspaper of %s reports in %s the case that was played',
  async (edition, lang, isWon, style, ending) => {
    const { page } = await home.guest({ lang }, { viewport: phone });
    await page.goto('/favicon.svg');
    await page.evaluate(
      (game) => localStorage.setItem('casefile.game', game),
      JSON.stringify(finished(edition, isWon)),
    );
    await page.goto('/play');
    const paper = page.locator(`.paper[data-style="${style}"][data-ending="${ending}"]`);
    await open(page, paper);
    const words = countWords(await paper.locator('.article').innerText());
    expect(words).toBeGreaterThanOrEqual(80);
    expect(words).toBeLessThanOrEqual(140);
    // At the end of a line a title stays with its name, and “turn” with its number.
    const lines = await paper.locator('h2, .lead, .article').allTextContents();
    expect(lines.join(' · ')).not.toMatch(/\b(?:turn|tour) \d|(?<!\p{L})(?:Mrs?\.|Miss|Mme|Mlle) \p{Lu}/u);
    expect(await violations(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: says[lang].end.savePicture }).click(),
    ]);
    const picture = readFileSync(await download.path());
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20) > 900]).toEqual([1200, true]);
    // Opened again, it is the same paper; its cards are drawn after the page.
    const text = await paper.innerText();
    await page.reload();
    await open(page, paper);
    await expect.poll(() => paper.innerText()).toBe(text);
  },
);

test('U63 the picture of a paper has its colours, and room for a long line about who was wrong', async () => {
  const { page } = await home.guest();
  const { saved, last } = endedAs(editionOf('clue-1986'), 'nobody')!;
  await keep(page, { ...saved, actions: [...saved.actions, last] });
  await open(page, page.locator('.paper[data-style="tabloid"]'));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: says.en.end.savePicture }).click(),
  ]);
  const png = readFileSync(await download.path()).toString('base64');
  const { kicker, lead } = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d')!;
    pen.drawImage(image, 0, 0);
    const [red, green, blue] = getComputedStyle(document.querySelector('.kicker')!)
      .backgroundColor.match(/\d+/g)!
      .map(Number);
    const band = pen.getImageData(0, 150, image.width, 50).data;
    let kicker = 0;
    for (let i = 0; i < band.length; i += 4)
      if (band[i] === red && band[i + 1] === green && band[i + 2] === blue) kicker++;
    // Rows with letters in them, under the headline.
    const rows = pen.getImageData(0, 296, image.width, 84);
    const inked = Array.from({ length: rows.height }, (_, y) => {
      const row = rows.data.subarray(y * rows.width * 4, (y + 1) * rows.width * 4);
      return row.some((value, i) => i % 4 === 0 && value < 90);
    });
    return { kicker, lead: inked.filter((isInked, y) => isInked && !inked[y - 1]).length };
  }, png);
  expect(kicker).toBeGreaterThan(2000);
  expect(lead).toBe(2);
});
