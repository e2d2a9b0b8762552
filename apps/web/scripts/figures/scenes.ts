/** Pictures that were not drawn in time while scenes are shown, on a machine that is not slowed down. */
import { editions } from '@casefile/editions';
import type { Page } from 'playwright-core';
import { desktop, enter, phone } from '../../e2e/support/guest.ts';
import type { SavedGame } from '../../src/worker/messages.ts';
import { launch } from '../browser.ts';
import type { Figure } from '../figures.ts';
import { finishedGames, gesturesByLine } from '../scenes/games.ts';
import { endTurn, loggedScenes } from '../scenes/photograph.ts';

/**
 * A sample, so that it ends in four minutes: at each table some seconds of the others' turns as they happen, and from
 * the log of a finished game one scene for every gesture that has not been seen on this device before.
 */
const liveMs = 6000;
const maxSceneMs = 15_000;
/** Games between bots that are looked through for the one with the most gestures. */
const games = 2;
const framesPerSecond = 60;
/** Not a gesture: cards that have not set out yet. */
const early = 'being drawn';

interface Frames {
  drawn: number;
  dropped: number;
  longestMs: number;
}

/** By the gesture that is on the stage. */
function watchFrames([perSecond, early]: readonly [number, string]): void {
  const frames: Record<string, Frames> = {};
  Object.assign(globalThis, { frames });
  // While its cards are being drawn nothing moves: those frames are counted separately.
  const gestureNow = (): string | undefined => {
    const stage = document.querySelector<HTMLElement>('.staging');
    return stage?.dataset.early === 'true' ? early : stage?.dataset.gesture;
  };
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

/** Until the stage is empty, and stays so, or the time is up. */
async function sceneOver(page: Page, maxMs: number): Promise<void> {
  const until = Date.now() + maxMs;
  for (let rests = 0; rests < 3 && Date.now() < until; ) {
    await page.waitForTimeout(100);
    rests = (await page.locator('.staging').count()) === 0 ? rests + 1 : 0;
    const learned = page.locator('dialog.learned[open] .primary');
    if (await learned.isVisible()) return;
  }
}

interface Watched {
  readonly frames: Readonly<Record<string, Frames>>;
  readonly scenes: number;
}

async function framesAt(page: Page, finished: readonly SavedGame[]): Promise<Watched> {
  const frames: Record<string, Frames> = {};
  let scenes = 0;
  const collect = async (): Promise<void> => {
    for (const [gesture, { drawn, dropped, longestMs }] of Object.entries(await framesOf(page))) {
      const before = frames[gesture] ?? { drawn: 0, dropped: 0, longestMs: 0 };
      frames[gesture] = {
        drawn: before.drawn + drawn,
        dropped: before.dropped + dropped,
        longestMs: Math.max(before.longestMs, longestMs),
      };
    }
  };
  for (const saved of finished) {
    if (await endTurn(page, saved.edition, 3)) {
      await sceneOver(page, liveMs);
      await collect();
      scenes++;
    }
    const byLine = gesturesByLine(saved);
    const seen = new Set(Object.keys(frames));
    const isNew = (n: number): boolean => [...(byLine[n] ?? [])].some((gesture) => !seen.has(gesture));
    if (!byLine.some((_, n) => isNew(n))) continue;
    for (const { n, again } of await loggedScenes(page, saved)) {
      if (!isNew(n)) continue;
      for (const gesture of byLine[n]!) seen.add(gesture);
      await again();
      await page.locator('.staging').waitFor();
      await sceneOver(page, maxSceneMs);
      scenes++;
    }
    await collect();
  }
  return { frames, scenes };
}

export async function sceneFrames(origin: string): Promise<readonly Figure[]> {
  const finished = editions.map(({ id }) => finishedGames(id, games)[0]!);
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
        { settings: { speed: 'brisk', motion: 'full' } },
        { viewport, reducedMotion: 'no-preference' },
      );
      await page.addInitScript(watchFrames, [framesPerSecond, early] as const);
      const watched = await framesAt(page, finished);
      const { [early]: before, ...moving } = watched.frames;
      const frames = Object.entries(moving);
      const sum = (of: (each: Frames) => number): number =>
        frames.reduce((total, [, each]) => total + of(each), 0);
      const drawn = sum((each) => each.drawn);
      const dropped = sum((each) => each.dropped);
      const worst = frames
        .filter(([, each]) => each.dropped > 0)
        .sort(([, a], [, b]) => b.dropped - a.dropped)
        .map(([gesture, each]) => `${gesture} ${each.dropped}, longest ${Math.round(each.longestMs)} ms`);
      figures.push({
        what: `frames dropped in ${watched.scenes} scenes, ${frames.length} gestures, ${editions.length} editions, ${device}, of ${drawn + dropped}`,
        goal: '≤ 1 %',
        measured: `${dropped} (${((100 * dropped) / (drawn + dropped)).toFixed(2)} %; ${worst.join('; ') || 'none'}); before cards set out: ${before?.dropped ?? 0}; shown: ${frames.map(([gesture]) => gesture).join(', ')}`,
      });
    }
    return figures;
  } finally {
    await browser.close();
  }
}
