/** Follows the housekeeper's requests step by step. */
import type { LessonPlan, LessonStep } from '@casefile/editions/lesson';
import type { Locator, Page } from 'playwright-core';

export type Press = (control: Locator) => Promise<void>;

/** The current step; `last` when the lesson is complete. */
export const stepOf = async (page: Page): Promise<string> =>
  (await page.locator('.lesson').first().getAttribute('data-step')) ?? '';
export const saysNow = (page: Page): Promise<string> => page.locator('.lesson p').first().innerText();

export interface Following {
  readonly press: Press;
  /** Called once when a step begins. */
  readonly onStep?: (id: string) => Promise<void>;
}

/** Stops when this step begins. */
export async function followLesson(
  page: Page,
  plan: LessonPlan,
  until: string,
  { press, onStep }: Following,
): Promise<void> {
  let before = '';
  for (let turn = 0; turn < 200; turn++) {
    const id = await stepOf(page);
    if (id === until) return;
    if (id !== before) {
      before = id;
      await onStep?.(id);
    }
    const seen = page.locator('dialog[open] .primary');
    if ((await seen.count()) > 0) await press(seen.first());
    else await take(page, plan.steps.find((step) => step.id === id)!, press);
    await page.waitForTimeout(60);
  }
  throw new Error(`The lesson stands still at "${before}".`);
}

async function take(page: Page, step: LessonStep, press: Press): Promise<void> {
  if (step.until === 'read') return press(page.locator('.lesson-ways .primary'));
  if (step.until === 'answered') return press(page.locator(`.lesson [data-answer="${step.right}"]`));
  if (step.until === 'marked') return mark(page, step, press);
  if (step.until === 'happened') return;
  const act = page.locator('.act');
  const shown = act.locator('.show');
  if ((await shown.count()) > 0) {
    if ((await shown.locator('[aria-checked="true"]').count()) === 0)
      await press(shown.locator('.card-button:enabled').first());
    await shown.locator('.primary:not([aria-disabled="true"])').waitFor();
    return press(shown.locator('.primary'));
  }
  if ((await act.locator('.picker').count()) > 0) {
    for (const thing of Object.values(step.action).flat()) {
      // Not awaited: the request may be fulfilled by now, and the tiles gone.
      const tile = act.locator(`[data-thing="${String(thing)}"][aria-checked="false"]`);
      if ((await tile.count()) > 0) await press(tile);
    }
    const doIt = act.locator('.picker .primary:enabled');
    if ((await doIt.count()) > 0) await press(doIt);
    return;
  }
  const way = act.locator(`.way-to[data-to="${String(step.action.to)}"]`);
  const doing = act.locator(`[data-do="${step.action.do}"]`);
  if ((await way.count()) > 0) await press(way);
  else if ((await doing.count()) > 0) await press(doing);
}

async function mark(
  page: Page,
  { card, owner, mark }: Extract<LessonStep, { until: 'marked' }>,
  press: Press,
): Promise<void> {
  const tab = page.locator('.tab[data-goal="notebook"][aria-pressed="false"]');
  if (await tab.isVisible()) await press(tab);
  const cell = page.locator(`.cell[data-at="${card}|${owner}"]`);
  for (let presses = 0; presses < 3; presses++) {
    if ((await cell.getAttribute('data-mark')) === mark) return;
    await press(cell);
  }
}
