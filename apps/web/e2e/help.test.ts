/** What the screen says can be done, can be done; and nobody is asked in vain whether they react. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { play } from './driver.ts';
import { openSolo, says } from './opening.ts';
import { testServer } from './test-server.ts';

const home = testServer();

/** Words of the help, and what must be on the screen where they stand. */
const promises: readonly (readonly [RegExp, string])[] = [
  [/^(?!.*accuse only (?:in|when you are in)).*\baccuse\b/i, '[data-do="accuse"]'],
  [/\bname an? /i, '[data-do="suggest"], [data-do="ask"]'],
  [/secret passage/i, '[data-do="passage"]'],
  [/^Roll\b/, '[data-do="roll"]'],
  [/you can reach/i, '.rooms-to .way-to'],
  [/lit squares?|square that is lit/i, '.squares-to, .ways-to details'],
  [/end your turn/i, '[data-do="end"]'],
];

interface Asked {
  readonly help: string;
  readonly broken: readonly string[];
}

const look = (page: Page): Promise<Asked> =>
  page.evaluate(
    (list) => {
      const act = document.querySelector('.act');
      const help = act?.querySelector(':scope > .help')?.textContent ?? '';
      const broken = help
        .split(/(?<=[.!?]) /)
        .filter((sentence) =>
          list.some(
            ([words, flags, control]) =>
              new RegExp(words!, flags).test(sentence) && act!.querySelector(control!) === null,
          ),
        );
      return { help, broken };
    },
    promises.map(([words, control]) => [words.source, words.flags, control]),
  );

describe('U54: help speaks only of what is on the screen', () => {
  test.each(['secrets-2008', 'clue-2015', 'clue-1986'])('%s', { timeout: 240_000 }, async (edition) => {
    const guest = await home.guest({ seed: 5, settings: { speed: 'instant' } });
    await openSolo(guest, edition, 'daisy');
    const heard = new Set<string>();
    let looks = 0;
    await play(guest.page, {
      turns: 99,
      look: async (page) => {
        const { help, broken } = await look(page);
        expect(broken).toEqual([]);
        if (help !== '') heard.add(help);
        looks++;
      },
      until: async (page) => looks > 50 || (await page.locator('.end, .paper').first().isVisible()),
    });
    expect(heard.size).toBeGreaterThan(4);
  });

  test('where one can accuse is said in an edition that allows it in one room only', async () => {
    const guest = await home.guest({ seed: 5, settings: { speed: 'instant' } });
    await openSolo(guest, 'secrets-2008', 'daisy');
    await guest.page.locator('.act .primary').waitFor();
    expect(await guest.page.locator('.act .help').innerText()).toContain('accuse only in the Pool');
    expect(await guest.page.locator('[data-do="accuse"]').count()).toBe(0);
  });
});

test('U57: at most two prompts a round to react, over ten turns and more', { timeout: 300_000 }, async () => {
  const guest = await home.guest({ seed: 3, settings: { speed: 'instant' } });
  const { page } = guest;
  await openSolo(guest, 'secrets-2008', 'daisy');
  const again = page.getByRole('button', { name: says.en.table.notThisRound });
  const prompts = new Map<number, Set<string>>();
  let round = 0;
  let wasMine = false;
  let turns = 0;
  await play(page, {
    turns: 99,
    look: async () => {
      const status = await page.locator('.status').innerText();
      const isMine = status.includes(says.en.table.yourTurn);
      if (isMine && !wasMine) round++;
      wasMine = isMine;
      turns = await page.locator('.log .log-turn').count();
      if (await again.isVisible())
        // The log may still be filling up while the same question stands.
        prompts.set(round, (prompts.get(round) ?? new Set()).add(`${turns} ${status}`));
    },
    until: async () => turns > 40 || (await page.locator('.end, .paper').first().isVisible()),
  });
  expect(turns).toBeGreaterThanOrEqual(10);
  expect(round).toBeGreaterThan(3);
  for (const [, asked] of prompts) expect(asked.size).toBeLessThanOrEqual(2);
});
