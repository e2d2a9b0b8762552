/** Regressions at the table, around it, and in its accessibility. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { SavedGame, Scene } from '../../src/worker/messages.ts';
import { LocalTable } from '../../src/worker/tables/local-table.ts';
import { desktop, phone } from '../support/guest.ts';
import { addBot, openTable, says, sitDown } from '../support/opening.ts';
import { editionOf, goOn, momentsOf, settingOf, type Wanted } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();
const t = says.en;
const touch = { viewport: phone, hasTouch: true, isMobile: true };

/** The first position of some game that satisfies the condition. */
function moment(wanted: Wanted, isIt: (scene: Scene) => boolean): SavedGame {
  for (let seed = wanted.seed; seed < wanted.seed + 80; seed++)
    for (const { scene, saved } of momentsOf({ ...wanted, seed })) if (isIt(scene)) return saved;
  throw new Error('No game has such a moment.');
}
const may = ({ legal }: Scene, what: string): boolean => legal.some((form) => form.do === what);
const suggesting = (): SavedGame =>
  moment(
    { edition: 'clue-2002', seed: 1, seats: 4 },
    (scene) => may(scene, 'suggest') && scene.view.turnNumber > 12,
  );

const boxOf = (page: Page, selector: string): Promise<DOMRect> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

describe('choosing', () => {
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

  test('a turn named in a reason is one tap away while a choice is open', async () => {
    const { page } = await home.guest({ settings: { marks: 'full' } });
    await goOn(page, suggesting());
    await page.locator('[data-do="suggest"]').click();
    await page.locator('.picker').waitFor();
    await page.locator('.notebook .cell[data-mark="no"]').first().click();
    const link = page.locator('.cell-note .turn-link').first();
    await link.click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id ?? '')).toMatch(/^turn-\d+$/);
    expect(await page.locator('.picker').isVisible()).toBe(true);
  });

  test('warns before I accuse with a card I hold', async () => {
    for (const options of [{}, touch]) {
      const { page } = await home.guest({}, options);
      await goOn(page, suggesting());
      await page.locator('[data-do="accuse"]').click();
      await page.locator('.choice .thumb[data-known="mine"]').first().click();
      await page.locator('.elsewhere').getByText(t.table.surelyWrong).waitFor();
      const warning = await boxOf(page, '.elsewhere');
      expect(warning.bottom).toBeLessThanOrEqual(page.viewportSize()!.height);
    }
  });

  test('draws no path after a roll until a place is pointed at', async () => {
    const { page } = await home.guest();
    const rolling = moment({ edition: 'clue-2002', seed: 3, seats: 4 }, (scene) => may(scene, 'roll'));
    await goOn(page, rolling);
    await page.locator('[data-do="roll"]').click();
    await page.locator('.ways-to').waitFor();
    await page.mouse.move(2, 2);
    await page.waitForTimeout(300);
    expect(await page.locator('.board-path').count()).toBe(0);
  });
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

describe('the notebook', () => {
  test('marks seen cards, offers once to mark all conclusions, and remembers the answer', async () => {
    const { page } = await home.guest();
    await goOn(page, suggesting());
    const level = page.getByLabel(t.notebook.level);
    await expect.poll(() => level.inputValue()).toBe('facts');
    await page.getByRole('button', { name: t.notebook.offer.yes }).click();
    await expect.poll(() => level.inputValue()).toBe('full');
    await page.reload();
    await page.locator('.notebook').waitFor();
    await expect.poll(() => level.inputValue()).toBe('full');
    await level.selectOption('facts');
    expect(await page.locator('.all-offer').count()).toBe(0);
  });

  test('shows the four cards laid in rooms as columns and on the board', async () => {
    const { page } = await home.guest();
    await goOn(
      page,
      moment({ edition: 'clue-2015', seed: 1, seats: 2 }, () => true),
    );
    await expect.poll(() => page.locator('.notebook .owner .room-thumb').count()).toBe(4);
    const names = await page
      .locator('.notebook .owner')
      .evaluateAll((heads) => heads.map((head) => head.getAttribute('aria-label')));
    expect(new Set(names).size).toBe(names.length);
    await expect.poll(() => page.locator('[data-piece^="hidden:"]').count()).toBe(4);
  });
});

test('shows the face-up card of the card game on the table', async () => {
  const { page } = await home.guest();
  await goOn(
    page,
    moment({ edition: 'card-2018', seed: 1, seats: 4 }, () => true),
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
    moment({ edition: 'super-1991', seed: 1, seats: 10 }, () => true),
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
    moment({ edition: 'secrets-2008', seed: 1, seats: 4 }, () => true),
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
  const asked = (what: string): SavedGame =>
    moment(
      { edition: 'clue-2002', seed: 1, seats: 4 },
      (scene) => may(scene, what) && scene.view.hand.length === 5 && scene.view.history.length > 3,
    );
  for (const what of ['roll', 'move', 'end']) {
    await goOn(page, asked(what));
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(cut, { message: what }).toEqual([]);
  }
});

test.each(['card-2018', 'speed'])(
  'the felt of %s above an accusation is not squeezed into a thin ellipse',
  async (edition) => {
    const { page } = await home.guest({}, touch);
    await goOn(
      page,
      moment({ edition, seed: 1 }, (scene) => may(scene, 'accuse') && scene.view.history.length > 2),
    );
    await page.locator('.act [data-do="accuse"]').click();
    await page.locator('.accuse').waitFor();
    const felt = await page.locator('.felt').evaluate((element) => {
      const { width, height } = element.getBoundingClientRect();
      return { isRound: getComputedStyle(element).borderRadius !== '0px', width, height };
    });
    expect(felt.isRound && felt.height < felt.width / 3, JSON.stringify(felt)).toBe(false);
    for (const card of await page.locator('.felt .cards li').all())
      expect((await card.boundingBox())!.width).toBeGreaterThan(24);
  },
);

test('the face-up card of the card game is on the table on a phone too', async () => {
  const { page } = await home.guest({}, touch);
  await goOn(
    page,
    moment({ edition: 'card-2018', seed: 1, seats: 4 }, (scene) => may(scene, 'show')),
  );
  const [card, table] = [await boxOf(page, '.face-up [role="img"]'), await boxOf(page, '.felt')];
  expect(card.bottom).toBeLessThanOrEqual(table.bottom);
  expect(card.top).toBeGreaterThanOrEqual(table.top);
});

describe('the end', () => {
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
    await page.getByRole('dialog', { name: t.end.paper }).waitFor();
    await page.keyboard.press('Escape');
    const again = page.getByRole('button', { name: t.table.reopen });
    await again.waitFor();
    const [button, tabs] = [await boxOf(page, '.reopen'), await boxOf(page, '.tabs')];
    expect(button.bottom).toBeLessThanOrEqual(tabs.top);
    await again.click();
    await page.getByRole('dialog', { name: t.end.paper }).waitFor();
  });
});

describe('around the table', () => {
  test.each([
    ['a phone', touch],
    ['a desktop', {}],
  ] as const)('the cards can be dealt without scrolling on %s', async (_, options) => {
    const { page } = await home.guest({}, options);
    await page.goto('/new/solo');
    const begin = page.getByRole('button', { name: t.setUp.begin });
    await begin.waitFor();
    const { bottom } = (await begin.evaluate((it) => it.getBoundingClientRect().toJSON())) as DOMRect;
    expect(bottom).toBeLessThanOrEqual(page.viewportSize()!.height);
    const fields = await page.getByLabel(/^Suspect \d/).count();
    expect(fields).toBe(4);
    const bots = await page
      .locator('.set-chair select:has(option[value="irene"])')
      .evaluateAll((selects) => selects.map((select) => (select as HTMLSelectElement).value));
    expect(bots).toEqual(['daisy', 'basil', 'agnes']);
  });

  test('the table on a phone has a way home, and a way out in the settings', async () => {
    const { page } = await home.guest({}, touch);
    await goOn(page, suggesting());
    const homeward = page.getByRole('link', { name: 'Casefile' });
    const box = (await homeward.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    await homeward.click();
    await page.locator('.landing').waitFor();
    await page.goBack();
    await page.locator('.table-screen').waitFor();
    await page.getByRole('button', { name: t.app.settings, exact: true }).click();
    await page.getByRole('link', { name: t.table.leave }).click();
    await page.locator('.landing').waitFor();
  });

  test('counts unread lobby messages on the closed chat', async () => {
    const host = await home.guest({ settings: { name: 'Cleo' } });
    const link = await openTable(host, 'speed');
    const friend = await home.guest({ seed: 2 });
    await sitDown(friend, link, 'Ada');
    const chat = friend.page.locator('summary', { hasText: t.people.chat });
    await chat.click();
    await friend.page.getByRole('button', { name: t.people.phrases.hello, exact: true }).click();
    const counted = host.page.locator('summary .unread');
    await counted.waitFor();
    expect(await counted.innerText()).toBe('1');
    await host.page.locator('summary', { hasText: t.people.chat }).click();
    await expect.poll(() => counted.count()).toBe(0);
    await addBot(host, 'daisy');
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
});
