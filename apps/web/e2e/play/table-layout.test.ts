/** Everything on the table fits and can be read, on phones and on desktops. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { papers } from '../../src/paper/papers.ts';
import type { SavedGame } from '../../src/worker/messages.ts';
import { LocalTable } from '../../src/worker/tables/local-table.ts';
import { desktop, touch } from '../support/guest.ts';
import { says } from '../support/opening.ts';
import { editionOf, goOn, mayDo, momentWhere, settingOf, suggesting } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();
const t = says.en;

const boxOf = (page: Page, selector: string): Promise<DOMRect> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

test('shows the face-up card of the card game on the table', async () => {
  const { page } = await home.guest();
  await goOn(
    page,
    momentWhere({ edition: 'card-2018', seed: 1, seats: 4 }, () => true),
  );
  await expect.poll(() => page.locator('.face-up [role="img"]').count()).toBe(1);
  const [card, table] = [await boxOf(page, '.face-up [role="img"]'), await boxOf(page, '.felt')];
  expect(card.bottom).toBeLessThanOrEqual(table.bottom);
});

test.each([
  ['a phone', touch],
  ['1280 px', { viewport: { width: 1280, height: 800 } }],
] as const)('the names of ten players are readable on %s', async (_, options) => {
  const { page } = await home.guest({ lang: 'fr' }, options);
  await goOn(
    page,
    momentWhere({ edition: 'super-1991', seed: 1, seats: 10 }, () => true),
  );
  const cut = (): Promise<number> =>
    page
      .locator('.seat-name')
      .evaluateAll(
        (names) => names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
      );
  // Once the web font has loaded.
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(cut).toBe(0);
});

test('the full names of four players and their hand sizes are readable on a phone', async () => {
  const { page } = await home.guest({}, touch);
  await goOn(
    page,
    momentWhere({ edition: 'secrets-2008', seed: 1, seats: 4 }, () => true),
  );
  const cutIn = (selector: string): Promise<string[]> =>
    page
      .locator(selector)
      .evaluateAll((all) =>
        all.flatMap((each) => (each.scrollWidth > each.clientWidth + 1 ? [each.textContent ?? ''] : [])),
      );
  await expect.poll(() => cutIn('.seat-name')).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => cutIn('.seat-name, .seat-notes')).toEqual([]);
});

test('on a desktop the whole hand is visible beside any question', async () => {
  const { page } = await home.guest({}, { viewport: desktop });
  const cut = (): Promise<string[]> =>
    page.locator('.hand .cards li').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const [box, pane] = [card, card.closest('.pane')!].map((each) => each.getBoundingClientRect());
        const isCut = box!.bottom > pane!.bottom + 1 || box!.bottom > innerHeight;
        return isCut ? [card.querySelector('svg')?.getAttribute('aria-label') ?? ''] : [];
      }),
    );
  const asked = (what: string, seats: number, cards: number): SavedGame =>
    momentWhere(
      { edition: 'clue-2002', seed: 1, seats },
      (scene) => mayDo(scene, what) && scene.view.hand.length === cards && scene.view.history.length > 1,
    );
  /** Names that cannot be read beside their pictures. */
  const illegible = (): Promise<string[]> =>
    page
      .locator('.hand .cards b')
      .evaluateAll((names) =>
        names.flatMap((name) =>
          name.clientWidth === 0 || name.scrollWidth > name.clientWidth || name.clientHeight > 34
            ? [name.textContent ?? '']
            : [],
        ),
      );
  for (const [seats, cards] of [
    [4, 5],
    [3, 6],
  ] as const)
    for (const what of ['roll', 'move', 'suggest', 'end']) {
      await goOn(page, asked(what, seats, cards));
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(cut, { message: `${what}, ${cards} cards` }).toEqual([]);
      expect(await illegible(), `${what}, ${cards} cards`).toEqual([]);
    }
});

test('on a desktop the last line of the log is in sight, whatever grows above it', async () => {
  const { page } = await home.guest({}, { viewport: desktop });
  const cut = (): Promise<number> =>
    page.locator('.log li:last-child').evaluate((line) => {
      const pane = line.closest('.pane')!.getBoundingClientRect();
      return Math.max(0, Math.round(line.getBoundingClientRect().bottom - pane.bottom));
    });
  for (const what of ['roll', 'end']) {
    await goOn(
      page,
      momentWhere(
        { edition: 'clue-1986', seed: 1, seats: 4 },
        (scene) => mayDo(scene, what) && scene.view.turnNumber > 9,
      ),
    );
    await page.mouse.move(300, 300);
    await page.locator('.hand .card svg').first().waitFor();
    await page.setViewportSize({ ...desktop, height: 720 });
    await expect.poll(cut, { message: what }).toBe(0);
    await page.setViewportSize(desktop);
    await expect.poll(cut, { message: what }).toBe(0);
  }
});

test.each([
  ['upright', touch],
  ['on its side', { ...touch, viewport: { width: 740, height: 360 } }],
] as const)('what hurries nine others is whole on a phone %s', async (_, options) => {
  const { page } = await home.guest(
    { settings: { speed: 'step', motion: 'full' } },
    { ...options, reducedMotion: 'no-preference' },
  );
  await goOn(
    page,
    momentWhere(
      { edition: 'super-1991', seed: 1, seats: 10 },
      (scene) => mayDo(scene, 'end') && scene.view.history.length > 3,
    ),
  );
  await page.locator('.act [data-do="end"]').click();
  await page.locator('.staging[data-on-board="true"]').waitFor();
  const under = (): Promise<number> =>
    page.locator('[data-hurries]').evaluate((button) => {
      const [box, line] = [button, document.querySelector('.events')!].map((each) =>
        each.getBoundingClientRect(),
      );
      return Math.round(Math.max(0, box!.bottom - line!.top));
    });
  await expect.poll(under).toBe(0);
});

test('at a table without a board nothing that is held lies over what was asked', async () => {
  const { page } = await home.guest({}, { viewport: desktop });
  for (const [edition, seats] of [
    ['card-2018', 4],
    ['speed', 3],
    ['speed', 6],
  ] as const) {
    await goOn(
      page,
      momentWhere(
        { edition, seed: 1, seats },
        ({ view }) => view.waitingFor === null && view.history.length > 3,
      ),
    );
    await page.evaluate(() => document.fonts.ready);
    const over = (): Promise<string[]> =>
      page.evaluate(() => {
        const boxes = (selector: string) =>
          [...document.querySelectorAll(selector)].map((element) => ({
            name: element.className,
            box: element.getBoundingClientRect(),
          }));
        const held = boxes('.held, .sitter-face, .sitter-name');
        return boxes('.felt-title, .felt .cards li, .felt .answers').flatMap(({ name, box }) =>
          held
            .filter(
              (other) =>
                Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
                Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1,
            )
            .map((other) => `${other.name} lies over ${name}`),
        );
      });
    await expect.poll(over, { message: `${edition}, ${seats}` }).toEqual([]);
  }
});

test.each(['card-2018', 'speed'])(
  'the felt of %s above an accusation is not squeezed into a thin ellipse',
  async (edition) => {
    const { page } = await home.guest({}, touch);
    await goOn(
      page,
      momentWhere({ edition, seed: 1 }, (scene) => mayDo(scene, 'accuse') && scene.view.history.length > 2),
    );
    await page.locator('.act [data-do="accuse"]').click();
    await page.locator('.accuse').waitFor();
    const felt = await page.locator('.felt').evaluate((element) => {
      const { width, height } = element.getBoundingClientRect();
      return { isRound: getComputedStyle(element).borderRadius !== '0px', width, height };
    });
    expect(felt.isRound && felt.height < felt.width / 3, JSON.stringify(felt)).toBe(false);
    const cards = await page.locator('.felt .cards li').all();
    expect(cards.length).toBeGreaterThan(1);
    for (const card of cards) expect((await card.boundingBox())!.width).toBeGreaterThan(24);
  },
);

test('the face-up card of the card game is on the table on a phone too', async () => {
  const { page } = await home.guest({}, touch);
  await goOn(
    page,
    momentWhere({ edition: 'card-2018', seed: 1, seats: 4 }, (scene) => mayDo(scene, 'show')),
  );
  const [card, table] = [await boxOf(page, '.face-up [role="img"]'), await boxOf(page, '.felt')];
  expect(card.bottom).toBeLessThanOrEqual(table.bottom);
  expect(card.top).toBeGreaterThanOrEqual(table.top);
});

const over = (): SavedGame => {
  const wanted = { edition: 'speed', seed: 1, bot: 'irene' };
  const table = new LocalTable(editionOf('speed'), settingOf(wanted));
  table.look(0);
  while (table.next());
  const { saved } = table.scene();
  const [own, ...bots] = saved!.players;
  return { ...saved!, players: [{ suspect: own!.suspect }, ...bots] };
};
test('the newspaper is a dialog; closed, it is one tap away and does not cover the tabs', async () => {
  const { page } = await home.guest({}, touch);
  await goOn(page, over());
  await page.getByRole('dialog', { name: papers.speed!.en.name }).waitFor();
  await page.keyboard.press('Escape');
  const again = page.getByRole('button', { name: t.table.reopen });
  await again.waitFor();
  const [button, tabs] = [await boxOf(page, '.reopen'), await boxOf(page, '.tabs')];
  expect(button.bottom).toBeLessThanOrEqual(tabs.top);
  await again.click();
  await page.getByRole('dialog', { name: papers.speed!.en.name }).waitFor();
});

test('forced colours still mark the player in turn and the chosen tab', async () => {
  const { page } = await home.guest({}, { ...touch, forcedColors: 'active' });
  await goOn(page, suggesting());
  const look = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((it) => {
        const style = getComputedStyle(it);
        return `${style.borderTopColor} ${style.borderBottomWidth} ${style.textDecorationLine}`;
      });
  expect(await look('.seat[data-turn="true"]')).not.toBe(await look('.seat[data-turn="false"]'));
  expect(await look('.tab[aria-pressed="true"]')).not.toBe(await look('.tab[aria-pressed="false"]'));
});
