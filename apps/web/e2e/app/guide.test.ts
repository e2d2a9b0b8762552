/** The rules pages: what they tell a newcomer, and that they open over a game without leaving it. */
import { editions } from '@casefile/editions';
import { languages } from '@casefile/editions/words/words';
import { partOf } from '@casefile/testkit/folders';
import { isLong } from '@casefile/testkit/size';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { guideWords as en } from '../../src/words/en/guide.ts';
import { guideWords as fr } from '../../src/words/fr/guide.ts';
import { type Chapter, chapters } from '../../src/words/guide-words.ts';
import { violations } from '../support/axe.ts';
import { desktop, phone } from '../support/guest.ts';
import { withBots } from '../support/online/company.ts';
import { comeIn, openFor, order } from '../support/online/seated.ts';
import { atTable, choose, handOf, says, statusOf } from '../support/opening.ts';
import { beginSolo, goOn, quietRound } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();
const words = { en, fr };
const panel = 'dialog.rules-panel[open]';
const optional: readonly Chapter[] = ['tips', 'children', 'guests'];
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.outerHTML.slice(0, 80) || '');
/** Every picture must have content. */
const pictures = (page: Page, within: string): Promise<number> =>
  page.locator(`${within} svg`).evaluateAll((all) => all.filter((each) => each.childElementCount > 0).length);

/** Accessible names of pictures, heading order, landmarks. */
const named = ['cat.text-alternatives', 'cat.name-role-value', 'cat.semantics', 'cat.structure'];

test.each(languages)(
  'U39 U58 the rules pages of every edition in %s have chapters, pictures and every rule in full',
  async (lang) => {
    const { page } = await home.guest({ lang }, { viewport: lang === 'fr' ? phone : desktop });
    await page.goto(`/rules/${editions[0]!.id}`);
    for (const [at, { id }] of editions.entries()) {
      // Navigates from one page to the next, as a reader does.
      await page.locator('.rules-tools select').selectOption(id);
      await page.locator(`.guide-contents a[href^="/rules/${id}#"]`).first().waitFor();
      const there = await page.locator('.guide-chapter').evaluateAll((all) => all.map((each) => each.id));
      expect(there.filter((each) => !optional.includes(each as Chapter))).toEqual(
        chapters.filter((each) => !optional.includes(each)),
      );
      const contents = page.getByRole('navigation', { name: words[lang].contents });
      expect(await contents.getByRole('link').allInnerTexts()).toEqual(
        there.map((each) => words[lang].chapters[each as Chapter]),
      );
      expect(await page.locator('.guide h1').count()).toBe(1);
      for (const chapter of ['box', 'turn', 'example', 'sheet'])
        await expect.poll(() => pictures(page, `#${chapter}`)).toBeGreaterThan(3);
      const steps = await page.locator('.guide-turn > li').count();
      for (let i = 0; i < steps; i++)
        await expect.poll(() => pictures(page, `.guide-turn > li:nth-child(${i + 1})`)).toBeGreaterThan(0);

      const part = `${lang}/rules`;
      const rules: object = {
        ...((await partOf('shared', part))!.rules as object),
        ...((await partOf(id, part))!.rules as object),
      };
      const shown = await page
        .locator('.rules li[id]')
        .evaluateAll((all) =>
          all.map((each) => [each.id, each.querySelector('p')!.textContent!.trim()] as const),
        );
      expect(shown.map(([rule]) => rule).sort()).toEqual(Object.keys(rules).sort());
      const said = await page.locator('.guide-text').innerText();
      const prefix = Object.keys(rules).at(-1)!.split('-')[0];
      expect(
        (said.match(/[A-Z]\w\w-\d\d/g) ?? []).filter(
          (rule) => !/^ALL/.test(rule) && !rule.startsWith(prefix!),
        ),
      ).toEqual([]);
      for (const [rule, text] of shown) expect(text.length, rule).toBeGreaterThan(20);
      expect(said).not.toMatch(/[{}]|undefined/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      // The pages share their colours, and the contrast check takes the most time.
      if (isLong || at === 0) expect(await violations(page)).toEqual([]);
      else expect(await violations(page, named)).toEqual([]);
    }
  },
);

test('U58 the rules can be searched, and a rule cited by another is one press away', async () => {
  const { page } = await home.guest();
  await page.goto('/rules/clue-1986');
  await page.getByLabel(en.search).fill('secret passage');
  await expect.poll(() => page.locator('.guide-turn').count()).toBe(0);
  expect(await page.locator('.rules li[id]').count()).toBeGreaterThan(0);
  await page.getByLabel(en.search).fill('');
  await page.locator('#C86-15 p a', { hasText: 'C86-22' }).click();
  await expect.poll(() => focused(page)).toBe('C86-22');
  expect(new URL(page.url()).hash).toBe('#C86-22');
});

test('an unknown edition has no rules page, whatever its name', async () => {
  const { page } = await home.guest();
  for (const name of ['clue-2099', 'constructor']) {
    await page.goto(`/rules/${name}`);
    await page.getByText(says.en.nowhere).waitFor();
  }
  await page.goto('/#rules/constructor');
  await page.getByRole('button', { name: says.en.landing.playNow }).waitFor();
  await expect.poll(() => new URL(page.url()).hash).toBe('');
});

test('U58 help opens over the game at the current question, and Back closes it', async () => {
  const guest = await home.guest({ seed: 3 });
  const { page } = guest;
  await beginSolo(guest, 'clue-2002');
  const before = [await statusOf(page), await handOf(page)];
  const { pathname: game } = new URL(page.url());
  const help = page.getByRole('button', { name: says.en.table.help });
  await help.click();
  await page.locator(panel).waitFor();
  await expect.poll(() => focused(page)).toBe('turn-begin');
  // The game is still visible below and says whose turn it is.
  expect(await page.locator('.table-screen').count()).toBe(1);
  expect(await page.locator('.panel-call').innerText()).toContain(says.en.table.yourTurn);
  expect((await page.locator('.panel-head').boundingBox())!.y).toBeGreaterThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
  await page.goBack();
  await page.locator(panel).waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe(game);
  expect([await statusOf(page), await handOf(page)]).toEqual(before);
  // The history steps back first; the focus follows.
  await expect.poll(() => help.evaluate((button) => button === document.activeElement)).toBe(true);

  await page.locator('.act [data-do="roll"]').click();
  await page.locator('.place.open').first().waitFor();
  const reachable = await page.locator('.place.open').count();
  await help.click();
  await expect.poll(() => focused(page)).toBe('turn-move');
  // Pages read meanwhile add no history entry.
  await page.locator(panel).getByRole('link', { name: en.chapters.sheet }).click();
  await expect.poll(() => focused(page)).toBe('sheet');
  const close = page.getByRole('button', { name: en.toGame });
  await close.dblclick();
  await page.locator(panel).waitFor({ state: 'detached' });
  await atTable(page);
  expect(await page.locator('.place.open').count()).toBe(reachable);

  // The address of the open chapter can be opened again.
  await page.goto('/games');
  await page.goto(`${game}#rules/clue-2002/C02-13`);
  await page.locator(panel).waitFor();
  await expect.poll(() => focused(page)).toBe('C02-13');
  await page.keyboard.press('Escape');
  await page.locator(panel).waitFor({ state: 'detached' });
  expect(await statusOf(page)).toContain(says.en.table.yourTurn);
});

test('U24 U58 the "?" key opens help with the shortcuts; Escape restores the focus', async () => {
  const guest = await home.guest({ seed: 3 });
  const { page } = guest;
  await beginSolo(guest, 'speed');
  await page.keyboard.press('n');
  const at = (): Promise<string | undefined> => page.evaluate(() => document.activeElement?.className);
  await expect.poll(at).toBe('cell');
  await page.keyboard.press('?');
  await page.locator(panel).waitFor();
  await expect.poll(() => focused(page)).toBe('keys');
  expect(await page.locator('.guide-keys').innerText()).toContain(en.keyNames.accuse);
  await page.keyboard.press('r');
  await page.keyboard.press('Escape');
  await page.locator(panel).waitFor({ state: 'detached' });
  await expect.poll(at).toBe('cell');
});

test('U58 whoever opens the rules in the middle of a scene finds it there afterwards, and no bot plays meanwhile', async () => {
  const { page } = await home.guest({ settings: { speed: 'calm' } });
  await goOn(
    page,
    quietRound({ edition: 'speed', seed: 1 }, (_, turns) => turns > 1),
  );
  await page.locator('.act [data-do="end"]').click();
  // It stays until the answer. The announcement before it may be over by the time of the press, and nothing is staged.
  await page.locator('.staging[data-gesture="question"]').waitFor();
  await page.keyboard.press('?');
  await page.locator(panel).waitFor();
  const told = (): Promise<string> =>
    page.evaluate(() => {
      const lines = document.querySelectorAll('.log li').length;
      return `${lines} ${document.querySelector<HTMLElement>('.staging')?.dataset.gesture}`;
    });
  // The scene may have been at its last beat when the rules opened.
  await page.waitForTimeout(50);
  const before = await told();
  expect(before).not.toContain('undefined');
  // Longer than any beat at this pace.
  await page.waitForTimeout(2500);
  expect(await told()).toBe(before);
  await page.goBack();
  await expect.poll(told).not.toBe(before);
  const lines = (): Promise<number> => page.locator('.log li').count();
  await expect.poll(lines).toBeGreaterThan(Number(before.split(' ')[0]));
});

test('U58 on a phone the rules fill the screen, with the way back in sight', async () => {
  const guest = await home.guest({ lang: 'fr', seed: 3 }, { viewport: phone });
  const { page } = guest;
  await beginSolo(guest, 'clue-1986');
  await page.getByRole('button', { name: says.fr.table.help }).click();
  await page.locator(panel).waitFor();
  expect(await page.locator(panel).boundingBox()).toMatchObject({ x: 0, y: 0, ...phone });
  const close = page.getByRole('button', { name: fr.toGame });
  const box = (await close.boundingBox())!;
  expect(box.height).toBeGreaterThanOrEqual(44);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThan(phone.height / 4);
  expect(await violations(page)).toEqual([]);
  await close.click();
  await page.locator(panel).waitFor({ state: 'detached' });
});

test('U58 a player reading the rules of an online game stays present and sees when their turn comes', async () => {
  const sessions = await openFor(home, withBots, ['Ada', 'Ben'], {
    clock: { bank: 600_000, back: 10_000 },
    pace: 'instant',
  });
  await order(home, sessions[0]!, { do: 'seat-bot', suspect: 'plum', bot: 'agnes' });
  const [ada, ben] = await Promise.all(sessions.map((session) => comeIn(home, session)));
  await order(home, sessions[0]!, { do: 'start' });
  const pages = [ada!.guest.page, ben!.guest.page];
  await Promise.all(pages.map(atTable));
  for (const page of pages) await page.getByRole('button', { name: says.en.table.help }).click();
  for (const page of pages) await page.locator(panel).waitFor();
  // A player's turn comes soon, and the notice with the running clock appears over the rules.
  const mine = pages.map((page) => page.locator('.panel-call[data-mine="true"]'));
  const called = async (): Promise<number[]> => Promise.all(mine.map((call) => call.count()));
  await expect.poll(async () => (await called()).includes(1)).toBe(true);
  const at = pages[(await called()).indexOf(1)]!;
  await expect.poll(() => at.locator('.panel-time').innerText()).toMatch(/\d:\d\d/);
  await expect.poll(() => at.title()).toContain('●');
  // By now the server would have reported an absent player.
  for (const page of pages) {
    expect(await page.locator('.table-screen').innerText()).not.toContain(says.en.table.away);
    expect(await page.locator('.panel-call').innerText()).not.toBe('');
  }
  for (const page of pages) await page.goBack();
  for (const page of pages) {
    await page.locator(panel).waitFor({ state: 'detached' });
    await atTable(page);
  }
});

test('U58 the rules open over a set-up, and from the first page as their own page with a way back', async () => {
  const { page } = await home.guest();
  await choose(page, 'solo', 'clue-2015');
  await page.locator('.set-chair select').first().selectOption('plum');
  await page.getByRole('link', { name: says.en.table.whoIs('Professor Plum') }).click();
  await page.locator(panel).waitFor();
  await expect.poll(() => focused(page)).toBe('guest-plum');
  await page.getByRole('button', { name: en.close }).click();
  await page.locator(panel).waitFor({ state: 'detached' });
  expect(await page.locator('.set-chair select').first().inputValue()).toBe('plum');

  await page.goto('/');
  await page.getByRole('link', { name: says.en.landing.rules }).click();
  await page.locator('.guide').waitFor();
  await page.getByRole('navigation', { name: en.contents }).getByRole('link').nth(2).click();
  await page.getByRole('button', { name: en.backTo.landing }).click();
  await page.getByRole('button', { name: says.en.landing.playNow }).waitFor();
});
