/** Every screen in every theme and size: readable, reachable, in one language. */
import { isLong } from '@casefile/testkit/size';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { play } from '../support/driver.ts';
import { desktop, type Guest, phone, tablet } from '../support/guest.ts';
import { addBot, atTable, deal, openTable, says } from '../support/opening.ts';
import { faultsOn } from '../support/said.ts';
import { beginSolo } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();
/** The viewport a browser lays out for at 200 % zoom. */
const halfOf = ({ width, height }: { readonly width: number; readonly height: number }) => ({
  width: width / 2,
  height: height / 2,
});

/** Visits the screens one after the other. */
async function tour(guest: Guest, look: (name: string, page: Page) => Promise<void>): Promise<void> {
  const { page, lang } = guest;
  const t = says[lang];
  await page.goto('/');
  await page.locator('.house[data-ready]').waitFor({ state: 'attached' });
  await look('landing', page);
  for (const how of ['solo', 'hot-seat', 'online']) {
    await page.goto(`/new/${how}`);
    await page.locator('.begin .primary').waitFor();
    await look(`new ${how}`, page);
  }
  const link = await openTable(guest, 'clue-2002', {});
  await addBot(guest, 'basil');
  await look('lobby', page);
  const visitor = await home.guest({ lang }, { viewport: page.viewportSize()! });
  await visitor.page.goto(link);
  await visitor.page.locator('.door').waitFor();
  await look('door', visitor.page);
  await addBot(guest, 'daisy');
  await deal(guest, []);
  await look('table online', page);
  await page.locator('.people-tool').click();
  await look('people', page);
  await page.goto('/games');
  await page.locator('.game').first().waitFor();
  await look('games', page);
  await page.goto('/device');
  await page.getByLabel(t.device.code).waitFor();
  await look('device', page);
  await page.goto('/rules/secrets-2008');
  await page.locator('.rules li[id]').first().waitFor();
  await look('rules', page);
  await page.goto('/');
  await page.getByRole('button', { name: t.landing.playNow }).click();
  await atTable(page);
  await look('table', page);
  await page.getByRole('button', { name: t.app.settings, exact: true }).click();
  await look('settings', page);
}

test('U25 U26 U42 axe finds no fault on any screen in the light and high-contrast themes', async () => {
  const guest = await home.guest({ settings: { theme: 'plan' } }, { viewport: desktop });
  const found: string[] = [];
  await tour(guest, async (name, page) => {
    for (const each of await violations(page)) found.push(`${name}: ${each}`);
    // Its few colours are the same everywhere, and the contrast check takes the most time.
    if (!isLong && !['landing', 'table', 'settings'].includes(name)) return;
    await page.evaluate(() => {
      document.documentElement.dataset.contrast = 'high';
    });
    for (const each of await violations(page, ['color-contrast']))
      found.push(`${name} in high contrast: ${each}`);
    await page.evaluate(() => {
      document.documentElement.dataset.contrast = 'normal';
    });
  });
  expect(found).toEqual([]);
});

test('U25 U26 U27 U42 U75 on a phone in the dark theme axe finds no fault, targets are large enough, nothing scrolls sideways, and no text reads oddly', async () => {
  const guest = await home.guest(
    { settings: { theme: 'lamplight' } },
    { viewport: phone, hasTouch: true, isMobile: true },
  );
  const wrong: string[] = [];
  await tour(guest, async (name, page) => {
    const found = [await violations(page), await tooSmall(page), await faultsOn(page, 'en')];
    for (const each of found.flat()) wrong.push(`${name}: ${each}`);
  });
  expect(wrong).toEqual([]);
});

/** Targets too small for a finger, and pages that scroll sideways. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = (element: Element): boolean =>
      element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
    const modal = document.querySelector('dialog[open]') ?? document;
    const targets = [
      ...modal.querySelectorAll('button, a[href], select, input:not([type="radio"]), summary, textarea'),
    ].filter((element) => shown(element) && !element.closest('p > a, .unseen'));
    const small = targets.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const least = element.matches('.primary') ? 44 : 24;
      return width < least || height < least
        ? [`${element.outerHTML.slice(0, 90)} ${Math.round(width)}×${Math.round(height)}`]
        : [];
    });
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth + 1
      ? [...small, `scrolls sideways: ${scrollWidth} > ${clientWidth}`]
      : small;
  });

test('U25 U26 U42 axe finds no fault at the table in any phase of a turn', async () => {
  const seen = new Set<string>();
  const found: string[] = [];
  const guest = await home.guest({ settings: { theme: 'lamplight' }, seed: 5 });
  await beginSolo(guest, 'clue-2002');
  await play(guest.page, {
    turns: 3,
    async look(page) {
      const moment = await page.evaluate(() => {
        const open = document.querySelector('dialog[open]')?.className;
        const doing = document.querySelector('.act .picker, .act .show')?.className;
        return open ?? doing ?? document.querySelector('.status span')?.textContent ?? '';
      });
      if (seen.has(moment)) return;
      seen.add(moment);
      for (const each of await violations(page)) found.push(`${moment}: ${each}`);
    },
  });
  for (const each of await violations(guest.page)) found.push(`end: ${each}`);
  expect(seen.size).toBeGreaterThan(3);
  expect(found.join('\n')).toBe('');
});

test.each([
  ['phone', phone],
  ['desktop', desktop],
])('U27 a game can be played on a %s at 200 % zoom', async (_, viewport) => {
  const isTouched = viewport === phone;
  const options = { viewport: halfOf(viewport), hasTouch: isTouched, isMobile: isTouched };
  const guest = await home.guest({ seed: 7 }, options);
  await beginSolo(guest, 'clue-2002');
  expect(await play(guest.page, { turns: 1 })).toBeGreaterThan(3);
  await guest.page.locator('.paper').waitFor();
});

/** French is longer than English, and 200 % zoom leaves the least room. */
test('U27 U37 U75 French screens contain no English and no translated phrasing, and at 200 % zoom no target is too small', async () => {
  const options = { viewport: halfOf(phone), hasTouch: true, isMobile: true };
  const guest = await home.guest({ lang: 'fr' }, options);
  const texts = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(texts)
        : [];
  const french = new Set(texts(says.fr));
  const english = texts(says.en).filter((text) => !french.has(text));
  const left: string[] = [];
  await tour(guest, async (name, page) => {
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
    const found = await page.evaluate((strange) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const said: string[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
        said.push(node.textContent!.trim());
      for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
        for (const key of ['aria-label', 'title', 'placeholder']) said.push(element.getAttribute(key) ?? '');
      return said.filter((text) => strange.includes(text) || /undefined|\[object|\bNaN\b/.test(text));
    }, english);
    const wrong = [found, await faultsOn(page, 'fr'), await tooSmall(page)];
    for (const each of wrong.flat()) left.push(`${name}: ${each}`);
  });
  expect(left).toEqual([]);
});

test.each([
  ['phone', phone],
  ['tablet', tablet],
  ['desktop', desktop],
] as const)(
  'U09 the notebook on a %s has a cell for every card with every player and the envelope',
  async (_, viewport) => {
    const guest = await home.guest({}, { viewport });
    const { page } = guest;
    await beginSolo(guest, 'clue-2002');
    const grid = page.getByRole('grid', { name: says.en.notebook.title });
    if (viewport.width < 1024 && !(await grid.isVisible()))
      await page.getByRole('button', { name: says.en.table.notebook, exact: true }).click();
    await grid.waitFor();
    const shape = await page.evaluate(() => {
      const table = document.querySelector('.notebook table')!;
      return {
        cards: table.querySelectorAll('tbody th[scope="row"]').length,
        owners: [...table.querySelectorAll('thead th[scope="col"][aria-label]')].map(
          (head) => head.getAttribute('aria-label')!,
        ),
        groups: table.querySelectorAll('.section').length,
      };
    });
    expect(shape.cards).toBe(21);
    expect(shape.groups).toBe(3);
    expect(shape.owners).toHaveLength(4);
    for (const owner of shape.owners) expect(owner).toMatch(/\d/);
  },
);

test('U41 with reduced motion no animation lasts longer than a blink', async () => {
  const guest = await home.guest({ seed: 2 }, { viewport: desktop, reducedMotion: 'reduce' });
  await beginSolo(guest, 'clue-2002');
  const long: string[] = [];
  await play(guest.page, {
    turns: 2,
    async look(page) {
      long.push(
        ...(await page.evaluate(() =>
          document.getAnimations().flatMap((animation) => {
            const { duration } = animation.effect!.getComputedTiming();
            return Number(duration) > 200 && animation.playState === 'running' ? [String(duration)] : [];
          }),
        )),
      );
    },
    until: async (page) => (await page.locator('.log-turn').count()) > 4,
  });
  expect(long).toEqual([]);
});
