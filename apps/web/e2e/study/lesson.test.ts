/** Lessons by playing. */
import { plan as cardPlan } from '@casefile/editions/card-2018/lesson';
import { text as en } from '@casefile/editions/clue-2002/en/lesson';
import { names } from '@casefile/editions/clue-2002/en/names';
import { plan } from '@casefile/editions/clue-2002/lesson';
import { fill } from '@casefile/editions/guide/fill';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { words } from '../../src/lesson/words-en.ts';
import { violations } from '../support/axe.ts';
import { phone } from '../support/guest.ts';
import { followLesson, type Press, saysNow, stepOf } from '../support/lesson.ts';
import { atTable, says } from '../support/opening.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();
/** A control that disappears before the press was no longer needed; a lesson that stands still hits its own limit. */
const click: Press = (control) => control.click({ timeout: 5000 }).catch(() => {});

/** Her sentences and buttons that are not wholly in sight, cut off by the screen or by something that scrolls. */
const cutOff = (page: Page): Promise<string[]> =>
  page.locator('.lesson :is(p, button)').evaluateAll((all) =>
    all.flatMap((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      let [from, to] = [0, innerHeight];
      for (let box = element.parentElement; box !== null; box = box.parentElement)
        if (getComputedStyle(box).overflowY !== 'visible') {
          const edge = box.getBoundingClientRect();
          [from, to] = [Math.max(from, edge.top), Math.min(to, edge.bottom)];
        }
      return top < from - 1 || bottom > to + 1 ? [element.textContent] : [];
    }),
  );

test('U38 U65 the guided first game on a phone in French answers a wrong try kindly, survives a reload, and is won', async () => {
  const { page } = await home.guest({ lang: 'fr' }, { viewport: phone, hasTouch: true });
  await page.goto('/');
  await page.getByRole('link', { name: says.fr.landing.learn }).click();
  await atTable(page);
  await page.locator('.lesson').waitFor();
  const onStep = async (id: string): Promise<void> => {
    await expect.poll(() => cutOff(page), { message: `at ${id}` }).toEqual([]);
  };
  const following = { press: click, onStep };
  // Anything but the requested action does nothing, and is commented on.
  await followLesson(page, plan, 'walk', following);
  await page.locator('.act [data-do="accuse"]').click();
  const asked = await saysNow(page);
  for (const key of ['suspect', 'weapon', 'room'])
    await page.locator(`.choice[data-key="${key}"] .thumb`).first().click();
  await page.locator('.picker .primary').click();
  await page.locator('.last-word .primary:not([aria-disabled="true"])').click();
  await expect.poll(() => page.locator('.lesson').first().getAttribute('data-strays')).toBe('true');
  expect(await saysNow(page)).not.toBe(asked);
  await page.locator('.last-word .plain').click();
  await page.locator('.picker .quiet').click();
  await followLesson(page, plan, 'deduce', following);
  // Who waits for a mark in the notebook cannot be hurried.
  await expect.poll(() => page.locator('.staging, .act [data-hurries]').count()).toBe(0);
  await page.reload();
  await atTable(page);
  await expect.poll(() => stepOf(page)).toBe('deduce');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await followLesson(page, plan, 'last', following);
  await page.locator('dialog.end .paper').waitFor();
  await page.locator('dialog.end .lesson .primary').click();
  // The previous table stays on the screen until the next one is ready.
  await expect.poll(() => page.locator('.lesson').count()).toBe(0);
  await page.locator('.act [data-do], .status[data-mine="false"]').first().waitFor();
});

test.each([
  [667, 375],
  [568, 320],
] as const)(
  'under her longest words all four tabs are in sight on a phone of %d × %d on its side',
  async (width, height) => {
    const { page } = await home.guest({ lang: 'fr' }, { viewport: { width, height }, hasTouch: true });
    await page.goto('/learn/clue-2002');
    await atTable(page);
    await page.locator('.lesson').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const below = (): Promise<string[]> =>
      page
        .locator('.tab')
        .evaluateAll((tabs) =>
          tabs.flatMap((tab) =>
            tab.getBoundingClientRect().bottom > innerHeight + 1 ? [tab.textContent ?? ''] : [],
          ),
        );
    await expect.poll(below).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
  },
);

test('on the lowest phone on its side the mark that the lesson asks for can be made', async () => {
  const low = { width: 568, height: 320 };
  const { page } = await home.guest({ lang: 'fr' }, { viewport: low, hasTouch: true });
  await page.goto('/learn/clue-2002');
  await atTable(page);
  await page.locator('.lesson').waitFor();
  const afterMark = plan.steps[plan.steps.findIndex(({ until }) => until === 'marked') + 1]!.id;
  await followLesson(page, plan, afterMark, { press: click });
  expect(await stepOf(page)).toBe(afterMark);
});

/** What a screen reader finds at each step, by role and name, without steps that only wait. */
const controls: Readonly<Record<string, readonly (readonly ['button' | 'radio', RegExp])[]>> = {
  welcome: [['button', /^Continue$/]],
  hand: [['button', /^Continue$/]],
  roll: [['button', /^Roll/]],
  walk: [['button', /^Lounge.*steps/]],
  suggest: [
    ['button', /suggestion in the Lounge…/],
    ['radio', /^Professor Plum/],
    ['radio', /^Knife/],
    ['button', /suggestion in the Lounge$/],
  ],
  answers: [['button', /^Continue$/]],
  shown: [['button', /^Got it$/]],
  sheet: [['button', /^Continue$/]],
  end: [['button', /^End the turn/]],
  deduce: [
    ['button', /^Ballroom, Mrs. Peacock: unknown/],
    ['button', /^Ballroom, Mrs. Peacock: /],
  ],
  exactly: [['button', /^Continue$/]],
  show: [
    ['radio', /^Wrench/],
    ['button', /^Show the Wrench/],
  ],
  passage: [['button', /secret passage/]],
  again: [
    ['button', /suggestion in the Conservatory…/],
    ['radio', /^Professor Plum/],
    ['radio', /^Candlestick/],
    ['button', /suggestion in the Conservatory$/],
  ],
  where: [['button', /^In the envelope/]],
  accuse: [
    ['button', /^Make an accusation/],
    ['radio', /^Professor Plum/],
    ['radio', /^Candlestick/],
    ['radio', /^Conservatory/],
    ['button', /accusation…$/],
    ['button', /^I accuse/],
  ],
};

test('U65 the guided first game by keyboard from the accessibility tree: every control has a name, and events are announced in order', async () => {
  const { page } = await home.guest();
  await page.addInitScript(listen);
  await page.goto('/learn/clue-2002');
  const finch = page.getByRole('region', { name: words.name });
  const press = byKeys(page);
  const says = (text: string): string => fill(text, 'en', names, {});
  for (const { id } of plan.steps) {
    const found = controls[id];
    if (found === undefined) continue;
    await finch.getByText(says(en.steps[id]!.says)).waitFor();
    if (id === 'where') expect(await violations(page)).toEqual([]);
    // The highlighted part is scrolled into view inside its pane: the table's header stays in place.
    expect((await page.locator('.table-head').boundingBox())!.y).toBe(0);
    for (const [role, name] of found) {
      const control = page.getByRole(role, { name, disabled: false }).filter({ visible: true }).last();
      // The dialog itself says whose card it is.
      if (id === 'shown')
        await page.getByRole('dialog', { name: /Mrs\. Peacock shows you.*Knife/ }).waitFor();
      await press(control);
      // A press at the moment a card appears is ignored.
      while (id === 'shown' && (await control.isVisible())) await page.keyboard.press('Enter');
    }
  }
  await finch.getByText(says(en.last)).first().waitFor();
  await page.getByRole('button', { name: words.real }).first().waitFor();
  // Her sentences and the events between them, as they were announced.
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  const order = [
    says(en.steps.roll!.says),
    'You roll',
    says(en.steps.walk!.says),
    says(en.steps.suggest!.says),
    'Mr. Green cannot',
    says(en.steps.answers!.says),
    says(en.steps.sheet!.says),
    says(en.steps.deduce!.says),
    says(en.steps.exactly!.says),
    says(en.steps.where!.says),
    says(en.last),
  ];
  let at = -1;
  for (const said of order) {
    const next = heard.findIndex((each, i) => i >= at && each.includes(said));
    expect(next, `“${said}” in ${heard.slice(Math.max(0, at)).join(' | ')}`).toBeGreaterThanOrEqual(0);
    at = next;
  }
});

/** Records the announcements of live regions. */
function listen(): void {
  const heard: string[] = [];
  Object.assign(window, { heard });
  const live = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"]';
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const text = element?.closest(live)?.textContent?.trim();
      if (text && heard.at(-1) !== text) heard.push(text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Tab until it has the focus, the arrows inside a group or the notebook, then Enter. */
function byKeys(page: Page): Press {
  return async (control) => {
    await control.waitFor();
    for (let presses = 0; presses < 160; presses++) {
      const key = await control.evaluate((element) => {
        const at = document.activeElement;
        if (at === element) return 'Enter';
        const group = at?.closest('[role="radiogroup"]');
        if (group?.contains(element)) return 'ArrowRight';
        const grid = at?.closest('[role="grid"]');
        if (!grid?.contains(element) || at === null) return 'Tab';
        const row = (cell: Element): number => cell.closest('tr')!.rowIndex;
        if (row(at) !== row(element)) return row(at) < row(element) ? 'ArrowDown' : 'ArrowUp';
        return 'ArrowRight';
      });
      await page.keyboard.press(key);
      if (key === 'Enter') return;
    }
    throw new Error(`No key leads to ${String(control)}.`);
  };
}

test('U38 every other edition has its own lesson, which also works where nothing can be stored and says so', async () => {
  const { page } = await home.guest();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/learn');
  await page.getByText(words.unkept).waitFor();
  expect(await page.locator('.learn-list a').count()).toBe(7);
  expect(await violations(page)).toEqual([]);
  await page.locator('.learn-list a[href="/learn/super-1991"]').click();
  await atTable(page);
  await page.locator('.lesson-ways .primary').click();
  await expect.poll(() => stepOf(page)).toBe('roll');
  await page.getByRole('button', { name: words.leave }).click();
  await page.getByRole('button', { name: words.alone }).click();
  await expect.poll(() => stepOf(page)).toBe('last');
});

test('U65 the housekeeper waits until a roll was seen, and gives her last word only when the case is decided', async () => {
  const { page } = await home.guest({ settings: { speed: 'calm' } }, { reducedMotion: 'no-preference' });
  await page.goto('/learn/clue-2002');
  await followLesson(page, plan, 'roll', { press: click });
  await page.locator('.act [data-do="roll"]').click();
  await page.locator('.staging[data-gesture="dice"]').waitFor();
  expect(await stepOf(page)).toBe('roll');
  // The request is fulfilled: nothing is highlighted any more.
  expect(await page.locator('.lesson-mark').count()).toBe(0);
  // With two players, when one accuses the other must as well.
  await setPace(page, 'instant');
  await page.goto('/learn/card-2018');
  await atTable(page);
  await followLesson(page, cardPlan, 'accuse', { press: click });
  await setPace(page, 'calm');
  await page.reload();
  await atTable(page);
  await expect.poll(() => stepOf(page)).toBe('accuse');
  await page.locator('.act [data-do="accuse"]').click();
  for (const thing of ['plum', 'rope', 'kitchen'])
    await page.locator(`.choice [data-thing="${thing}"]`).click();
  await page.locator('.picker .primary').click();
  await page.locator('.last-word .primary:not([aria-disabled="true"])').click();
  await page.locator('.staging[data-gesture="seal"]').waitFor();
  expect(await stepOf(page)).toBe('accuse');
  // She speaks only after every verdict was looked at. A key ends the pauses between them.
  const seen = page.locator('dialog.learned[open] .primary');
  await expect
    .poll(
      async () => {
        if (await seen.isVisible()) await seen.click({ timeout: 1000 }).catch(() => {});
        else await page.keyboard.press('Shift');
        return page.locator('dialog.end .lesson[data-step="last"]').count();
      },
      { timeout: 60_000 },
    )
    .toBe(1);
});

/** From the following page on. */
const setPace = (page: Page, pace: string): Promise<void> =>
  page.evaluate((speed) => localStorage.setItem('casefile.speed', JSON.stringify(speed)), pace);
