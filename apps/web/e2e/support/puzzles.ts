/** Solving puzzles on the screen. */
import { marksToFind, type Puzzle } from '@casefile/training';
import type { Page } from 'playwright-core';

/** Gives the right answer, taken from the training package. */
export async function solve(page: Page, puzzle: Puzzle): Promise<void> {
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

/** How far the page scrolls sideways, in pixels. */
export const noSideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
