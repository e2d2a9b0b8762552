/** No beat of the others' turns is cut off by what follows it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goOn, momentsOf } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();

interface Shown {
  readonly gesture: string;
  readonly ms: number;
}

/** Records every beat with its duration; the last one is still shown. */
const watchBeats = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const shown: { gesture: string; ms: number }[] = [];
    Object.assign(window, { shownBeats: shown });
    let [last, since] = ['', performance.now()];
    new MutationObserver(() => {
      const stage = document.querySelector<HTMLElement>('.staging');
      const told = stage?.querySelector('.stage-caption')?.textContent ?? '';
      const now = stage === null ? '' : `${stage.dataset.gesture} ${told}`;
      if (now === last) return;
      if (last !== '') shown.push({ gesture: last.split(' ')[0]!, ms: performance.now() - since });
      [last, since] = [now, performance.now()];
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });

/** At pace “brisk”, in milliseconds; a little less, for clocks are coarse. */
const least: Readonly<Record<string, number>> = {
  question: 600,
  slide: 520,
  shake: 120,
  walk: 120,
  dice: 120,
};

const isLong = process.env.CASEFILE_LONG === '1';
// A declined reaction to a question needs no press.
const cases = [
  ['secrets-2008', 5, 2],
  ['clue-2002', 4, 3],
  ['super-1991', 4, 3],
  ['asterix', 4, 3],
] as const;

test.each(isLong ? cases : cases.slice(0, 1))(
  'U52 no beat of %s is cut off by the one after it',
  async (edition, seats, seed) => {
    const { page } = await home.guest(
      { settings: { speed: 'brisk', motion: 'full' } },
      { reducedMotion: 'no-preference' },
    );
    const moment = [...momentsOf({ edition, seed, seats, bot: 'basil' })].find(
      ({ scene }) => scene.view.turnNumber > 4 && scene.legal.some((form) => form.do === 'end'),
    )!;
    await goOn(page, moment.saved);
    await watchBeats(page);
    await page.locator('.act [data-do="end"]').click();
    await page.locator('.staging').waitFor();
    await page.locator('.status[data-mine="true"], dialog.learned[open], .end').first().waitFor();
    const shown = await page.evaluate(() => (window as never as { shownBeats: Shown[] }).shownBeats);
    expect(shown.map(({ gesture }) => gesture)).toContain('question');
    expect(shown.filter(({ gesture, ms }) => ms < (least[gesture] ?? 0))).toEqual([]);
  },
);
