/** Plays through the screen with the controls it offers, knowing no rules. */
import type { ElementHandle, Page } from 'playwright-core';

export interface PlayStyle {
  /** Accuse after this many turns of one's own. */
  readonly turns: number;
  /** How to use a control; by mouse or finger by default. */
  readonly press?: (page: Page, control: ElementHandle<Element>) => Promise<void>;
  /** Called before each action. */
  readonly look?: (page: Page) => Promise<void>;
  /** Stops play here; by default when the game is over. */
  readonly until?: (page: Page) => Promise<boolean>;
  /** Choose destinations on the board, or in the list. */
  readonly from?: 'board' | 'list';
  /** Leave instead of watching once out of the game. */
  readonly isHasty?: boolean;
  /** How many drivers play at this machine, so that one waiting for the others does not block them. */
  readonly company?: number;
}

const maxSteps = 900;
/** Milliseconds within which each has something to do, even on a busy machine. */
const stuckAfterMs = 60_000;

export const isGameOver = (page: Page): Promise<boolean> => page.locator('.end, .paper').first().isVisible();

/** A part that is fetched on its first use is not there at once. */
export async function allFetched(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('.table-screen [aria-busy="true"]') === null);
}

/** Plays until the game is over. Returns the number of actions. */
export async function play(page: Page, style: PlayStyle): Promise<number> {
  const press = style.press ?? tap;
  const until = style.until ?? isGameOver;
  let done = 0;
  let turns = 0;
  let hasBegun = false;
  const { company = 1 } = style;
  let lastDone = Date.now();
  const step = async (): Promise<void> => {
    if (style.look !== undefined) {
      await allFetched(page);
      await style.look(page);
    }
    const control = await nextControl(page, turns >= style.turns, style);
    if (control === null) {
      await somethingNew(page);
      if (company > 1) await page.waitForTimeout(company * 50);
      return;
    }
    // The awaited control may have appeared during the search: pressing now would miss it.
    if (await until(page)) return;
    lastDone = Date.now();
    const what = await control.getAttribute('data-do').catch(() => null);
    try {
      await press(page, control);
      done++;
      const begins = what === 'roll' || what === 'stay' || what === 'ask';
      hasBegun ||= begins;
      // Without a move before it, a suggestion counts as a turn.
      if (begins || (what === 'suggest' && !hasBegun)) turns++;
    } catch (error) {
      // A bot may have moved meanwhile, so that the control is rightly gone.
      const isThere = await control
        .evaluate((element) => {
          const modal = [...document.querySelectorAll('dialog[open]')].at(-1);
          return (
            element.isConnected &&
            !element.matches(':disabled, [aria-disabled="true"]') &&
            (modal === undefined || modal.contains(element))
          );
        })
        .catch(() => false);
      if (isThere) throw error;
    }
  };
  while (!(await acrossReloads(page, () => until(page)))) {
    if (done > maxSteps || Date.now() - lastDone > company * stuckAfterMs)
      throw new Error(`The game does not end. ${await whereItStands(page)}`);
    await acrossReloads(page, step);
  }
  return done;
}

/** A table that missed a part while the server was away reloads, and whatever was looking at the old page fails. */
async function acrossReloads<T>(page: Page, look: () => Promise<T>): Promise<T | null> {
  try {
    return await look();
  } catch (error) {
    if (!/Execution context was destroyed|Cannot find context/.test(String(error))) throw error;
    await page.waitForLoadState();
    return null;
  }
}

/** By finger or mouse. A place on the board has any shape: press it where it is visible. */
export async function tap(page: Page, control: ElementHandle<Element>): Promise<void> {
  if ((await control.getAttribute('data-place')) === null) return control.click({ timeout: 5000 });
  const point = await pointOn(control);
  if (point === null) throw new Error('A place that one may go to cannot be touched.');
  await page.mouse.click(point.x, point.y);
}

/** A point of the element that nothing covers; null where there is none. */
export const pointOn = (control: ElementHandle<Element>): Promise<{ x: number; y: number } | null> =>
  control.evaluate(async (element) => {
    // A moving board is elsewhere by the time of the press.
    const glides = element.closest('svg')?.getAnimations() ?? [];
    await Promise.allSettled(glides.map(({ finished }) => finished));
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const part of [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9])
      for (const other of [0.5, 0.3, 0.7, 0.15, 0.85]) {
        const [x, y] = [left + width * part, top + height * other];
        if (element.contains(document.elementFromPoint(x, y))) return { x, y };
      }
    return null;
  });

const whereItStands = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('main')?.parentElement?.innerText.slice(0, 1500) ?? '');

/** Waits for a change on the page, up to a limit. */
const somethingNew = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const watch = new MutationObserver(() => done());
        const timer = setTimeout(() => done(), 200);
        const done = (): void => {
          watch.disconnect();
          clearTimeout(timer);
          resolve();
        };
        watch.observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
  );

async function nextControl(
  page: Page,
  isSure: boolean,
  { from = 'board', isHasty = false }: PlayStyle,
): Promise<ElementHandle<Element> | null> {
  const found = await page.evaluateHandle(
    ([accuse, way, hastens]) => {
      /** A button that is not yet armed against stray presses does not count. */
      const all = (selector: string, within: ParentNode = document): HTMLElement[] =>
        [...within.querySelectorAll<HTMLElement>(selector)].filter(
          (element) =>
            element.getClientRects().length > 0 &&
            !element.matches(':disabled, button[aria-disabled="true"]'),
        );
      const any = <T>(list: readonly T[]): T | null => list[Math.floor(Math.random() * list.length)] ?? null;
      // The primary button of the last page would start another game.
      if (all('.end').length > 0) return null;
      // A part that is fetched on its first use is not there at once.
      if (document.querySelector('.table-screen [aria-busy="true"]') !== null) return null;
      const dialog = all('dialog[open]').at(-1);
      const toEnd = hastens ? all('[data-to-end]')[0] : undefined;
      if (toEnd !== undefined && (dialog?.contains(toEnd) ?? true)) return toEnd;
      if (dialog !== undefined) return all('button.primary', dialog)[0] ?? null;
      const act = all('.act')[0];
      if (act === undefined) return null;
      const show = all('.show', act)[0];
      if (show !== undefined)
        return all('[aria-checked="true"]', show).length > 0
          ? (all('.primary', show)[0] ?? null)
          : any(all('.card-button', show));
      const picker = all('.picker', act)[0];
      if (picker !== undefined) {
        for (const choice of all('.choice', picker)) {
          const pressed = all('[aria-checked="true"]', choice).length;
          const free = all('[aria-checked="false"]', choice);
          const unknown = free.filter((button) => button.querySelector('small') === null);
          if (pressed < (choice.dataset.key === 'from' ? 2 : 1)) return any(unknown) ?? any(free);
        }
        return all('.primary', picker)[0] ?? null;
      }
      const offered = (what: string): HTMLElement | undefined => all(`[data-do="${what}"]`, act)[0];
      if (accuse && offered('accuse') !== undefined) return offered('accuse')!;
      for (const what of ['place', 'choose', 'suggest', 'ask', 'look', 'draw', 'spy'])
        if (offered(what) !== undefined) return offered(what)!;
      const open = all('.place.open') as unknown as Element[];
      if (way === 'board' && open.length > 0) {
        // A first tap on small squares brings one of them nearer, and others out of sight.
        const inSight = open.filter((place) => {
          const { left, top, width, height } = place.getBoundingClientRect();
          return place.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        });
        const places = inSight.length > 0 ? inSight : open;
        const rooms = places.filter((place) => !/^\d/.test(place.getAttribute('data-place')!));
        return any(rooms.length > 0 ? rooms : places);
      }
      for (const listed of ['.rooms-to .way-to', '[open] .way-to', '.ways-to summary'])
        if (all(listed, act).length > 0) return any(all(listed, act));
      for (const what of ['roll', 'passage', 'stay', 'end', 'pass', 'play', 'power'])
        if (offered(what) !== undefined) return offered(what)!;
      return null;
    },
    [isSure, from, isHasty] as const,
  );
  const element = found.asElement() as ElementHandle<Element> | null;
  if (element === null) await found.dispose();
  return element;
}
