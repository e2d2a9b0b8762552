/** On a phone the last event stays in sight, the notebook gets the height, and a turn takes few taps. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SavedGame, Scene } from '../../src/worker/messages.ts';
import { LocalTable } from '../../src/worker/tables/local-table.ts';
import { pointOn } from '../support/driver.ts';
import { phone } from '../support/guest.ts';
import { says } from '../support/opening.ts';
import { editionOf, goOn, mayDo, me, momentsOf, momentWhere, suggesting } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();
const touch = { hasTouch: true, isMobile: true };
const smallPhone = { width: 320, height: 568 };

interface RoomTurn {
  readonly saved: SavedGame;
  readonly room: string;
  readonly suspect: string;
  readonly weapon: string;
}

/** My turn, with a roll that reaches a room and an opponent who will show me a card. */
function roomTurn(): RoomTurn {
  for (let seed = 1; ; seed++)
    for (const { scene, saved } of momentsOf({ edition: 'clue-2002', seed, seats: 6 })) {
      if (!scene.legal.some((form) => form.do === 'roll')) continue;
      const table = LocalTable.restore(editionOf('clue-2002'), saved);
      table.look(me);
      table.act(me, { do: 'roll' });
      const way = table.scene().ways.find(({ to }) => typeof to === 'string');
      if (way === undefined || table.act(me, { do: 'move', to: way.to }) !== null) continue;
      const { view } = table.scene();
      const { suspects, weapons } = editionOf('clue-2002').cards({});
      const isOther = (card: string): boolean => !view.hand.includes(card);
      const [suspect, weapon, room] = [suspects.find(isOther)!, weapons.find(isOther)!, String(way.to)];
      if (table.act(me, { do: 'suggest', suspect, weapon, room }) !== null) continue;
      const learned = [...table.scene().learned];
      while (!table.scene().view.asked.includes(me) && table.next()) learned.push(...table.scene().learned);
      if (learned.some(({ what }) => what === 'shown')) return { saved, room, suspect, weapon };
    }
}

const tapAt = async (page: Page, selector: string): Promise<void> => {
  const control = (await page.locator(selector).first().elementHandle())!;
  const point = (await pointOn(control))!;
  await page.touchscreen.tap(point.x, point.y);
};
/** Whether the middle of this room is in the part of the board that the form leaves visible. */
const isInSight = (page: Page, room: string): Promise<boolean> =>
  page.locator(`.board .place[data-place="${room}"]`).evaluate((place) => {
    const { left, width, top, height } = place.getBoundingClientRect();
    const seen = document.querySelector('.stage')!.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return x > seen.left && x < seen.right && y > seen.top && y < seen.bottom;
  });
const lastEvent = (page: Page): Promise<string> => page.locator('.event-line').innerText();

test('a turn into a room in clue-2002 takes six taps, and the last event is above the tabs at each', async () => {
  const { saved, room, suspect, weapon } = roomTurn();
  const { page } = await home.guest({}, { viewport: phone, ...touch });
  await goOn(page, saved);
  await page.locator('.event-line').waitFor();
  const turns = await page.locator('.log-turn').count();
  let taps = 0;
  const tap = async (selector: string): Promise<void> => {
    await page.locator(selector).first().waitFor({ state: 'attached' });
    await page.locator(`${selector}:not(:disabled)`).first().waitFor({ state: 'attached' });
    await tapAt(page, selector);
    taps++;
  };
  await tap('.act [data-do="roll"]');
  await page.locator(`.place.open[data-place="${room}"]`).waitFor({ state: 'attached' });
  await tap(`.place.open[data-place="${room}"]`);
  await page.locator('.picker').waitFor();
  await expect.poll(() => isInSight(page, room)).toBe(true);
  await tap(`.picker [data-thing="${suspect}"]`);
  await tap(`.picker [data-thing="${weapon}"]`);
  await tap('.picker .primary');
  await page.locator('dialog.learned').waitFor();
  // An immediate press is ignored: it was meant for what was there before.
  await page.waitForTimeout(400);
  await tap('dialog.learned [data-ends-turn]');
  expect(taps).toBe(6);
  await expect.poll(() => page.locator('.log-turn').count()).toBeGreaterThan(turns);
  for (const name of [says.en.table.hand, says.en.table.notebook, says.en.table.log, says.en.table.act]) {
    await page.locator('.tab', { hasText: name }).click();
    expect((await page.locator('.event-line').boundingBox())!.height).toBeGreaterThanOrEqual(44);
  }
  await page.locator('.event-line').click();
  const told = await page.locator('.last-events li').allInnerTexts();
  expect(told.length).toBeGreaterThan(4);
  expect(told.length).toBeLessThanOrEqual(10);
  expect(await lastEvent(page)).toContain(told.at(-1)!);
});

test.each([
  ['clue-2002', suggesting],
  [
    'super-1991',
    () => momentWhere({ edition: 'super-1991', seed: 1, seats: 4 }, (scene) => isThere(scene, 'suggest')),
  ],
  [
    'secrets-2008',
    () => momentWhere({ edition: 'secrets-2008', seed: 1, seats: 4 }, (scene) => isThere(scene, 'look')),
  ],
] as const)(
  'U22 U27 in %s what takes a move back, and the coach, are read above the buttons without scrolling',
  async (_, saved) => {
    const { page } = await home.guest({ lang: 'fr' }, { viewport: phone, ...touch });
    await goOn(page, saved());
    await page.locator('.act [data-coach]').waitFor();
    for (const viewport of [phone, smallPhone]) {
      await page.setViewportSize(viewport);
      for (const button of ['.act [data-undo]', '.act [data-coach]'])
        await expect
          .poll(() => isWordingInSight(page, button), { message: `${button} ${viewport.width}` })
          .toBe(true);
    }
  },
);

/** I have just walked into a place where I may do this, or end my turn. */
const isThere = (scene: Scene, what: string): boolean =>
  scene.view.step === 'arrived' && mayDo(scene, what) && mayDo(scene, 'end');
/** Whether nothing covers the label of this button. */
const isWordingInSight = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluate((button) => {
    const words = document.createRange();
    words.selectNodeContents(button);
    const { left, width, top, bottom } = words.getBoundingClientRect();
    return [top + 1, bottom - 1].every((y) =>
      button.contains(document.elementFromPoint(left + width / 2, y)),
    );
  });

/** A game of six players that has gone on for a while. */
function sixPlayers(): SavedGame {
  for (const { scene, saved } of momentsOf({ edition: 'clue-2002', seed: 5, seats: 6 }))
    if (scene.view.turnNumber > 6 && scene.ways.length > 10) return saved;
  throw new Error('No such moment.');
}

test('U27 in portrait the notebook gets the height, a tapped cell stays in sight, and all targets are large enough', async () => {
  const { page } = await home.guest({}, { viewport: phone, ...touch });
  await goOn(page, sixPlayers());
  // Among equally distant squares those that lead somewhere stand out, and meaningless numbers are left out.
  const minor = await page.locator('.place.open[data-minor]').count();
  expect(minor).toBeGreaterThan(0);
  expect(minor).toBeLessThan(await page.locator('.place.open').count());
  const sizes = (selector: string): Promise<number[]> =>
    page.locator(selector).evaluateAll((all) =>
      all
        .map((each) => each.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ height }) => height),
    );
  for (const selector of ['.table-head .tool', '.board-tools button'])
    for (const height of await sizes(selector)) expect(height, selector).toBeGreaterThanOrEqual(44);
  await page.locator('.tab', { hasText: says.en.table.notebook }).click();
  const sheet = (await page.locator('.sheet').boundingBox())!;
  expect(sheet.height).toBeGreaterThan(phone.height * 0.85);
  for (const height of await sizes('.cell')) expect(height).toBeGreaterThanOrEqual(44);
  const cell = page.locator('.cell').last();
  await cell.scrollIntoViewIfNeeded();
  await cell.click();
  await page.locator('.cell-note').waitFor();
  await expect
    .poll(async () => {
      const [note, own] = [await page.locator('.cell-note').boundingBox(), await cell.boundingBox()];
      return own!.y + own!.height <= note!.y;
    })
    .toBe(true);
});

test('in landscape the notebook shows ten rows, suspects beside weapons', async () => {
  const { page } = await home.guest({ lang: 'fr' }, { viewport: { width: 640, height: 360 }, ...touch });
  const moments = [...momentsOf({ edition: 'clue-2002', seed: 5, seats: 6 })];
  const { saved } = moments.find(({ scene }) => scene.legal.some((form) => form.do === 'suggest'))!;
  await goOn(page, saved);
  await page.locator('.act [data-do="suggest"]').click();
  await page.locator('.picker .choice').nth(1).waitFor();
  const [one, other] = await page
    .locator('.picker .choice')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(one).toBe(other);
  await page.locator('.tab').nth(2).click();
  await page.locator('.pane[data-pane="notebook"]').evaluate((pane) => pane.scrollTo(0, 300));
  const rows = await page.locator('.notebook').evaluate((notebook) => {
    const pane = notebook.closest('.pane')!.getBoundingClientRect();
    const head = notebook.querySelector('thead')!.getBoundingClientRect();
    const top = Math.max(pane.top, head.bottom);
    return [...notebook.querySelectorAll('tbody td:first-of-type')].filter((cell) => {
      const box = cell.getBoundingClientRect();
      return box.top >= top - 1 && box.bottom <= pane.bottom + 1;
    }).length;
  });
  expect(rows).toBeGreaterThanOrEqual(10);
});

test.each([
  [320, 568],
  [768, 1024],
] as const)('at %d × %d the whole board is one press away, without being cut off', async (width, height) => {
  const { page } = await home.guest({}, { viewport: { width, height }, ...touch });
  await goOn(page, sixPlayers());
  const whole = page.getByRole('button', { name: says.en.table.wholeBoard });
  if (await whole.isVisible()) await whole.click();
  await whole.waitFor({ state: 'hidden' });
  await page.waitForTimeout(300);
  const isCut = await page.locator('.stage').evaluate((stage) => {
    const { left, right, top, bottom } = stage.getBoundingClientRect();
    return [...stage.querySelectorAll('.place[data-place]:not(.open) .ring')].some((room) => {
      const box = room.getBoundingClientRect();
      return box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1;
    });
  });
  expect(isCut).toBe(false);
});

test('the table on a phone has a way home, and a way out in the settings', async () => {
  const { page } = await home.guest({}, { viewport: phone, ...touch });
  await goOn(page, suggesting());
  const homeward = page.getByRole('link', { name: 'Casefile' });
  const box = (await homeward.boundingBox())!;
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  await homeward.click();
  await page.locator('.landing').waitFor();
  await page.goBack();
  await page.locator('.table-screen').waitFor();
  await page.getByRole('button', { name: says.en.app.settings, exact: true }).click();
  await page.getByRole('link', { name: says.en.table.leave }).click();
  await page.locator('.landing').waitFor();
});
