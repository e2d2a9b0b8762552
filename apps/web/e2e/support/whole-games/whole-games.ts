/** A whole game of every edition through the screen, by clicks. */
import type { Lang } from '@casefile/editions/words/words';
import { faultsIn } from '@casefile/testkit/forbidden-words';
import { isLong } from '@casefile/testkit/size';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { play } from '../driver.ts';
import { phone } from '../guest.ts';
import { openSolo, says } from '../opening.ts';
import { saidOn } from '../said.ts';
import { keptBy, tableOf } from '../saved-games.ts';
import { testServer } from '../test-server.ts';
import { lookAtHelp } from './help.ts';
import { expectShown, lessonsIn, type Shown, watchShown } from './shown.ts';
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

/** Turns of one's own before the accusation. */
const turns = isLong ? 8 : 2;
/** In a short run each edition is played in one of the languages. */
const playedIn = {
  en: editions.filter((_, i) => isLong || i % 2 === 0),
  fr: editions.filter((_, i) => isLong || i % 2 === 1),
} as const;

/** Invariants of every moment of every game. */
async function check(page: Page): Promise<void> {
  const now = await page.evaluate(() => {
    const shown = (selector: string): Element[] =>
      [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
    return {
      status: document.querySelector('.status')?.textContent?.trim() ?? '',
      isMine: document.querySelector('.status')?.getAttribute('data-mine') === 'true',
      asked: shown('.seat[data-asked="true"]').length,
      hasTabs: shown('.tabs').length > 0,
      loud: shown('.act .primary').length,
      panel: document.querySelector('.act')?.outerHTML.slice(0, 1500),
      isCovered: shown('dialog[open], .end').length > 0,
      // While a part is loading the screen says so, and there is nothing to press.
      isFetching: shown('.act > .fetching').length > 0,
      destinations: shown('.place.open').map((place) => place.getAttribute('data-place')!),
      listed: [...document.querySelectorAll('.way-to')].map((way) => way.getAttribute('data-to')!),
    };
  });
  expect(now.status).not.toBe('');
  // The game is over and its last page is loading.
  if (now.isCovered || [says.en, says.fr].some(({ table }) => now.status === table.over)) return;
  // On a phone players and panel have their own tabs; the status line on each says whom the table waits for.
  if (!now.hasTabs) expect(now.asked).toBeGreaterThan(0);
  // While choosing a destination, the board itself is the primary control.
  if (now.isMine && now.destinations.length === 0) expect(now.loud, now.panel).toBe(now.isFetching ? 0 : 1);
  if (now.listed.length > 0 && now.destinations.length > 0)
    expect([...now.listed].sort()).toEqual([...now.destinations].sort());
}

/** Everything I was entitled to see was on my screen while I watched. */
async function expectAllShown(page: Page, lang: Lang, shown: readonly Shown[]): Promise<void> {
  const saved = (await keptBy(page))!;
  const lessons = await lessonsIn(saved, tableOf(saved).scene().viewerSeat!, lang);
  const myEnd = lessons.findIndex(({ isMyEnd }) => isMyEnd);
  expect(lessons.length, 'a game without news tells nothing').toBeGreaterThan(0);
  expectShown(isHasty(lang) && myEnd >= 0 ? lessons.slice(0, myEnd + 1) : lessons, shown);
}

/** Both ways on after a wrong accusation. */
const isHasty = (lang: Lang): boolean => lang === 'fr';

export function wholeGames(lang: Lang): void {
  const home = testServer();
  test.each(playedIn[lang])(
    `U05 U08 U22 U29 U51 U54 U75 a whole game of %s in ${lang}: the help is always true, one thing is primary, undo works where allowed, and everything learned was shown`,
    async (edition) => {
      const guest = await home.guest({ lang, seed: 7 }, edition === 'asterix' ? { viewport: phone } : {});
      const { page } = guest;
      const shown = await watchShown(page);
      await openSolo(guest, edition);
      const undo = watchUndo(edition);
      const said = new Set<string>();
      const helps = new Set<string>();
      const done = await play(page, {
        turns,
        isHasty: isHasty(lang),
        async look() {
          await check(page);
          if (lang === 'en') {
            // Text and control may be drawn one after the other; a real fault persists.
            await expect.poll(async () => (await lookAtHelp(page)).broken, { timeout: 10_000 }).toEqual([]);
            helps.add((await lookAtHelp(page)).help);
          }
          for (const text of await saidOn(page)) said.add(text);
          await undo.look(page);
        },
      });
      expect(done).toBeGreaterThan(turns);
      expect(undo.seen.size).toBeGreaterThan(1);
      if (lang === 'en') expect(helps.size).toBeGreaterThan(1);
      await page.locator('.paper').waitFor();
      await page.locator('.paper[data-ending] .article span').nth(1).waitFor();
      expect([...said].flatMap((text) => faultsIn(text, lang))).toEqual([]);
      await expectAllShown(page, lang, shown);
    },
  );
}
