/** The library of finished games: thousands of them, imported files, and invalid ones. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { words as caseEn } from '../../src/casebook/words/words-en.ts';
import { words as libraryEn } from '../../src/library/words-en.ts';
import { LocalTable } from '../../src/worker/tables/local-table.ts';
import { violations } from '../support/axe.ts';
import { finishedGame } from '../support/finished-game.ts';
import { phone } from '../support/guest.ts';
import { editionOf, goOn, settingOf } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();

const games = 5000;

test('U64 five thousand games can be searched, imported, exported, and deleted in one press', async () => {
  const { page } = await home.guest({}, { viewport: phone });
  const table = new LocalTable(editionOf('speed'), settingOf({ edition: 'speed', seed: 3 }));
  while (table.next());
  const { edition, editionVersion, options, players, seed, actions } = table.scene().saved!;
  const record = {
    record: 1,
    edition,
    editionVersion,
    options,
    players: players.map(({ suspect }) => ({ suspect })),
    seed,
    actions,
  };
  const text = JSON.stringify(record);
  await page.goto('/games');
  const file = page.locator('.from-file input');
  await file.waitFor({ state: 'attached' });
  const give = (name: string, body: string | Buffer): Promise<void> =>
    file.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(body) });
  // The error is explained, and nothing is stored.
  const alert = page.locator('.from-file [role="alert"]');
  const faults = caseEn.faults;
  for (const [name, body, said] of [
    ['poem', 'Roses are red', faults['no-record']],
    ['large', Buffer.alloc(8 * 2 ** 20 + 1, 32), faults['too-large']],
  ] as const) {
    await give(name, body);
    await expect.poll(() => alert.innerText().catch(() => ''), { message: name }).toContain(said);
  }
  // A truncated record shows what is left of it.
  await give('cut', text.slice(0, text.length * 0.7));
  await page.waitForURL('**/case/*');
  await page.locator('.casebook [role="alert"]').waitFor();
  expect(await page.locator('.casebook [role="alert"]').innerText()).toBe(caseEn.cut);
  await page.goto('/games');
  await give('whole', text);
  await page.waitForURL('**/case/*');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-export]').click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toBe(text);
  await page.evaluate(
    ([count, id]) =>
      new Promise<void>((resolve, reject) => {
        const opened = indexedDB.open('casefile-library', 1);
        opened.onsuccess = () => {
          const work = opened.result.transaction('cards', 'readwrite');
          const cards = work.objectStore('cards');
          for (let i = 0; i < count; i++)
            cards.put({
              id: `many-${i}`,
              edition: id,
              players: [{ suspect: 'scarlet' }, { suspect: 'plum', name: `Rival ${i % 50}`, bot: 'agnes' }],
              turn: i,
              touched: i,
              winner: i % 2 === 0 ? 'scarlet' : null,
              from: 'device',
              size: 9000,
            });
          work.oncomplete = () => resolve();
          work.onerror = () => reject(work.error);
        };
      }),
    [games, edition] as const,
  );
  await page.goto('/games');
  const lines = page.locator('.library .kept-game');
  await expect.poll(() => lines.count()).toBe(50);
  const count = page.locator('.library-count');
  expect(await count.innerText()).toBe(libraryEn.count(games + 2, games + 2));
  await page.getByRole('button', { name: libraryEn.more(50) }).click();
  await expect.poll(() => lines.count()).toBe(100);
  await page.locator('.library-search input').fill('rival 49 scarlet');
  await expect.poll(() => count.innerText()).toBe(libraryEn.count(games / 50, games + 2));
  await page.locator('.library-search select').nth(1).selectOption('won');
  await expect.poll(() => count.innerText()).toBe(libraryEn.none);
  await page.locator('.library-search select').nth(1).selectOption('nobody');
  await expect.poll(() => count.innerText()).toBe(libraryEn.count(games / 50, games + 2));
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await page.locator('.nowhere').count()).toBe(0);
  await page.locator('[data-clear]').click();
  await expect.poll(() => lines.count()).toBe(0);
  await page.locator('.nowhere').waitFor();
  // Deleted by mistake, restored, and deleted again.
  await page.locator('[data-restore]').click();
  await page.locator('.library-search').waitFor();
  await page.locator('.library-search input').fill('');
  await page.locator('.library-search select').nth(1).selectOption('any');
  await expect.poll(() => lines.count()).toBe(2);
  await page.locator('[data-clear]').click();
  await expect.poll(() => lines.count()).toBe(0);
  await page.reload();
  await file.waitFor({ state: 'attached' });
  expect(await lines.count()).toBe(0);
});

test('U64 games that were deleted are listed again where the browser has no database', async () => {
  const { page } = await home.guest();
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'indexedDB', {
      get: () => {
        throw new DOMException('The request was denied.', 'SecurityError');
      },
    }),
  );
  await goOn(page, finishedGame('speed'));
  await page.locator('.paper').waitFor();
  await page.goto('/games');
  const lines = page.locator('.library .kept-game');
  await expect.poll(() => lines.count()).toBe(1);
  await page.locator('[data-clear]').click();
  await expect.poll(() => lines.count()).toBe(0);
  await page.locator('[data-restore]').click();
  await expect.poll(() => lines.count()).toBe(1);
});

test('U64 a link to a finished game shows only what its players allowed', async () => {
  const { page } = await home.guest();
  let error = 'players-only';
  await page.route('**/api/tables/*/record*', (route) =>
    route.fulfill({
      status: 403,
      body: JSON.stringify({ error, message: '' }),
      contentType: 'application/json',
    }),
  );
  for (const why of ['players-only', 'record-closed'] as const) {
    error = why;
    await page.goto(`/g/${why}-table`);
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').innerText()).toBe(caseEn.faults[why]);
  }
});
