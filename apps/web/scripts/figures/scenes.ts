/** Pictures that were not drawn in time while scenes are shown, on a machine that is not slowed down. */
import { editions } from '@casefile/editions';
import type { Page } from 'playwright-core';
import { desktop, enter, phone } from '../../e2e/support/guest.ts';
import { launch } from '../browser.ts';
import type { Figure } from '../figures.ts';
import { finishedGames } from '../scenes/games.ts';
import { endTurn, scenesInLog } from '../scenes/photograph.ts';

const framesPerSecond = 60;
const maxSceneMs = 60_000;

interface Frames {
  drawn: number;
  dropped: number;
  longestMs: number;
}

/** By the gesture that is on the stage. */
function watchFrames(perSecond: number): void {
  const frames: Record<string, Frames> = {};
  Object.assign(globalThis, { frames });
  const gestureNow = (): string | undefined =>
    document.querySelector<HTMLElement>('.staging')?.dataset.gesture;
  let last = { at: 0, gesture: gestureNow() };
  const look = (at: number): void => {
    const gesture = gestureNow();
    // From one scene to the next the page may rest.
    if (last.gesture !== undefined && gesture !== undefined) {
      frames[gesture] ??= { drawn: 0, dropped: 0, longestMs: 0 };
      const now = frames[gesture];
      const tookMs = at - last.at;
      now.drawn++;
      now.dropped += Math.max(0, Math.round((tookMs * perSecond) / 1000) - 1);
      now.longestMs = Math.max(now.longestMs, tookMs);
    }
    last = { at, gesture };
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const framesOf = (page: Page): Promise<Record<string, Frames>> =>
  page.evaluate(() => (globalThis as unknown as { frames: Record<string, Frames> }).frames);

/** Until the stage is empty, and stays so. */
async function sceneOver(page: Page): Promise<void> {
  const until = Date.now() + maxSceneMs;
  for (let rests = 0; rests < 5 && Date.now() < until; ) {
    await page.waitForTimeout(200);
    rests = (await page.locator('.staging').count()) === 0 ? rests + 1 : 0;
    const learned = page.locator('dialog.learned[open] .primary');
    if (await learned.isVisible()) return;
  }
}

async function framesAt(page: Page): Promise<Record<string, Frames>> {
  const all: Record<string, Frames> = {};
  const collect = async (): Promise<void> => {
    for (const [gesture, { drawn, dropped, longestMs }] of Object.entries(await framesOf(page))) {
      const before = all[gesture] ?? { drawn: 0, dropped: 0, longestMs: 0 };
      all[gesture] = {
        drawn: before.drawn + drawn,
        dropped: before.dropped + dropped,
        longestMs: Math.max(before.longestMs, longestMs),
      };
    }
  };
  for (const { id } of editions) {
    if (await endTurn(page, id, 3)) await sceneOver(page);
    await collect();
    const [saved] = finishedGames(id);
    for (const again of await scenesInLog(page, saved!)) {
      await again();
      await sceneOver(page);
    }
    await collect();
  }
  return all;
}

export async function sceneFrames(origin: string): Promise<readonly Figure[]> {
  const browser = await launch();
  try {
    const figures: Figure[] = [];
    for (const [device, viewport] of [
      ['desk', desktop],
      ['phone', phone],
    ] as const) {
      const { page } = await enter(
        browser,
        origin,
        { settings: { speed: 'calm', motion: 'full' } },
        { viewport, reducedMotion: 'no-preference' },
      );
      await page.addInitScript(watchFrames, framesPerSecond);
      const frames = Object.entries(await framesAt(page));
      const sum = (of: (each: Frames) => number): number =>
        frames.reduce((total, [, each]) => total + of(each), 0);
      const drawn = sum((each) => each.drawn);
      const dropped = sum((each) => each.dropped);
      const worst = frames
        .filter(([, each]) => each.dropped > 0)
        .sort(([, a], [, b]) => b.dropped - a.dropped)
        .map(([gesture, each]) => `${gesture} ${each.dropped}, longest ${Math.round(each.longestMs)} ms`);
      figures.push({
        what: `frames dropped in scenes of ${frames.length} gestures, ${device}, of ${drawn + dropped}`,
        goal: '≤ 1 %',
        measured: `${dropped} (${((100 * dropped) / (drawn + dropped)).toFixed(2)} %; ${worst.join('; ') || 'none'})`,
      });
    }
    return figures;
  } finally {
    await browser.close();
  }
}
