/** Help says where to accuse, and players are asked to react only when they can. */
import { isLong } from '@casefile/testkit/size';
import type { ElementHandle, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isWindow } from '../../src/game/reactions.ts';
import type { SavedGame } from '../../src/worker/messages.ts';
import { isGameOver, play, tap } from '../support/driver.ts';
import { says } from '../support/opening.ts';
import { beginSolo, goOn, keptBy, me, momentsOf } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();

describe('U54: help speaks only of what is on the screen', () => {
  test('says where to accuse in an edition that allows it in one room only', async () => {
    const guest = await home.guest({ seed: 5, settings: { speed: 'instant' } });
    await beginSolo(guest, 'secrets-2008', 'daisy');
    await guest.page.locator('.act .primary').waitFor();
    expect(await guest.page.locator('.act .help').innerText()).toContain('accuse only in the Pool');
    expect(await guest.page.locator('[data-do="accuse"]').count()).toBe(0);
  });
});

describe('U57 whether I react', () => {
  const edition = 'secrets-2008';
  const again = (page: Page) => page.getByRole('button', { name: says.en.table.notThisRound });
  /** Just before a reaction window in which I hold something to play, or nothing. */
  function beforeWindow(holds: boolean): SavedGame {
    for (let seed = 1; seed < 60; seed++)
      for (const { scene, saved } of momentsOf({ edition, seed })) {
        const means = scene.legal.filter((form) => form.do !== 'pass');
        if (isWindow(scene) && scene.view.turn !== me && means.length > 0 === holds) return saved;
      }
    throw new Error('No game has such a moment.');
  }

  test('is asked when I hold something to play, and skipped when I hold nothing', async () => {
    for (const holds of [true, false]) {
      const { page } = await home.guest();
      const saved = beforeWindow(holds);
      await goOn(page, saved);
      if (holds) await again(page).waitFor();
      // Skipped without a press: the game has gone on by itself.
      else
        await expect
          .poll(async () => (await keptBy(page))!.actions.length)
          .toBeGreaterThan(saved.actions.length);
      expect(await page.locator('.act [data-do="pass"]').count()).toBe(holds ? 1 : 0);
    }
  });

  test('is asked at most twice a round over more than ten turns', { timeout: 300_000 }, async () => {
    // Without a limit this game would ask more often.
    const guest = await home.guest({ seed: 9 });
    const { page } = guest;
    await beginSolo(guest, edition, 'daisy');
    /** Prompts answered in each round between my turns. */
    const asked = [0];
    const turnsSoFar = () => page.locator('.log .log-turn').count();
    let myTurn = -1;
    const press = async (_: Page, control: ElementHandle<Element>): Promise<void> => {
      // A card held up over the prompt is not an answer to it.
      const isPrompt =
        (await again(page).isVisible()) && (await control.evaluate((each) => each.closest('.act') !== null));
      // A player who takes a passage does not roll.
      const isMine = await control.evaluate((each) => each.matches('[data-place], [data-do="roll"]'));
      const turn = await turnsSoFar();
      await tap(page, control);
      if (isMine && turn !== myTurn) {
        myTurn = turn;
        asked.push(0);
      }
      if (isPrompt) asked[asked.length - 1]!++;
    };
    let turns = 0;
    const until = async (): Promise<boolean> => {
      turns = await turnsSoFar();
      return turns > (isLong ? 40 : 14) || (await isGameOver(page));
    };
    await play(page, { turns: 99, press, until });
    expect(turns).toBeGreaterThanOrEqual(10);
    expect(asked.length).toBeGreaterThan(3);
    expect(Math.max(...asked), asked.join()).toBeGreaterThan(0);
    expect(Math.max(...asked), asked.join()).toBeLessThanOrEqual(2);
  });
});
