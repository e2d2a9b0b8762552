/** At every screen size the texts and cards of a scene are fully visible and cover no control. */
import { isLong } from '@casefile/testkit/size';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, tablet } from '../support/guest.ts';
import { goOn, momentsOf } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();

/** The parts of a scene to read and the controls in use meanwhile: no two may overlap. */
const read = '.stage-caption, .bubble, .question, .thrown, dialog.learned .learned-cards';
const pressed =
  '.board-tools button, .step-on, .tab, .event-line, .table-head .tool, dialog.learned .buttons';

/** Layout faults at this moment, as sentences. */
const faultsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ([forEyes, forFingers]) => {
      interface Part {
        readonly name: string;
        readonly box: DOMRect;
      }
      const modal = document.querySelector('dialog.learned[open]');
      const visible = (selector: string): Part[] =>
        [...document.querySelectorAll<HTMLElement>(selector)]
          .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          // Ignores what is under an open dialog.
          .filter((element) => modal === null || modal.contains(element))
          .map((element) => ({
            name: `${element.className || element.tagName} “${(element.textContent ?? '').slice(0, 30)}”`,
            box: element.getBoundingClientRect(),
          }))
          .filter(({ box }) => box.width > 0 && box.height > 0);
      const meet = (a: DOMRect, b: DOMRect): boolean =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
      const isOff = ({ left, right, top, bottom }: DOMRect): boolean =>
        left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
      const [eyes, fingers] = [visible(forEyes), visible(forFingers)];
      return [
        ...[...eyes, ...fingers]
          .filter(({ box }) => isOff(box))
          .map(({ name }) => `${name} is off the screen`),
        ...eyes.flatMap((one) =>
          fingers
            .filter((other) => meet(one.box, other.box))
            .map((other) => `${one.name} lies over ${other.name}`),
        ),
        ...fingers.flatMap((one, i) =>
          fingers
            .slice(i + 1)
            .filter((other) => meet(one.box, other.box))
            .map((other) => `${one.name} and ${other.name} lie over each other`),
        ),
      ];
    },
    [read, pressed] as const,
  );

/** The current content of the stage. */
const gestureOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLElement>('.staging')?.dataset.gesture ?? 'nothing');

/** A position in mid-game where I may end my turn. */
function momentOf(edition: string, seats: number) {
  for (const { scene, saved } of momentsOf({ edition, seed: 3, seats }))
    if (scene.view.turnNumber > 4 && scene.legal.some((form) => form.do === 'end')) return saved;
  throw new Error('No turn of this game is ended by its player.');
}

const maxLooks = 45;
/** The smallest portrait phone, a landscape phone and a desktop; the long run adds the sizes between. */
const screens = [
  ['a small phone', { width: 320, height: 568 }, 'clue-2015', 4, 'step'],
  ['a phone on its side', { width: 740, height: 360 }, 'clue-2015', 4, 'calm'],
  ['a desk', desktop, 'super-1991', 10, 'step'],
  ['a phone', { width: 360, height: 740 }, 'clue-2002', 6, 'calm'],
  ['a small phone on its side', { width: 568, height: 320 }, 'clue-1986', 6, 'step'],
  ['a tablet', tablet, 'super-1991', 10, 'calm'],
] as const;
/** One pace for each size; the long run tries both. */
const cases = screens
  .slice(0, isLong ? screens.length : 3)
  .flatMap(([name, viewport, edition, seats, first]) =>
    (isLong ? (['calm', 'step'] as const) : [first]).map((speed) => ({
      name,
      viewport,
      edition,
      seats,
      speed,
    })),
  );

test.each(cases)(
  'U52 on $name no part of a scene is cut off or covers a control ($edition, $speed)',
  async ({ viewport, edition, seats, speed }) => {
    const isTouched = viewport.width < 1024;
    const { page } = await home.guest(
      { lang: 'fr', settings: { speed } },
      { viewport, hasTouch: isTouched, isMobile: isTouched },
    );
    await page.clock.install();
    await goOn(page, momentOf(edition, seats));
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    await page.locator('.act [data-do="end"]').click();
    const faults = new Set<string>();
    const gestures = new Set<string>();
    for (let looks = 0; looks < maxLooks; looks++) {
      // Shorter than any beat; bots think in real time.
      await page.clock.runFor(200);
      await page.waitForTimeout(30);
      const gesture = await gestureOf(page);
      gestures.add(gesture);
      for (const fault of await faultsOf(page)) faults.add(`${gesture}: ${fault}`);
      if (speed === 'step') await page.keyboard.press('Shift');
      const seen = page.locator('dialog.learned[open] .primary');
      if (await seen.isVisible()) await seen.click();
      else if (looks > 10 && (await page.locator('.status[data-mine="true"]').isVisible())) break;
    }
    expect(gestures.size).toBeGreaterThan(3);
    expect([...faults]).toEqual([]);
  },
);
