/** The case of the day. */
import { editions } from '@casefile/editions';
import { dailyPuzzle, makeDailyPuzzle } from '@casefile/training';
import { expect, test } from 'vitest';
import { words as dailyEn } from '../../src/daily/words-en.ts';
import { words as dailyFr } from '../../src/daily/words-fr.ts';
import { words as trainEn } from '../../src/training/words/words-en.ts';
import { violations } from '../support/axe.ts';
import { phone } from '../support/guest.ts';
import { atTable } from '../support/opening.ts';
import { noSideways, solve } from '../support/puzzles.ts';
import { editionOf } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();

const french = (day: string): string =>
  new Intl.DateTimeFormat('fr-FR', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day));

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
