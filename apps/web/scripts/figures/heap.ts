/** What stays in memory after many games in one page. */
import type { CDPSession } from 'playwright-core';
import { play } from '../../e2e/support/driver.ts';
import { enter } from '../../e2e/support/guest.ts';
import { openSolo } from '../../e2e/support/opening.ts';
import { launch } from '../browser.ts';
import type { Figure } from '../figures.ts';

const games = 20;

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}

export async function heapAfterGames(origin: string): Promise<readonly Figure[]> {
  const browser = await launch();
  try {
    const guest = await enter(browser, origin, { seed: 5 }, {});
    const { page } = guest;
    const session = await page.context().newCDPSession(page);
    await openSolo(guest, 'clue-2002');
    const sizes: number[] = [];
    for (let game = 1; game <= games; game++) {
      await play(page, { turns: 1 });
      sizes.push(await heapOf(session));
      if (game === games) break;
      await page.locator('.paper').waitFor();
      await page.locator('.end .primary').click();
      await page.locator('.end').waitFor({ state: 'detached' });
    }
    return [
      {
        what: `heap after ${games} games in one page`,
        goal: '≤ 60 MB',
        measured: `${sizes.at(-1)!.toFixed(1)} MB (after the first ${sizes[0]!.toFixed(1)} MB)`,
      },
    ];
  } finally {
    await browser.close();
  }
}
