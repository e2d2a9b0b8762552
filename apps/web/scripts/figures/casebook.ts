/** A casebook on a machine four times slower: its first page, the steps of its replay, a moment by link, memory. */
import type { CDPSession, Page } from 'playwright-core';
import { enter } from '../../e2e/support/guest.ts';
import { editionOf, settingOf } from '../../e2e/support/saved-games.ts';
import type { SavedGame } from '../../src/worker/messages.ts';
import { LocalTable } from '../../src/worker/tables/local-table.ts';
import { launch } from '../browser.ts';
import type { Figure } from '../figures.ts';

const slowdown = 4;
const casebooks = 10;
const steps = 40;

/** Bots play it to its end; the first of them was me. */
function finished(seed: number, seats: number): { readonly saved: SavedGame; readonly facts: number } {
  const setting = settingOf({ edition: 'clue-2002', seed, seats, bot: 'basil' });
  const table = new LocalTable(editionOf('clue-2002'), setting);
  while (table.next());
  const { saved, facts } = table.scene();
  const [own, ...others] = saved!.players;
  return { saved: { ...saved!, players: [{ suspect: own!.suspect }, ...others] }, facts: facts.length };
}

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

/** From when the page has its script to when this is there: what a casebook adds to a visit. */
const shownAfter = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        const look = (): void => {
          if (document.querySelector(wanted) === null) requestAnimationFrame(look);
          else resolve(performance.now() - entry!.domInteractive);
        };
        look();
      }),
    selector,
  );

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize / 1_000_000;
}

export async function casebookFigures(origin: string): Promise<readonly Figure[]> {
  const browser = await launch();
  try {
    const { page } = await enter(browser, origin, {}, {});
    const games = Array.from({ length: casebooks }, (_, i) => finished(i + 1, 6).saved);
    const long = Array.from({ length: 12 }, (_, i) => finished(i + 50, 6)).toSorted(
      (a, b) => b.facts - a.facts,
    )[0]!;
    await page.addInitScript(
      (all) => {
        for (const [i, game] of all.entries()) localStorage.setItem(`casefile.game.book${i}`, game);
      },
      [...games, long.saved].map((game) => JSON.stringify(game)),
    );
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto('/case/book0');
    const cold = await shownAfter(page, '.glance');
    await page.goto('/case/book1');
    const warm = await shownAfter(page, '.glance');
    await page.locator('.casebook[aria-busy="false"]').waitFor();
    await page.goto(`/case/book${casebooks}#t=${long.facts - 60}`);
    const byLink = await shownAfter(page, '.replay-bar');
    const line = page.locator('.replay-line input');
    const took: number[] = [];
    for (let i = 0; i < steps; i++)
      took.push(
        await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              const input = document.querySelector<HTMLInputElement>('.replay-line input')!;
              const before = input.value;
              const began = performance.now();
              document.querySelector<HTMLElement>('[data-jump="back"]')!.click();
              const look = (): void => {
                if (input.value === before) requestAnimationFrame(look);
                else resolve(performance.now() - began);
              };
              look();
            }),
        ),
      );
    await line.waitFor();
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto('/games');
    const address = (i: number): string => `/case/book${i}`;
    for (let i = 0; i < casebooks; i++) {
      await page.evaluate((path) => {
        history.pushState({}, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
      }, address(i));
      await page.locator('.casebook[aria-busy="false"] .glance').waitFor();
    }
    const heap = await heapOf(session);
    const figure = (what: string, goal: string, measured: string): Figure => ({ what, goal, measured });
    const ms = (value: number): string => `${value.toFixed(0)} ms`;
    return [
      figure(
        `first page of a casebook, ${slowdown}× slower`,
        '≤ 300 ms',
        `${ms(warm)} (first visit ${ms(cold)})`,
      ),
      figure(`a step of the replay, ${slowdown}× slower, median of ${steps}`, '≤ 50 ms', ms(median(took))),
      figure(`a moment of a game of ${long.facts} facts by link, ${slowdown}× slower`, '≤ 1 s', ms(byLink)),
      figure(`heap of the page after ${casebooks} casebooks`, '≤ 120 MB', `${heap.toFixed(1)} MB`),
    ];
  } finally {
    await browser.close();
  }
}
