/** The detective's sheet for a real table: few presses, corrections, storage and files. */
import { readFileSync } from 'node:fs';
import { knowledgeFromSheet, readSheet, solveSheet } from '@casefile/deduction/companion';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { words as en } from '../../src/companion/words/words-en.ts';
import { words as fr } from '../../src/companion/words/words-fr.ts';
import { violations } from '../support/axe.ts';
import { phone } from '../support/guest.ts';
import { says } from '../support/opening.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();

/** Presses controls as a thumb would, and counts. */
class Thumb {
  presses = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(what: Locator): Promise<void> {
    const box = (await what.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    await what.click();
    this.presses++;
  }

  chip = (name: string, within = '.page'): Locator =>
    this.page.locator(within).getByRole('button', { name, exact: true });
}

const noSideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

async function exported(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('casefile-sheet.json');
  return readFileSync(await download.path(), 'utf8');
}

/** The sheet's cells in the solver's terms. */
async function expectSquares(page: Page, text: string): Promise<void> {
  const { cells } = solveSheet(readSheet(text));
  const marks = Object.entries(cells).flatMap(([card, owners]) =>
    Object.entries(owners).map(([owner, mark]) => `${card}|${owner} ${mark}`),
  );
  await expect
    .poll(() =>
      page
        .locator('.cell')
        .evaluateAll((all) =>
          (all as HTMLElement[]).flatMap(({ dataset: { at, mark } }) =>
            mark === 'blank' ? [] : [`${at} ${mark}`],
          ),
        ),
    )
    .toEqual(expect.arrayContaining(marks));
  expect(marks.length).toBeGreaterThan(20);
}

test('U35 U71 a sheet on a phone is set up in a few presses, takes at most six per suggestion, can be corrected, and is kept', async () => {
  const guest = await home.guest(
    { settings: { name: 'Ada', 'companion-box': 'clue-2002' } },
    { viewport: phone },
  );
  const { page } = guest;
  const thumb = new Thumb(page);
  await page.goto('/');
  await page.getByRole('link', { name: says.en.landing.companion }).click();
  await page.getByRole('heading', { name: en.title }).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await noSideways(page)).toBeLessThanOrEqual(0);
  await thumb.press(page.getByRole('link', { name: en.newSheet }));
  await thumb.press(thumb.chip('3'));
  const hand = ['Miss Scarlet', 'Rope', 'Hall', 'Lounge', 'Study', 'Library'];
  const ofHand = page.locator('.sheet-set-up section').last();
  for (const card of hand) await ofHand.getByRole('button', { name: card, exact: true }).click();
  await thumb.press(page.getByRole('button', { name: en.setUp.start }));
  // Not counting the choice of one's own cards.
  expect(thumb.presses).toBeLessThanOrEqual(5);
  await page.locator('.entry-form').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await noSideways(page)).toBeLessThanOrEqual(0);

  const note = '.pane-note';
  const suggest = async (cards: readonly string[], ...answer: readonly string[]): Promise<number> => {
    const before = thumb.presses;
    const lines = await page.locator('.lines li').count();
    for (const name of cards) await thumb.press(thumb.chip(name, note));
    // Each of my cards shows how much it gives away.
    const answers = page.locator('.answers');
    for (const name of answer)
      await thumb.press(answers.getByRole('button', { name: new RegExp(`^${name}`) }).last());
    await expect.poll(() => page.locator('.lines li').count()).toBe(lines + 1);
    return thumb.presses - before;
  };
  // I ask; the first player to my left cannot disprove it, the second shows me a card.
  expect(
    await suggest(['Colonel Mustard', 'Candlestick', 'Kitchen'], en.setUp.player(3), 'Candlestick'),
  ).toBeLessThanOrEqual(6);
  // The next player's turn, by the seating. Only I can disprove it, with two cards to choose from.
  expect(await suggest(['Miss Scarlet', 'Rope', 'Kitchen'], en.entry.you, 'Rope')).toBeLessThanOrEqual(6);
  expect(await suggest(['Mr. Green', 'Knife', 'Kitchen'], en.entry.nobody)).toBeLessThanOrEqual(6);
  const saved = await exported(page, en.saveFile);
  const table = readSheet(saved);
  expect(table.entries).toMatchObject([
    { by: 0, showed: [{ player: 2, card: 'candlestick' }] },
    { by: 1, showed: [{ player: 0, card: 'rope' }] },
    { by: 2, showed: [] },
  ]);
  expect(knowledgeFromSheet(table).facts).toContainEqual(
    expect.objectContaining({
      lacks: ['player-2', 'kitchen'],
      source: { turn: 1, what: 'passed', by: 'player-1' },
    }),
  );
  await expectSquares(page, saved);

  // The reason for a certain cell, with the line it rests on.
  await page.getByRole('button', { name: en.parts.sheet, exact: true }).click();
  await page.locator('.cell[data-at="candlestick|player-3"]').press('Enter');
  await page.locator('.sheet-why .why').getByText(en.lines.when(1)).waitFor();
  expect(await violations(page)).toEqual([]);
  // Advice on what to ask from the one room in reach.
  await page.getByRole('button', { name: en.parts.advice, exact: true }).click();
  await thumb.chip('Kitchen', '.pane-advice').click();
  await page.getByRole('button', { name: en.advice.advise }).click();
  const question = page.locator('.questions button').first();
  expect(await question.innerText()).toMatch(/Kitchen.*[1-9]/s);
  expect(await violations(page)).toEqual([]);

  // A line contradicts an earlier one: exactly these two are named.
  await page.getByRole('button', { name: en.parts.note, exact: true }).click();
  await page.getByLabel(en.entry.kind).selectOption('nobody');
  await thumb.chip('Candlestick', note).click();
  const conflict = page.locator('.conflict');
  await conflict.waitFor();
  expect(await conflict.locator('li b').allInnerTexts()).toEqual(['1', '4']);
  await conflict.getByText(en.conflict.leftOut('4', 1)).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await conflict.waitFor();
  await conflict.getByRole('button', { name: `${en.lines.edit}: ${en.lines.line(4)}` }).click();
  await thumb.chip('Wrench', note).click();
  await conflict.waitFor({ state: 'detached' });
  // Insert a line in the past, remove it, and undo both.
  await page.locator('.sheet-parts button').last().click();
  await page.locator('.line').last().click();
  await page.getByRole('button', { name: `${en.lines.insert}: ${en.lines.line(1)}` }).click();
  expect(await suggest(['Mrs. Peacock', 'Wrench', 'Study'], en.entry.nobody)).toBeLessThanOrEqual(6);
  await page.locator('.sheet-parts button').last().click();
  expect(await page.locator('.line').last().innerText()).toMatch(/^1\D+Peacock/s);
  await page.locator('.line').last().click();
  await page.getByRole('button', { name: `${en.lines.remove}: ${en.lines.line(1)}` }).click();
  await expect.poll(() => page.locator('.line').last().innerText()).toMatch(/Mustard/);
  await page.getByRole('button', { name: en.undo }).click();
  await expect.poll(() => page.locator('.line').last().innerText()).toMatch(/Peacock/);
  const mended = await exported(page, en.saveFile);

  // Delete, restore, open from a file; an invalid file is reported.
  await page.getByRole('link', { name: en.toSheets }).click();
  await page.getByRole('button', { name: /^Delete the sheet/ }).click();
  await page.getByRole('button', { name: en.undo }).click();
  expect(await page.locator('.kept-game').count()).toBe(1);
  const picker = page.getByLabel(en.openFile);
  const file = (text: string) => ({
    name: 'a.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await picker.setInputFiles(file('{"record":1}'));
  await page.getByText(en.faults['no-sheet']).waitFor();
  await picker.setInputFiles(file(mended.replace('"you": 0', '"you": 9')));
  await page.getByText(`${en.faults.broken} ${en.at('you')}`).waitFor();
  await picker.setInputFiles(file(mended));
  await page.locator('.lines li').first().waitFor({ state: 'attached' });
  expect(readSheet(await exported(page, en.saveFile))).toEqual(readSheet(mended));
});

test('what was counted or begun for a sheet that has changed since is dropped', async () => {
  const guest = await home.guest({ settings: { name: 'Ada', 'companion-box': 'clue-2002' } });
  const { page } = guest;
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    const late: (() => void)[] = [];
    Object.assign(globalThis, { late });
    Worker.prototype.postMessage = function (this: Worker, message: { readonly ask?: string }) {
      if (message.ask === 'questions') late.push(() => post.call(this, message));
      else post.call(this, message);
    };
  });
  await page.goto('/companion/new');
  await page.getByRole('button', { name: '3', exact: true }).click();
  const ofHand = page.locator('.sheet-set-up section').last();
  for (const card of ['Miss Scarlet', 'Rope', 'Hall', 'Lounge', 'Study', 'Library'])
    await ofHand.getByRole('button', { name: card, exact: true }).click();
  await page.getByRole('button', { name: en.setUp.start }).click();
  const note = page.locator('.pane-note');
  const nobodyHas = async (card: string): Promise<void> => {
    await page.getByLabel(en.entry.kind).selectOption('nobody');
    await note.getByRole('button', { name: card, exact: true }).click();
  };
  const advice = page.locator('.advice [role="status"]');
  await page.getByRole('button', { name: en.advice.advise }).click();
  await advice.getByText(en.advice.thinking).waitFor();
  await nobodyHas('Wrench');
  await expect.poll(() => advice.innerText()).toBe('');
  await page.evaluate(() => {
    for (const post of (globalThis as unknown as { late: (() => void)[] }).late) post();
  });
  // Asked for later, and so answered later.
  await page.locator('.cell[data-at="wrench|envelope"]').press('Enter');
  await page.locator('.sheet-why .why').waitFor();
  expect(await advice.innerText()).toBe('');

  await page.locator('.line').click();
  await page.getByRole('button', { name: `${en.lines.remove}: ${en.lines.line(1)}` }).click();
  await page.getByRole('button', { name: en.undo }).click();
  await page.locator('.line').click();
  await page.getByRole('button', { name: `${en.lines.edit}: ${en.lines.line(1)}` }).click();
  await note.getByText(en.entry.mending(1)).waitFor();
  await page.getByRole('button', { name: en.redo }).click();
  await expect.poll(() => note.getByText(en.entry.mending(1)).count()).toBe(0);
});

test('what a sheet counts with is fetched again where it did not come at first', async () => {
  const { page } = await home.guest({ settings: { 'companion-box': 'clue-2002' } });
  let lost = 0;
  await page.route('**/assets/worker-*.js', (route) => {
    lost++;
    return route.abort();
  });
  await page.goto('/companion/new');
  await page.getByRole('button', { name: '3', exact: true }).click();
  await expect.poll(() => lost).toBeGreaterThan(0);
  const cards = page.locator('.sheet-set-up').getByRole('button', { name: 'Rope', exact: true });
  expect(await cards.count()).toBe(0);
  await page.unroute('**/assets/worker-*.js');
  await page.getByRole('button', { name: '4', exact: true }).click();
  await cards.waitFor();
});

test('U35 U71 a custom deck in French works on a desktop by keyboard alone and offline', async () => {
  const guest = await home.guest({ lang: 'fr', isInstalled: true, settings: { theme: 'lamplight' } });
  const { page, context } = guest;
  await page.goto('/companion/new');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.reload();
  const box = page.getByLabel(fr.setUp.box);
  await box.selectOption({ label: fr.ownDeck });
  const kinds = page.locator('.own-deck textarea');
  for (const [i, text] of ['Alice\nBruno\nChloé', 'Corde ×2\nPelle', 'Grenier\nCave\nJardin'].entries())
    await kinds.nth(i).fill(text);
  await page.getByRole('button', { name: '3', exact: true }).press('Enter');
  for (const card of [/^Alice/, /^Corde/]) await page.getByRole('button', { name: card }).press('Enter');
  await page.getByRole('button', { name: fr.setUp.start }).press('Enter');
  for (const name of ['Bruno', 'Corde', 'Cave', fr.setUp.player(3), 'Corde'])
    await page.locator('.pane-note').getByRole('button', { name, exact: true }).last().press('Enter');
  await page.locator('.line').getByText('Corde').waitFor();
  const table = readSheet(await exported(page, fr.saveFile));
  expect(table.deck.kinds[1].cards[0]).toMatchObject({ name: 'Corde', copies: 2 });
  expect(table.entries).toHaveLength(1);
  // Both copies of the cord are found, so the envelope holds the spade.
  await expect.poll(() => page.locator('tr[data-solved="true"]').innerText()).toContain('Pelle');
  expect(await violations(page)).toEqual([]);
  expect(await noSideways(page)).toBeLessThanOrEqual(0);
});
