/** The trainer. */
import { editions } from '@casefile/editions';
import {
  dailyPuzzle,
  findPuzzle,
  gradeAnswer,
  hintOf,
  makeDailyPuzzle,
  maxHints,
  PuzzleStock,
  puzzleKinds,
} from '@casefile/training';
import { expect, test } from 'vitest';
import { words as dailyEn } from '../../src/daily/words-en.ts';
import { words as trainEn } from '../../src/training/words/words-en.ts';
import { words as trainFr } from '../../src/training/words/words-fr.ts';
import { violations } from '../support/axe.ts';
import { cutSelects } from '../support/cut-selects.ts';
import { phone } from '../support/guest.ts';
import { noSideways, solve } from '../support/puzzles.ts';
import { editionOf } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();
const train = { en: trainEn, fr: trainFr };

test.each(['en', 'fr'] as const)(
  'U67 the trainer asks, checks the answer at once and explains every miss: %s',
  async (lang) => {
    const t = train[lang];
    const guest = await home.guest(
      {
        lang,
        settings: {
          'training.device': 'e2e',
          'training.edition': 'speed',
          theme: lang === 'fr' ? 'lamplight' : 'plan',
        },
      },
      { viewport: lang === 'fr' ? phone : { width: 1280, height: 800 } },
    );
    const { page } = guest;
    const stock = new PuzzleStock(editionOf('speed'), 'e2e');
    await page.goto('/');
    await page.locator('a[href="/train"]').click();
    const first = findPuzzle(stock, 'mark', 1);
    if (first.kind !== 'mark') throw new Error('not asked to mark');
    await page.locator('.puzzle').waitFor();
    // Three hints, and a deliberately wrong mark.
    for (let hint = 1; hint <= 3; hint++) await page.getByRole('button', { name: t.hint(hint, 3) }).click();
    expect(await page.locator('.hints li').count()).toBe(3);
    const [one] = first.reasons;
    const cell = page.locator(`.cell[data-at="${one!.card}|${one!.owner}"]`);
    await cell.focus();
    for (let press = 0; press < (one!.holds ? 1 : 2); press++) await page.keyboard.press('Enter');
    expect(gradeAnswer(first, { kind: 'mark', marks: [{ ...one!, holds: !one!.holds }] }).isRight).toBe(
      false,
    );
    await page.locator('.puzzle-buttons .primary').click();
    await page.getByRole('heading', { name: t.wrong }).waitFor();
    // Every missed mark has its reason, with a line for each step.
    await expect.poll(() => page.locator('.reasons details').count()).toBe(first.reasons.length);
    await expect
      .poll(() => page.locator('.reasons details').first().locator('li').count())
      .toBeGreaterThan(0);
    expect(await page.locator('.cell[data-clash="true"]').count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    expect(await noSideways(page)).toBeLessThanOrEqual(0);
    for (const kind of puzzleKinds.slice(1)) {
      await page.getByRole('button', { name: t.next }).click();
      const puzzle = findPuzzle(stock, kind, 1);
      await page.locator(`.puzzle[data-kind="${kind}"]`).waitFor();
      expect(await page.locator('.train-level .pips').getAttribute('aria-label')).toBe(
        t.level(puzzle.level, 7),
      );
      if (kind === 'accuse') continue;
      await solve(page, puzzle);
      await page.getByRole('heading', { name: t.right }).waitFor();
      expect(await noSideways(page)).toBeLessThanOrEqual(0);
    }
    const kept = await page.evaluate(() => localStorage.getItem('casefile.training.progress'));
    expect(JSON.parse(kept!)).toMatchObject({
      mark: { answered: 1, right: 0 },
      show: { right: 1 },
      ask: { right: 1 },
    });
  },
);

test('edition and kind of puzzle can be read in full on a phone, in French', async () => {
  const { page } = await home.guest({ lang: 'fr' }, { viewport: phone });
  await page.goto('/train');
  await page.locator('.train-choice select').nth(1).waitFor();
  expect(await cutSelects(page, '.train-choice select')).toEqual([]);
});

test('U67 another edition brings its own puzzles, however long it takes to come; where it did not, a second try does', async () => {
  const { page } = await home.guest({ settings: { 'training.device': 'e2e' } });
  await page.goto('/train');
  await page.locator('.puzzle').waitFor();
  let isLost = true;
  await page.route('**/assets/edition-*.js', async (route) => {
    if (isLost) return route.abort();
    await new Promise((resolve) => setTimeout(resolve, 300));
    return route.continue();
  });
  const choice = page.locator('.train-choice select').first();
  await choice.selectOption('asterix');
  await page.getByText(trainEn.missing).waitFor();
  isLost = false;
  await page.getByRole('button', { name: trainEn.tryAgain }).click();
  const expectOf = async (edition: string): Promise<void> => {
    await page.locator('.puzzle').waitFor();
    const cards = await page
      .locator('.puzzle .cell')
      .evaluateAll((cells) => (cells as HTMLElement[]).map(({ dataset }) => dataset.at!.split('|')[0]!));
    const own = Object.values(editionOf(edition).cards({})).flat();
    expect([...new Set(cards)].sort()).toEqual([...own].sort());
  };
  await expectOf('asterix');
  await choice.selectOption('speed');
  await page.getByText(trainEn.looking).waitFor();
  await expectOf('speed');
});

test('U67 the options can be reached by Tab also when a hint has struck the first of them', async () => {
  // A day whose last hint does that.
  const day = '2026-06-10';
  const wanted = dailyPuzzle(
    day,
    editions.map(({ id }) => id),
  );
  const puzzle = makeDailyPuzzle(day, editionOf(wanted.edition), wanted);
  expect(hintOf(puzzle, maxHints)).toEqual({ kind: 'not', option: 0 });
  const { page } = await home.guest();
  await page.goto(`/daily/${day}`);
  await page.getByRole('button', { name: dailyEn.solve }).click();
  for (let number = 1; number <= maxHints; number++)
    await page.getByRole('button', { name: trainEn.hint(number, maxHints) }).click();
  const options = page.locator('.ask-option');
  await expect.poll(() => options.first().isDisabled()).toBe(true);
  expect(await page.locator('.ask-option[tabindex="0"]:enabled').count()).toBe(1);
});
