/** Choices can be seen, reached and kept: pickers on a phone, lit squares, and choosing at the same time as others. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tablet, touch } from '../support/guest.ts';
import { says } from '../support/opening.ts';
import { goOn, mayDo, momentWhere, suggesting } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();
const t = says.en;

/** Tiles that overlap, cut their names or end up under the buttons below. */
const faultsOfPicker = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tiles = [...document.querySelectorAll<HTMLElement>('.picker .thumb')];
    const boxes = tiles.map((tile) => tile.getBoundingClientRect());
    const over = boxes.flatMap((a, i) =>
      boxes.slice(i + 1).flatMap((b, j) => {
        const isOver =
          a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
        return isOver ? [`${tiles[i]!.innerText} lies over ${tiles[i + 1 + j]!.innerText}`] : [];
      }),
    );
    const cut = tiles.filter((tile) => tile.scrollWidth > tile.clientWidth + 1);
    tiles.at(-1)!.scrollIntoView({ block: 'end' });
    const buttons = document.querySelector('.picker .sticky')!.getBoundingClientRect();
    const hidden = tiles.at(-1)!.getBoundingClientRect().bottom > buttons.top + 1;
    return [
      ...over,
      ...cut.map((tile) => `${tile.innerText} is cut`),
      ...(hidden ? ['the last row is under the buttons'] : []),
    ];
  });

test.each([
  ['card-2018', 'ask', 4],
  ['super-1991', 'suggest', 3],
] as const)(
  'the picker tiles of %s do not overlap on a phone, down to the last row, in French',
  async (edition, what, seats) => {
    const { page } = await home.guest({ lang: 'fr' }, touch);
    await goOn(
      page,
      momentWhere({ edition, seed: 1, seats }, (scene) => mayDo(scene, what)),
    );
    await page.locator(`[data-do="${what}"]`).click();
    await page.locator('.picker .thumb').nth(10).waitFor();
    expect(await faultsOfPicker(page)).toEqual([]);
  },
);

test('the picker tiles of super-1991 do not overlap on a tablet held upright, in French', async () => {
  const { page } = await home.guest({ lang: 'fr' }, { ...touch, viewport: tablet });
  await goOn(
    page,
    momentWhere({ edition: 'super-1991', seed: 1, seats: 10 }, (scene) => mayDo(scene, 'accuse')),
  );
  await page.locator('[data-do="accuse"]').click();
  await page.locator('.picker .thumb').nth(10).waitFor();
  expect(await faultsOfPicker(page)).toEqual([]);
});

test('on a low phone every suspect and weapon is in sight, also for a room with a long name in French', async () => {
  const { page } = await home.guest({ lang: 'fr' }, touch);
  await goOn(
    page,
    momentWhere({ edition: 'clue-2002', seed: 1 }, ({ legal }) =>
      legal.some((form) => form.do === 'suggest' && String(form.room) === 'dining-room'),
    ),
  );
  await page.locator('[data-do="suggest"]').click();
  for (const key of ['suspect', 'weapon'])
    await page.locator(`.choice[data-key="${key}"] .thumb`).first().click();
  await page.locator('.picker .sticky .primary:enabled').waitFor();
  const hidden = await page.evaluate(() => {
    const foot = document.querySelector('.picker .sticky')!.getBoundingClientRect().top;
    return [...document.querySelectorAll<HTMLElement>('.picker .thumb')]
      .filter((tile) => tile.getBoundingClientRect().bottom > foot + 1)
      .map((tile) => tile.innerText);
  });
  expect(hidden).toEqual([]);
});

test('lit squares say where they lead and keep their printed sign', async () => {
  const { page } = await home.guest();
  const saved = momentWhere({ edition: 'secrets-2008', seed: 1 }, (scene) =>
    scene.legal.some((form) => form.do === 'move' && form.to!.length > 12),
  );
  await goOn(page, saved);
  const squares = (): Promise<string[]> =>
    page
      .locator('.place.open')
      .evaluateAll((places) =>
        places
          .filter((place) => /^\d/.test(place.getAttribute('data-place')!))
          .map((place) => place.getAttribute('aria-label') ?? ''),
      );
  await expect.poll(async () => (await squares()).length).toBeGreaterThan(3);
  const leads = /^(path|intrigue square), \d+ steps? from the [A-Z]/i;
  await expect.poll(async () => (await squares()).filter((name) => !leads.test(name))).toEqual([]);
  // The highlight is around the sign, not over it.
  const glow = page.locator('.place.open .glow.around').first();
  expect(await glow.evaluate((light) => getComputedStyle(light).fill)).toBe('none');
});

test('a card that I have chosen to pass on stays chosen while others choose theirs', async () => {
  const { page } = await home.guest({ settings: { speed: 'calm' } });
  // I choose first; the others' choices are then shown one by one.
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      const card = document.querySelector<HTMLElement>('.act .show [role="radio"]:enabled');
      const { dataset } = document.documentElement;
      if (dataset.watched === undefined && card !== null) {
        dataset.watched = 'chosen';
        card.click();
      } else if (dataset.watched === 'chosen' && document.querySelector('.staging') !== null) {
        dataset.watched = 'told';
      }
    });
    watch.observe(document, { subtree: true, childList: true });
  });
  await goOn(
    page,
    momentWhere({ edition: 'clue-2015', seed: 1, seats: 4 }, (scene) => {
      const { asked, clue } = scene.view;
      return clue === 'clue:gossip' && asked.length === 4;
    }),
  );
  const form = await page.locator('.act .show').elementHandle();
  const waiting = (): Promise<number> => page.locator('.seat[data-asked="true"]').count();
  await expect.poll(waiting).toBe(1);
  await page.locator('html[data-watched="told"]').waitFor();
  await page.locator('.staging').waitFor({ state: 'hidden' });
  expect(await form!.evaluate((it) => it.isConnected)).toBe(true);
  expect(await page.locator('.act [role="radio"]').first().getAttribute('aria-checked')).toBe('true');
});

test('U24 arrows choose within a group, and Tab leads to the next group', async () => {
  const { page } = await home.guest();
  await goOn(page, suggesting());
  await page.locator('[data-do="suggest"]').click();
  const suspects = page.locator('.choice[data-key="suspect"]');
  // The focus moves to the requested choice by itself.
  const isFirst = (): Promise<boolean> =>
    suspects
      .locator('.thumb')
      .first()
      .evaluate((it) => it === document.activeElement);
  await expect.poll(isFirst).toBe(true);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  const checked = suspects.locator('[role="radio"][aria-checked="true"]');
  await expect.poll(() => checked.count()).toBe(1);
  expect(await suspects.locator('.thumb').nth(1).getAttribute('aria-checked')).toBe('true');
  await page.keyboard.press('Tab');
  const group = await page.evaluate(
    () => document.activeElement?.closest<HTMLElement>('.choice')?.dataset.key,
  );
  expect(group).toBe('weapon');
});

/** Whether the focused line of the log lies within its pane, below the title. */
const isCitedTurnInSight = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const line = document.activeElement;
    const pane = line?.closest('.pane[data-pane="log"]');
    if (!line || !pane || !/^turn-\d+$/.test(line.id)) return false;
    const { top, bottom } = line.getBoundingClientRect();
    const title = pane.querySelector('.pane-title')!.getBoundingClientRect();
    const shown = pane.getBoundingClientRect();
    return top >= Math.max(shown.top, title.bottom) - 1 && bottom <= shown.bottom + 1;
  });

test.each([
  ['a desktop', {}],
  ['a phone', touch],
] as const)(
  'a turn named in a reason is one tap away while a choice is open, and in sight, on %s',
  async (_, options) => {
    const { page } = await home.guest({ settings: { marks: 'full' } }, options);
    await goOn(page, suggesting());
    await page.locator('[data-do="suggest"]').click();
    await page.locator('.picker').waitFor();
    const notebook = page.locator('.tab', { hasText: t.table.notebook });
    if (await notebook.isVisible()) await notebook.click();
    await page.locator('.notebook .cell[data-mark="no"]').first().click();
    await page.locator('.cell-note .turn-link').first().click();
    await expect.poll(() => isCitedTurnInSight(page)).toBe(true);
    // Later log lines must not scroll it away again.
    await page.waitForTimeout(300);
    expect(await isCitedTurnInSight(page)).toBe(true);
    expect(await page.locator('.picker').count()).toBe(1);
  },
);

test('warns before I accuse with a card I hold', async () => {
  for (const options of [{}, touch]) {
    const { page } = await home.guest({}, options);
    await goOn(page, suggesting());
    await page.locator('[data-do="accuse"]').click();
    await page.locator('.choice .thumb[data-known="mine"]').first().click();
    await page.locator('.elsewhere').getByText(t.table.surelyWrong).waitFor();
    const warning = await page.locator('.elsewhere').boundingBox();
    expect(warning!.y + warning!.height).toBeLessThanOrEqual(page.viewportSize()!.height);
  }
});

test('draws no path after a roll until a place is pointed at', async () => {
  const { page } = await home.guest();
  const rolling = momentWhere({ edition: 'clue-2002', seed: 3, seats: 4 }, (scene) => mayDo(scene, 'roll'));
  await goOn(page, rolling);
  await page.locator('[data-do="roll"]').click();
  await page.locator('.ways-to').waitFor();
  await page.mouse.move(2, 2);
  await page.waitForTimeout(300);
  expect(await page.locator('.board-path').count()).toBe(0);
});

test('on a slow connection the panel says that a part is loading, and focuses it when it arrives', async () => {
  const { page } = await home.guest();
  let send = (): void => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/assets/Picker-*.js', async (route) => {
    await sent;
    await route.continue();
  });
  await goOn(page, suggesting());
  await page.locator('[data-do="suggest"]').focus();
  await page.keyboard.press('Enter');
  const note = page.locator('.act > .fetching');
  await note.waitFor();
  expect(await note.innerText()).toBe(t.app.fetching);
  send();
  await page.locator('.picker').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('.choice') !== null))
    .toBe(true);
});
