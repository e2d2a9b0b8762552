/** Playing on from a moment of a finished game, and sharing the same deal. */
import { type Fact, type FactOf, stripFact } from '@casefile/engine';
import { expect, test } from 'vitest';
import { words as caseEn } from '../../src/casebook/words/words-en.ts';
import type { SavedGame } from '../../src/worker/messages.ts';
import { LocalTable } from '../../src/worker/tables/local-table.ts';
import { violations } from '../support/axe.ts';
import { casebookOf, factsIn, finishedGame, lastTurnOf, openCasebook } from '../support/finished-game.ts';
import { editionOf, keptBy } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();

test('U49 play from any moment continues with a deal the player could not rule out, and compares both games', async () => {
  const guest = await home.guest();
  const { page } = guest;
  const saved = finishedGame('speed');
  await openCasebook(guest, saved);
  await page.locator('[data-challenge]').click();
  await page.getByText(caseEn.copied).waitFor();
  const challenge = await page.evaluate(() => navigator.clipboard.readText());
  const { seats } = casebookOf(saved);
  const { at } = seats[1]!.suggestions[1]!;
  await page.goto(`/case/studied#t=${at}&as=${seats[1]!.suspect}`);
  await page.locator('.play-from').click();
  await page.locator('.play-from-box input').nth(1).check();
  expect(await violations(page)).toEqual([]);
  await page.locator('.play-from-box [type="submit"]').click();
  await page.waitForURL('**/play/*');
  await page.locator('[data-pane="hand"] .card').first().waitFor();
  const begun = (await keptBy(page))!;
  const { origin } = begun;
  expect(origin).toMatchObject({ path: '/case/studied', seat: 1, drawnFor: 1 });
  expect(origin!.at).toBeLessThanOrEqual(at);
  // The same game from the chosen seat; then bots play it to its end.
  const own = factsIn(saved).slice(0, origin!.at);
  const seen = (facts: readonly Fact[]): readonly Fact[] => facts.slice(1).map((fact) => stripFact(fact, 1));
  expect(seen(origin!.steps.flat())).toEqual(seen(own));
  const players = begun.players.map(({ suspect }) => ({ suspect, bot: 'agnes' }));
  const table = LocalTable.restore(editionOf('speed'), { ...begun, players, actions: [] });
  while (table.next());
  const over: SavedGame = { ...table.scene().saved!, players: begun.players };
  await page.evaluate((game) => localStorage.setItem('casefile.game.branch', game), JSON.stringify(over));
  await page.goto('/case/branch');
  await page.locator('.compared').waitFor();
  const cells = await page.locator('.compared tbody tr').nth(1).locator('td').allInnerTexts();
  expect(cells).toEqual([origin!.went.turns, lastTurnOf(over)].map(String));
  // Both curves on the same axes, and as a table: equal up to where the games diverge.
  const both = page.locator('.compared .certainty');
  await both.waitFor();
  expect(await both.locator('.chart .line path').count()).toBe(2);
  expect(await both.locator('.certainty-legend li').allInnerTexts()).toEqual([
    expect.stringContaining(caseEn.compared.before),
    expect.stringContaining(caseEn.compared.here),
  ]);
  await page.locator('.compared summary').click();
  const rows = page.locator('.compared details tbody tr');
  const [first, second] = await rows.first().locator('td').allInnerTexts();
  expect(first).toBe(second);
  const { curve } = casebookOf(over).seats[1]!;
  const proved = curve.findLast(({ opened }) => !opened)!;
  expect((await rows.last().locator('td').allInnerTexts())[1]).toContain(`${proved.solutions} · `);
  await page.locator('.casebook[aria-busy="false"]').waitFor();
  await page.getByRole('button', { name: caseEn.verify.press }).click();
  await page.locator('.verdict[data-right="true"]').waitFor();
  expect(await page.locator('[data-check="opening"]').getAttribute('data-found')).toBe('none');
  expect(await page.locator('[data-challenge]').count()).toBe(0);
  await page.locator('.compared > p > a').click();
  await page.waitForURL(`**/case/studied#t=${origin!.at}*`);
  // The same deal shared with somebody else: the hand is the one I had.
  await page.goto(challenge);
  await page.locator('.same-deal [type="submit"]').click();
  await page.waitForURL('**/play/*');
  const mine = factsIn(saved).find((fact) => fact.fact === 'dealt' && fact.seat === 0) as FactOf<'dealt'>;
  const hand = page.locator('[data-pane="hand"] .card');
  await expect.poll(() => hand.count()).toBe(mine.sealed.cards!.length);
  expect((await keptBy(page))!.layout!.hands![saved.players[0]!.suspect]).toEqual(mine.sealed.cards);
});
