/** The casebook of a finished game shows what the analysis computes. */
import { judgeMarks } from '@casefile/analysis';
import { words as en } from '@casefile/analysis/words/en';
import { words as fr } from '@casefile/analysis/words/fr';
import { expect, test } from 'vitest';
import { words as caseEn } from '../../src/casebook/words/words-en.ts';
import type { SavedGame } from '../../src/worker/messages.ts';
import { violations } from '../support/axe.ts';
import { casebookOf, finishedGame, gameIn, openCasebook } from '../support/finished-game.ts';
import { desktop, phone } from '../support/guest.ts';
import { momentsOf } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();

/** A notebook with one mark in time and one wrong mark; all other certainties were missed. */
function notebookFor(saved: SavedGame) {
  const [first, second] = judgeMarks(gameIn(saved), 0, []).missed;
  const [good, bad] = [first!, second!].map(({ card, owner }) => `${card}|${owner}`) as [string, string];
  const page = { marks: { [good]: 'yes', [bad]: 'no' }, times: { [good]: first!.at, [bad]: second!.at } };
  const own = [
    { card: first!.card, owner: first!.owner, mark: 'yes', at: first!.at } as const,
    { card: second!.card, owner: second!.owner, mark: 'no', at: second!.at } as const,
  ];
  return { text: JSON.stringify({ 0: JSON.stringify(page) }), judged: judgeMarks(gameIn(saved), 0, own) };
}

test.each([
  ['en', en],
  ['fr', fr],
] as const)('U30 U59 U60 U61 U62 the casebook shows what the analysis computes: %s', async (lang, words) => {
  const guest = await home.guest({ lang }, { viewport: lang === 'fr' ? phone : desktop });
  const { page } = guest;
  const saved = finishedGame('card-2018');
  const { seats } = casebookOf(saved);
  const { text, judged } = notebookFor(saved);
  await page.addInitScript((notes) => localStorage.setItem('casefile.notes.studied', notes), text);
  await openCasebook(guest, saved);
  await page.locator('.casebook[aria-busy="false"]').waitFor();
  const notebook = page.locator('[data-chapter="notebook"]');
  await notebook.locator('li').first().waitFor();
  expect(judged.marks.map(({ verdict }) => verdict)).toEqual(['in-time', 'wrong']);
  expect(await notebook.locator('[data-verdict="wrong"]').count()).toBe(1);
  expect(await notebook.locator('[data-verdict="missed"]').count()).toBe(judged.missed.length);
  for (const { seat, suspect, suggestions, shows, curve } of seats) {
    // Other players' knowledge is shown from their point of view.
    const eyes = seat === 0 ? '' : `&as=${suspect}`;
    await page.locator('.case-player select').selectOption(String(seat));
    const lines = page.locator('[data-chapter="suggestions"] li');
    await expect.poll(() => lines.count()).toBe(suggestions.length);
    for (const [i, { expected, gained, at }] of suggestions.entries()) {
      expect(await lines.nth(i).innerText()).toContain(words.could(expected!, gained));
      expect(await lines.nth(i).locator('a').getAttribute('href')).toBe(`/case/studied#t=${at}${eyes}`);
    }
    expect(await page.locator('[data-chapter="shows"] li').count()).toBe(shows.length);
    const last = curve.findLast(({ opened }) => !opened)!;
    const legend = page.locator(`.certainty-legend [data-line="${seat}"]`);
    expect(await legend.innerText()).toContain(words.bits(last.bits!));
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
  // The chart by keyboard: along my own curve to its end, and on to the table.
  const chart = page.locator('.chart');
  await chart.focus();
  for (const [key, { turn, solutions, bits }] of [
    ['Home', seats[0]!.curve[0]!],
    ['End', seats[0]!.curve.findLast(({ opened }) => !opened)!],
  ] as const) {
    await page.keyboard.press(key);
    const read = words.list([words.solutions(solutions!), words.bits(bits!)]);
    await expect.poll(() => chart.getAttribute('aria-valuetext')).toContain(read);
    expect(await chart.getAttribute('aria-valuetext')).toContain(words.turn(turn));
  }
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/case/studied#t=${seats[0]!.curve.findLast(({ opened }) => !opened)!.at}`);
});

test('U49 a running game has no casebook and no “play from here”', async () => {
  const guest = await home.guest();
  const [moment] = momentsOf({ edition: 'speed', seed: 2 });
  await openCasebook(guest, moment!.saved);
  expect(await guest.page.getByRole('alert').innerText()).toBe(caseEn.faults.unfinished);
  expect(await guest.page.locator('.casebook').count()).toBe(0);
  await guest.page.goto('/case/studied#t=20');
  await guest.page.getByRole('alert').waitFor();
  expect(await guest.page.locator('.play-from').count()).toBe(0);
});
