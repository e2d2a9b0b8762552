/** A whole game on a machine four times slower: how long a press takes to show, and what keeps the screen waiting. */
import type { ElementHandle, Locator, Page } from 'playwright-core';
import { play, pointOn, tap } from '../../e2e/support/driver.ts';
import { enter } from '../../e2e/support/guest.ts';
import { openSolo } from '../../e2e/support/opening.ts';
import { launch } from '../browser.ts';
import type { Figure } from '../figures.ts';

const slowdown = 4;
/** How many of the player's own turns are played. */
const turns = 10;

interface Seen {
  /** From the press to the next picture, in milliseconds, one for each interaction. */
  readonly presses: readonly { readonly on: string; readonly took: number }[];
  /** Frames that took long, with what they did. */
  readonly frames: readonly { readonly took: number; readonly why: string }[];
}

function watch(): void {
  const presses = new Map<number, { on: string; took: number }>();
  const frames: { took: number; why: string }[] = [];
  Object.assign(globalThis, { seen: { presses, frames } });
  // Noted at once, because the pressed element may be gone when its time is reported.
  let pressed = '';
  addEventListener(
    'pointerdown',
    ({ target }) => {
      const what = (target as Element).closest('[data-do], [data-place], button, a') ?? (target as Element);
      pressed = ['data-do', 'data-place', 'class'].map((name) => what.getAttribute(name)).find(Boolean) ?? '';
    },
    { capture: true },
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (entry.interactionId === 0) continue;
      const took = Math.max(entry.duration, presses.get(entry.interactionId)?.took ?? 0);
      presses.set(entry.interactionId, { on: pressed, took });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { scripts = [], styleAndLayoutStart = 0 } = entry as PerformanceEntry & {
        scripts?: { invoker: string; sourceFunctionName: string; duration: number }[];
        styleAndLayoutStart?: number;
      };
      const end = entry.startTime + entry.duration;
      const layout = styleAndLayoutStart > 0 ? end - styleAndLayoutStart : 0;
      const said = scripts.map(
        (each) => `${each.invoker} ${each.sourceFunctionName} ${Math.round(each.duration)}`,
      );
      frames.push({
        took: entry.duration,
        why: [...said, `layout and paint ${Math.round(layout)}`].join(', '),
      });
    }
  }).observe({ type: 'long-animation-frame', buffered: true });
}

const seenBy = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const { presses, frames } = (
      globalThis as unknown as { seen: { presses: Map<number, never>; frames: never[] } }
    ).seen;
    return { presses: [...presses.values()], frames };
  });

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string };
  };
}

/** The longest tasks of the page's main thread, by the time it really worked: a busy machine does not count. */
function tasksOf(trace: Buffer): readonly { readonly ms: number; readonly why: string }[] {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const onMain = traceEvents.filter(({ pid, tid }) => mains.has(`${pid} ${tid}`));
  const isTask = ({ name }: TraceEvent): boolean => /RunTask$/.test(name);
  // Work that Playwright causes is not the page's own.
  const asked = onMain.filter(
    ({ args }) => args?.chrome_mojo_event_info?.mojo_interface_tag === 'blink.mojom.DevToolsSession',
  );
  const isAsked = (task: TraceEvent): boolean =>
    asked.some(({ pid, ts }) => pid === task.pid && ts >= task.ts && ts < task.ts + task.dur!);
  return onMain
    .filter((event) => isTask(event) && (event.tdur ?? 0) > 30_000 && !isAsked(event))
    .sort((a, b) => b.tdur! - a.tdur!)
    .slice(0, 5)
    .map((task) => {
      const within = onMain.filter(
        (event) =>
          event.pid === task.pid &&
          !isTask(event) &&
          event.ts >= task.ts &&
          event.ts < task.ts + task.dur! &&
          (event.tdur ?? 0) > task.tdur! / 4,
      );
      const why = within.map(({ name, tdur }) => `${name} ${Math.round(tdur! / 1000)}`).join(', ');
      return { ms: task.tdur! / 1000, why };
    });
}

/** A press and nothing else: Playwright's own click listens inside the page, and its time would count as the page's. */
async function touch(page: Page, control: ElementHandle<Element>): Promise<void> {
  await control.evaluate((element) => {
    if (element instanceof HTMLElement) element.scrollIntoView({ block: 'center' });
  });
  const point = await pointOn(control);
  if (point === null) return tap(page, control);
  await page.mouse.move(point.x, point.y);
  // No finger comes and goes within a millisecond.
  await page.mouse.click(point.x, point.y, { delay: 60 });
}

export async function slowGame(origin: string): Promise<readonly Figure[]> {
  const browser = await launch();
  try {
    const guest = await enter(
      browser,
      origin,
      { seed: 7, settings: { speed: 'brisk', motion: 'full' } },
      { viewport: { width: 412, height: 823 }, reducedMotion: 'no-preference' },
    );
    const { page } = guest;
    await page.addInitScript(watch);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
    const begin = async (control: Locator) => touch(page, (await control.elementHandle())!);
    await openSolo(guest, 'clue-2002', 'agnes', begin);
    await play(page, { turns, press: touch });
    const { presses, frames } = await seenBy(page);
    const tasks = tasksOf(await browser.stopTracing());
    const sorted = [...presses].sort((a, b) => a.took - b.took);
    const p98 = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.98))]?.took ?? 0;
    const slowest = sorted.slice(-5).map(({ on, took }) => `${on} ${Math.round(took)}`);
    const [longest] = [...frames].sort((a, b) => b.took - a.took);
    const slow = `at ${slowdown}× slowdown`;
    return [
      {
        what: `a press until it shows, p98 of ${sorted.length}, ${slow}`,
        goal: '≤ 100 ms',
        measured: `${Math.round(p98)} ms (slowest: ${slowest.join(', ')})`,
      },
      {
        what: `longest frame by the clock, ${slow}`,
        goal: '',
        measured:
          longest === undefined ? 'none over 50 ms' : `${Math.round(longest.took)} ms: ${longest.why}`,
      },
      {
        what: `longest task of the main thread by its own time, ${slow}`,
        goal: '≤ 100 ms',
        measured:
          tasks.length === 0
            ? 'none over 30 ms'
            : tasks.map(({ ms, why }) => `${Math.round(ms)} ms (${why})`).join('; '),
      },
    ];
  } finally {
    await browser.close();
  }
}
