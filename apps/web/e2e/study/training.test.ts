/** The trainer, the case of the day, and the player's record. */
import { editions } from '@casefile/editions';
import {
  dailyPuzzle,
  findPuzzle,
  gradeAnswer,
  makeDailyPuzzle,
  marksToFind,
  type Puzzle,
  PuzzleStock,
  puzzleKinds,
} from '@casefile/training';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { words as dailyEn } from '../../src/daily/words-en.ts';
import { words as dailyFr } from '../../src/daily/words-fr.ts';
import { words as recordEn } from '../../src/record/words-en.ts';
import { words as recordFr } from '../../src/record/words-fr.ts';
import { words as trainEn } from '../../src/training/words/words-en.ts';
import { words as trainFr } from '../../src/training/words/words-fr.ts';
import { LocalTable } from '../../src/worker/tables/local-table.ts';
import { violations } from '../support/axe.ts';
import { cutSelects } from '../support/cut-selects.ts';
import { phone } from '../support/guest.ts';
import { atTable, says } from '../support/opening.ts';
import { editionOf, settingOf } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();
const train = { en: trainEn, fr: trainFr };

/** Gives the right answer, taken from the training package. */
async function solve(page: Page, puzzle: Puzzle): Promise<void> {
  await page.locator(`.puzzle[data-kind="${puzzle.kind}"]`).waitFor();
  if (puzzle.kind === 'mark')
    for (const { card, owner, holds } of marksToFind(puzzle.knowledge, puzzle.given, puzzle.certain)) {
      const cell = page.locator(`.cell[data-at="${card}|${owner}"]`);
      for (let press = 0; press < (holds ? 2 : 1); press++) await cell.click();
    }
  if (puzzle.kind === 'show') {
    const at = puzzle.named.indexOf(puzzle.best);
    await page.locator('.puzzle-cards .card-button').nth(at).click();
  }
  if (puzzle.kind === 'ask') await page.locator('.ask-option').nth(puzzle.best).click();
  if (puzzle.kind !== 'accuse') await page.locator('.puzzle-buttons .primary').click();
  else if (puzzle.solutions.length > 1) await page.locator('.puzzle-buttons button').nth(1).click();
  else {
    for (const card of puzzle.solutions[0]!)
      await page
        .locator('.accuse-card')
        .filter({ hasText: new RegExp(nameOf(card), 'i') })
        .first()
        .click();
    await page.locator('.puzzle-buttons .primary').click();
  }
}
const nameOf = (card: string): string => card.split('-').at(-1)!;

const noSideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

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

const french = (day: string): string =>
  new Intl.DateTimeFormat('fr-FR', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day));

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

test('U68 everybody gets the same case on a date, also offline; invalid dates offer a way on', async () => {
  const ids = editions.map(({ id }) => id);
  const day = '2026-11-16';
  const wanted = dailyPuzzle(day, ids);
  const puzzle = makeDailyPuzzle(day, editionOf(wanted.edition), wanted);
  const shown: string[][] = [];
  for (const [lang, timezoneId] of [
    ['en', 'Pacific/Auckland'],
    ['fr', 'America/Los_Angeles'],
  ] as const) {
    const t = lang === 'en' ? dailyEn : dailyFr;
    const guest = await home.guest(
      { lang, ...(lang === 'en' ? { isInstalled: true as const } : {}) },
      { timezoneId, viewport: phone },
    );
    const { page, context } = guest;
    await page.clock.setFixedTime(
      new Date(lang === 'en' ? '2026-11-16T01:00:00+13:00' : '2026-11-16T23:00:00-08:00'),
    );
    await page.goto('/daily');
    if (lang === 'en') {
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await context.setOffline(true);
      await page.reload();
    }
    await page.getByRole('button', { name: t.solve }).click();
    await page.locator('.puzzle').waitFor();
    shown.push(
      await page
        .locator('.cell')
        .evaluateAll((cells) =>
          cells.map((cell) => `${(cell as HTMLElement).dataset.at} ${(cell as HTMLElement).dataset.mark}`),
        ),
    );
    await solve(page, puzzle);
    await page.locator('.puzzle-verdict[data-right="true"]').waitFor();
    const line = await page.locator('.daily-line').innerText();
    expect(line).toContain('/daily/2026-11-16');
    expect(line).toContain(t.right);
    await page.getByRole('button', { name: t.share }).click();
    await page.getByText(t.copied).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(line);
    expect(await page.locator('.calendar [data-today="true"]').getAttribute('data-puzzle')).toBe('right');
    expect(await violations(page)).toEqual([]);
    expect(await noSideways(page)).toBeLessThanOrEqual(0);
    if (lang === 'en') continue;
    for (const [path, said] of [
      ['2026-02-30', t.noDay],
      ['2026-11-17', t.future(french('2026-11-17'))],
      ['2019-01-01', t.tooEarly('1er janvier 2026')],
    ] as const) {
      await page.goto(`/daily/${path}`);
      expect(await page.getByRole('alert').innerText()).toBe(said);
      await page.getByRole('link', { name: t.toToday }).waitFor();
    }
    // A past day; then the clock is set back before it.
    await page.goto('/daily/2026-11-10');
    await page.getByRole('button', { name: t.solve }).waitFor();
    await page.clock.setFixedTime(new Date('2026-11-12T12:00:00-08:00'));
    await page.goto('/daily');
    await page.getByText(t.clockBack(french('2026-11-12'), french('2026-11-16'))).waitFor();
    // The game of the day is stored: left and reopened, it goes on.
    await page.getByRole('button', { name: t.play }).click();
    await atTable(page);
    expect(new URL(page.url()).pathname).toBe('/play/daily-2026-11-12');
    await page.goto('/daily');
    await page.getByRole('button', { name: t.goOn }).waitFor();
    await page.goto('/');
    await page.locator('a[data-today]').waitFor();
    expect(await page.locator('a[href="/daily"]:visible').count()).toBe(1);
  }
  expect(shown[0]).toEqual(shown[1]);
});

test('U68 without storage, puzzles and daily cases work and say how long progress lasts', async () => {
  const { page } = await home.guest();
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await page.goto('/daily');
  await page.getByText(dailyEn.unkept).waitFor();
  await page.getByRole('button', { name: dailyEn.solve }).click();
  await page.locator('.puzzle').waitFor();
  await page.locator('.home').click();
  await page.locator('a[href="/train"]').click();
  await page.getByText(trainEn.unkept).waitFor();
  await page.locator('.puzzle').waitFor();
});

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
