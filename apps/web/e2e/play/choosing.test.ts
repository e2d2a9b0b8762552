/** Choices can be seen, reached and kept: pickers on a phone, lit squares, and choosing at the same time as others. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SavedGame, Scene } from '../../src/worker/messages.ts';
import { phone } from '../support/guest.ts';
import { goOn, me, momentsOf, type Wanted } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();
const touch = { viewport: phone, hasTouch: true, isMobile: true };

function moment(wanted: Wanted, isIt: (scene: Scene) => boolean): SavedGame {
  for (let seed = wanted.seed; seed < wanted.seed + 80; seed++)
    for (const { scene, saved } of momentsOf({ ...wanted, seed })) if (isIt(scene)) return saved;
  throw new Error('No game has such a moment.');
}
const may = ({ legal }: Scene, what: string): boolean => legal.some((form) => form.do === what);

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
      moment({ edition, seed: 1, seats }, (scene) => may(scene, what)),
    );
    await page.locator(`[data-do="${what}"]`).click();
    await page.locator('.picker .thumb').nth(10).waitFor();
    expect(await faultsOfPicker(page)).toEqual([]);
  },
);

test('lit squares say where they lead and keep their printed sign', async () => {
  const { page } = await home.guest();
  const saved = moment({ edition: 'secrets-2008', seed: 1 }, (scene) =>
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
  const { page } = await home.guest({ settings: { speed: 'brisk' } });
  await goOn(
    page,
    moment({ edition: 'clue-2015', seed: 1, seats: 4 }, (scene) => {
      const { asked, clue } = scene.view;
      return clue === 'clue:gossip' && asked.includes(me) && asked.length > 2;
    }),
  );
  const card = page.locator('.act [role="radio"]:not([aria-disabled="true"])').first();
  await card.click();
  const waiting = (): Promise<number> => page.locator('.seat[data-asked="true"]').count();
  await expect.poll(waiting).toBe(1);
  expect(await card.getAttribute('aria-checked')).toBe('true');
});
