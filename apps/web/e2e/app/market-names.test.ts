/** The names chosen for a table are used everywhere on it. */
import { expect, test } from 'vitest';
import { atTable, choose, says } from '../support/opening.ts';
import { acknowledgeAll, momentsOf } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();

test('U37 names chosen at set-up appear for players, cards, notebook, log, picker and rules, and no others remain', async () => {
  const guest = await home.guest({ seed: 4 });
  const { page } = guest;
  await choose(page, 'solo', 'clue-2002');
  await page.getByLabel(says.en.settings.market).selectOption('cluedo');
  expect(await page.locator('.set-chair option').allInnerTexts()).toContain('Reverend Green');
  // A game with all suspects that bots have played for a while.
  const wanted = { edition: 'clue-2002', seed: 1, seats: 6 };
  const { saved } = [...momentsOf(wanted)].find(
    ({ scene }) => scene.view.turnNumber > 8 && scene.legal.some((form) => form.do === 'suggest'),
  )!;
  await page.evaluate((game) => localStorage.setItem('casefile.game', game), JSON.stringify(saved));
  await page.goto('/play');
  await atTable(page);
  await acknowledgeAll(page);
  await page.locator('.act [data-do="suggest"]').click();
  await page.locator('.picker .choice').nth(1).waitFor();
  const labels = (within: string): Promise<string> =>
    page
      .locator(within)
      .evaluateAll((all) =>
        all
          .flatMap((each) => [
            (each as HTMLElement).innerText ?? '',
            ...[...each.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')),
          ])
          .join('\n'),
      );
  const places = ['.seats', '.stage', '.picker', '.notebook', '.log'];
  for (const place of places) {
    const said = await labels(place);
    expect(said, place).toContain('Reverend Green');
    expect(said, place).not.toMatch(/Mr\. Green|Miss Scarlet\b|Mr\. Boddy/);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: says.en.table.help }).click();
  await page.locator('.guide').waitFor();
  const guide = await labels('.guide');
  expect(guide).toContain('Reverend Green');
  expect(guide).toContain('Dr Black');
  expect(guide).toContain('Miss Scarlett plays first.');
  expect(guide).not.toMatch(/Mr\. Green|Miss Scarlet\b|Boddy/);
});
