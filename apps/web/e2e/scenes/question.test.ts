/** A question that goes round can be followed on a phone: large cards, answers that stay, a card that covers no face. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { touch } from '../support/guest.ts';
import { goOn, me, quietRound } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();

const maxBeats = 60;

/** Step by step, until the stage shows this. */
async function stepTo(page: Page, gesture: string): Promise<void> {
  for (let beats = 0; beats < maxBeats; beats++) {
    await page.locator('.staging').waitFor({ timeout: 10_000 });
    if ((await page.locator('.staging').getAttribute('data-gesture')) === gesture) return;
    await page.keyboard.press('Shift');
    await page.waitForTimeout(50);
  }
  throw new Error(`The others never came to ${gesture}.`);
}

test.each([
  ['upright', touch, 64],
  ['on its side', { ...touch, viewport: { width: 740, height: 360 } }, 64],
] as const)('U52 a question on a phone %s', async (_, options, leastPx) => {
  const { page } = await home.guest(
    { settings: { speed: 'step', motion: 'full' } },
    { ...options, reducedMotion: 'no-preference' },
  );
  await goOn(
    page,
    quietRound({ edition: 'clue-2002', seed: 1, seats: 4 }, ({ view }, turns) => {
      const last = view.history.at(-1);
      return turns > 1 && last !== undefined && last.by !== me && last.answers.at(-1)?.answer === 'shown';
    }),
  );
  await page.locator('.act [data-do="end"]').click();
  await stepTo(page, 'slide');
  await page.waitForTimeout(2500);
  const seen = await page.evaluate(() => {
    const boxes = (selector: string): DOMRect[] =>
      [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
    const [card] = boxes('.sliding');
    const isOver = ({ left, right, top, bottom }: DOMRect): boolean =>
      Math.min(right, card!.right) - Math.max(left, card!.left) > (right - left) / 3 &&
      Math.min(bottom, card!.bottom) - Math.max(top, card!.top) > 0;
    return {
      cards: boxes('.question .stage-cards li').map(({ width }) => Math.round(width)),
      answers: document.querySelectorAll('.seat[data-answer]').length,
      covered: boxes('.seat-face > svg:first-child').filter(isOver).length,
    };
  });
  expect(seen.cards).toHaveLength(3);
  expect(Math.min(...seen.cards)).toBeGreaterThanOrEqual(leastPx);
  expect(seen.answers).toBeGreaterThan(0);
  expect(seen.covered).toBe(0);
});
