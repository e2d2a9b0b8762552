/** A whole game of every edition through the screen, by clicks. */
import { faultsIn } from '@casefile/testkit/forbidden-words';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { play } from './driver.ts';
import { openSolo, says } from './opening.ts';
import { saidOn } from './said.ts';
import { testServer } from './test-server.ts';
import { watchUndo } from './undo.ts';

export const editions = [
  'clue-1986',
  'clue-2002',
  'asterix',
  'clue-2015',
  'secrets-2008',
  'super-1991',
  'card-2018',
  'speed',
];
export const isLong = process.env.CASEFILE_LONG === '1';
/** So many turns of one's own before the accusation. */
const turns = isLong ? 3 : 1;
/** In a short run each edition is played in one of the languages. */
const playedIn = {
  en: editions.filter((_, i) => isLong || i % 2 === 0),
  fr: editions.filter((_, i) => isLong || i % 2 === 1),
} as const;

/** What must hold at every moment of every game. */
async function check(page: Page): Promise<void> {
  const now = await page.evaluate(() => {
    const shown = (selector: string): Element[] =>
      [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
    return {
      status: document.querySelector('.status')?.textContent?.trim() ?? '',
      isMine: document.querySelector('.status')?.getAttribute('data-mine') === 'true',
      asked: shown('.seat[data-asked="true"]').length,
      loud: shown('.act .primary').length,
      panel: document.querySelector('.act')?.outerHTML.slice(0, 1500),
      isCovered: shown('dialog[open], .end').length > 0,
      // While a part is on its way that is said, and there is nothing to press.
      isFetching: shown('.act > .fetching').length > 0,
      destinations: shown('.place.open').map((place) => place.getAttribute('data-place')!),
      listed: [...document.querySelectorAll('.way-to')].map((way) => way.getAttribute('data-to')!),
    };
  });
  expect(now.status).not.toBe('');
  // Over, with its last page on the way.
  if (now.isCovered || [says.en, says.fr].some(({ table }) => now.status === table.over)) return;
  expect(now.asked).toBeGreaterThan(0);
  // The board itself is the loud thing while one chooses where to go.
  if (now.isMine && now.destinations.length === 0) expect(now.loud, now.panel).toBe(now.isFetching ? 0 : 1);
  if (now.listed.length > 0 && now.destinations.length > 0)
    expect([...now.listed].sort()).toEqual([...now.destinations].sort());
}

export function wholeGames(lang: 'en' | 'fr'): void {
  const home = testServer();
  test.each(playedIn[lang])(
    `U05 U22 U29 U75 a whole game of %s in ${lang}: always something to read, one thing to do, and back where one may`,
    async (edition) => {
      const guest = await home.guest({ lang, seed: 7 });
      await openSolo(guest, edition);
      const undo = watchUndo(edition);
      const said = new Set<string>();
      const done = await play(guest.page, {
        turns,
        // Both ways on for who has accused wrongly.
        isHasty: lang === 'fr',
        async look(page) {
          await check(page);
          for (const text of await saidOn(page)) said.add(text);
          await undo.look(page);
        },
      });
      expect(done).toBeGreaterThan(turns);
      expect(undo.seen.size).toBeGreaterThan(1);
      await guest.page.locator('.paper').waitFor();
      await guest.page.locator('.paper[data-ending] .article span').nth(1).waitFor();
      expect([...said].flatMap((text) => faultsIn(text, lang))).toEqual([]);
    },
  );
}
