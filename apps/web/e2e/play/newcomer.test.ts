/** What somebody with a phone, who has never played, must be able to see without being told. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SavedGame } from '../../src/worker/messages.ts';
import { desktop, phone, tablet, touch } from '../support/guest.ts';
import { says } from '../support/opening.ts';
import { goOn, mayDo, me, momentWhere, quietRound, suggesting } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();
const t = says.fr.table;

/** I have rolled; this may be done instead of moving, and no more. */
const moving = (edition: string, ...others: readonly string[]): SavedGame =>
  momentWhere({ edition, seed: 1, seats: 4 }, ({ legal }) => {
    const does = legal.map((form) => form.do).filter((what) => what !== 'move');
    return (
      does.length < legal.length &&
      does.length === others.length &&
      others.every((o) => does.includes(o as never))
    );
  });

/** Where the thumb presses: the middle of the main button, as it is before the roll. */
const thumbOn = (page: Page, { width }: { width: number }): Promise<string> =>
  page.evaluate(
    ([x, selector]) => {
      const pane = document.querySelector('.pane[data-pane="act"]')!.getBoundingClientRect();
      const under = document.elementFromPoint(x, pane.bottom - 38)?.closest(selector);
      return under?.textContent ?? '';
    },
    [width * 0.32, '.doings > button'] as const,
  );

test.each([
  ['clue-2002', moving('clue-2002', 'accuse'), phone],
  ['secrets-2008', moving('secrets-2008', 'end'), phone],
  ['super-1991', moving('super-1991', 'accuse', 'end'), { width: 320, height: 568 }],
] as const)(
  'in %s neither an accusation nor the end of the turn lies under the thumb that has just rolled',
  async (_, saved, viewport) => {
    const { page } = await home.guest({ lang: 'fr' }, { ...touch, viewport });
    await goOn(page, saved);
    await page.locator('.act .ways-to').waitFor();
    expect(await thumbOn(page, viewport)).toBe('');
    for (const button of await page.locator('.doings > button').all())
      expect((await button.boundingBox())!.width).toBeLessThan(viewport.width * 0.36);
  },
);

test('on a small phone the rooms in reach are seen above three other things to do', async () => {
  const { page } = await home.guest({ lang: 'fr' }, { ...touch, viewport: { width: 320, height: 568 } });
  await goOn(page, moving('clue-2015', 'passage', 'stay', 'accuse'));
  const way = page.locator('.rooms-to .way-to').first();
  await way.waitFor();
  const isWhole = (): Promise<boolean> =>
    way.evaluate((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return [top + 4, bottom - 4].every((y) =>
        button.contains(document.elementFromPoint((left + right) / 2, y)),
      );
    });
  await expect.poll(isWhole).toBe(true);
});

test('a roll that leads into no room is explained where no other words are', async () => {
  const saved = momentWhere(
    { edition: 'clue-1986', seed: 1, seats: 4 },
    ({ legal, ways }) =>
      legal.some((form) => form.do === 'move') &&
      ways.length > 0 &&
      ways.every(({ to }) => typeof to !== 'string'),
  );
  for (const [options, isShown] of [
    [touch, true],
    [{ ...touch, viewport: { width: 740, height: 360 } }, true],
    [{ viewport: desktop }, false],
  ] as const) {
    const { page } = await home.guest({ lang: 'fr' }, options);
    await goOn(page, saved);
    await page.locator('.act .ways-to').waitFor();
    const words = page.getByText(/dans aucune pièce/);
    await expect.poll(() => words.filter({ visible: true }).count()).toBe(1);
    expect(await page.locator('.lit-only').isVisible()).toBe(isShown);
  }
});

test('on a phone held sideways the panel says what can be done', async () => {
  const { page } = await home.guest({ lang: 'fr' }, { ...touch, viewport: { width: 740, height: 360 } });
  await goOn(
    page,
    momentWhere({ edition: 'card-2018', seed: 1, seats: 4 }, (scene) => mayDo(scene, 'ask')),
  );
  await page.locator('.act > .help').waitFor();
  const [help, button] = await Promise.all(
    ['.act > .help', '.doings > .primary'].map((each) => page.locator(each).boundingBox()),
  );
  expect(help!.y + help!.height).toBeLessThanOrEqual(button!.y);
  expect(button!.y + button!.height).toBeLessThan(360 - 30);
});

test('on a phone one of the players is marked as me', async () => {
  for (const viewport of [phone, { width: 320, height: 568 }, { width: 740, height: 360 }]) {
    const { page } = await home.guest({ lang: 'fr' }, { ...touch, viewport });
    await goOn(page, suggesting());
    const mark = page.locator('.seat[data-you="true"] .seat-you');
    await mark.waitFor();
    expect(await page.locator('.seat-you').count()).toBe(1);
    expect(await mark.innerText()).toBe(t.you);
    const [seat, own] = [
      await page.locator('.seat[data-you="true"]').boundingBox(),
      await mark.boundingBox(),
    ];
    expect(own!.x).toBeGreaterThanOrEqual(seat!.x);
    expect(own!.y + own!.height).toBeLessThanOrEqual(seat!.y + seat!.height);
    await page.context().close();
  }
});

test('in the notebook the sign above a column stands beside a name, and a corner says how to mark', async () => {
  const { page } = await home.guest({ lang: 'fr' }, touch);
  await goOn(page, suggesting());
  await page.locator('.tab[data-goal="notebook"]').click();
  await page.locator('.notebook .grid-hint').getByText('Touchez une case').waitFor();
  const [columns, rows] = await page.evaluate(() => {
    const signs = (selector: string): (readonly [string, string])[] =>
      [...document.querySelectorAll(selector)].map((head) => [
        head.getAttribute('title')!,
        head.querySelector('.emblem')!.innerHTML,
      ]);
    return [
      signs('.notebook thead .owner:has(.emblem)'),
      signs('.notebook tbody:first-of-type th[scope="row"]'),
    ] as const;
  });
  expect(columns).toHaveLength(4);
  expect(rows).toHaveLength(6);
  const named = new Map(rows);
  for (const [name, sign] of columns) expect(named.get(name), name).toBe(sign);
});

test('in the line of what happened no title is parted from its name', async () => {
  const { page } = await home.guest({ lang: 'fr' }, touch);
  await goOn(page, suggesting());
  await page.locator('.event-line').click();
  const told = await page.locator('.last-events li').allTextContents();
  expect(told.filter((line) => /\b(Mme|Mlle|M\.)\u00a0/.test(line)).length).toBeGreaterThan(0);
  expect(told.filter((line) => /\b(Mme|Mlle|M\.) \p{Lu}/u.test(line))).toEqual([]);
});

test('text at twice its size, as a browser may be set, is as large everywhere and cut off nowhere', async () => {
  const { page } = await home.guest({ lang: 'fr' }, touch);
  const enlarge = (): Promise<void> =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
  await page.goto('/');
  await page.locator('.play-now').waitFor();
  await enlarge();
  const beyond = await page
    .locator('.landing :is(h1 *, .tagline, .play-now, .go-on)')
    .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().right > innerWidth).length);
  expect(beyond).toBe(0);
  await goOn(page, suggesting());
  await enlarge();
  const sizes = await page
    .locator('.doings > button')
    .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(32);
});

test('a power is written out over the whole width, and no button is as high as a card', async () => {
  const { page } = await home.guest({ lang: 'fr' }, touch);
  await goOn(
    page,
    momentWhere(
      { edition: 'secrets-2008', seed: 1, seats: 4 },
      (scene) => mayDo(scene, 'roll') && mayDo(scene, 'power'),
    ),
  );
  await page.locator('.doings > [data-do="power"]').waitFor();
  for (const button of await page.locator('.doings > button').all())
    expect((await button.boundingBox())!.height).toBeLessThan(80);
});

test('what I answered is told to me as mine', async () => {
  const { page } = await home.guest({ lang: 'fr', settings: { speed: 'step' } }, touch);
  await goOn(
    page,
    quietRound({ edition: 'clue-2002', seed: 1, seats: 4 }, ({ view }, turns) => {
      const own = view.history.at(-2)?.answers.find(({ seat }) => seat === me);
      return turns > 2 && own?.answer === 'none';
    }),
  );
  await page.locator('.act [data-do="end"]').click();
  const own = page.locator('.inquiry .answers li', { hasText: t.you });
  for (let beats = 0; beats < 60 && !(await own.isVisible()); beats++) {
    await page.keyboard.press('Shift');
    await page.waitForTimeout(60);
  }
  expect(await own.innerText()).toContain('ne pouvez pas démentir');
});

test('where a secret passage leads is not covered by what is said about it', async () => {
  const { page } = await home.guest(
    { lang: 'fr', settings: { speed: 'calm', motion: 'full' } },
    { ...touch, reducedMotion: 'no-preference' },
  );
  await goOn(
    page,
    momentWhere({ edition: 'clue-2002', seed: 1, seats: 4 }, (scene) => mayDo(scene, 'passage')),
  );
  await page.locator('.act [data-do="passage"]').click();
  await page.locator('.staging[data-gesture="passage"]').waitFor();
  expect(await page.locator('.staging .stage-caption').isVisible()).toBe(false);
  await page.locator('.event-line').getByText('Vous prenez le passage secret').waitFor();
});

test.each(['speed', 'card-2018'])(
  'above a card of %s that is to be shown no faces lie over the cards that were named',
  async (edition) => {
    const { page } = await home.guest({ lang: 'fr' }, touch);
    await goOn(
      page,
      momentWhere({ edition, seed: 1, seats: 4 }, (scene) => mayDo(scene, 'show')),
    );
    await page.locator('.act [data-coach]').waitFor();
    const cards = page.locator('.felt .cards [role="img"]');
    expect(await cards.count()).toBeGreaterThan(1);
    const covered = await cards.evaluateAll((all) => {
      const faces = [...document.querySelectorAll('.sitter-face, .held')].filter(
        (face) => getComputedStyle(face).visibility === 'visible',
      );
      return all.filter((card) => {
        const { left, right, top, bottom } = card.getBoundingClientRect();
        const stage = document.querySelector('.stage')!.getBoundingClientRect();
        if (top < stage.top || bottom > stage.bottom) return true;
        return faces.some((face) => {
          const box = face.getBoundingClientRect();
          return box.left < right - 2 && box.right > left + 2 && box.top < bottom - 2 && box.bottom > top + 2;
        });
      }).length;
    });
    expect(covered).toBe(0);
  },
);

test.each([
  ['a phone', touch],
  ['a tablet', { ...touch, viewport: tablet }],
] as const)('the names of ten suspects can be read in the notebook on %s', async (_, options) => {
  const { page } = await home.guest({ lang: 'fr' }, options);
  await goOn(
    page,
    momentWhere({ edition: 'super-1991', seed: 1, seats: 10 }, () => true),
  );
  const tab = page.locator('.tab[data-goal="notebook"]');
  if (await tab.isVisible()) await tab.click();
  await page.locator('.notebook .row-name').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const cut = await page
    .locator('.notebook tbody:first-of-type .row-name')
    .evaluateAll((names) =>
      names.flatMap((name) => (name.scrollWidth > name.clientWidth + 1 ? [name.textContent] : [])),
    );
  expect(cut).toEqual([]);
});
