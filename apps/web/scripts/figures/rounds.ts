/** Five champions' turns at once, from the end of mine to the beginning of the next. */
import { enter } from '../../e2e/support/guest.ts';
import { goOn, quietRound } from '../../e2e/support/saved-games.ts';
import { launch } from '../browser.ts';
import type { Figure } from '../figures.ts';

const rounds = 5;
const seats = 6;

export async function botRounds(origin: string): Promise<readonly Figure[]> {
  const browser = await launch();
  try {
    const { page } = await enter(browser, origin, { settings: { speed: 'instant' } }, {});
    const took: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const saved = quietRound(
        { edition: 'clue-2002', seed: 1 + round * 50, seats, bot: 'irene' },
        ({ view }, turns) => view.result === null && turns === seats,
      );
      await goOn(page, saved);
      const ms = await page.evaluate(
        (turns) =>
          new Promise<number>((resolve) => {
            const count = (): number => document.querySelectorAll('.log-turn').length;
            const goal = count() + turns;
            const start = performance.now();
            const look = new MutationObserver(() => {
              if (count() < goal) return;
              look.disconnect();
              resolve(performance.now() - start);
            });
            look.observe(document.body, { subtree: true, childList: true });
            document.querySelector<HTMLElement>('.act [data-do="end"]')!.click();
          }),
        seats,
      );
      took.push(ms);
    }
    took.sort((a, b) => a - b);
    return [
      {
        what: `five champions’ turns at once, median of ${rounds} (most)`,
        goal: '≤ 1 s',
        measured: `${Math.round(took[rounds >> 1]!)} ms (${Math.round(took.at(-1)!)} ms)`,
      },
    ];
  } finally {
    await browser.close();
  }
}
