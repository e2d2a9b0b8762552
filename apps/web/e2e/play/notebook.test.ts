/** The notebook: automatic marks, and the player's own. */
import { awaitedLater } from '@casefile/testkit/awaited-later';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cutSelects } from '../support/cut-selects.ts';
import { play } from '../support/driver.ts';
import { withBots } from '../support/online/company.ts';
import { addBot, atTable, deal, handOf, openTable, says } from '../support/opening.ts';
import { beginSolo, goOn, momentWhere, suggesting } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();
const t = says.en.notebook;

interface Cells {
  readonly [at: string]: { readonly mark: string; readonly own: boolean };
}
const cellsOf = (page: Page): Promise<Cells> =>
  page.locator('.notebook .cell').evaluateAll((cells) =>
    Object.fromEntries(
      cells.map((cell) => {
        const { at, mark, own } = (cell as HTMLElement).dataset;
        return [at!, { mark: mark!, own: own === 'true' }];
      }),
    ),
  );
const markedIn = (cells: Cells): string[] => Object.keys(cells).filter((at) => cells[at]!.mark !== 'blank');

test.each(['en', 'fr'] as const)(
  'the chosen level of help can be read in full at a desk, in %s',
  async (lang) => {
    const settings = { marks: 'full', wasOfferedAll: true };
    const { page } = await home.guest({ lang, settings }, { viewport: { width: 1440, height: 900 } });
    await goOn(page, suggesting());
    await page.locator('.notebook-tools .percent').waitFor();
    expect(await cutSelects(page, '.notebook-tools select')).toEqual([]);
  },
);

test('a cell that is marked for me names the card, the player and the mark, and only my own marks are called mine', async () => {
  const { page } = await home.guest({ settings: { marks: 'facts', wasOfferedAll: true } });
  await goOn(page, suggesting());
  const own = page.locator('.cell[data-mark="yes"]').first();
  expect(await own.getAttribute('aria-label')).toMatch(new RegExp(`: ${t.yes}$`));
  const blank = page.locator('.cell[data-mark="blank"]').first();
  const at = await blank.getAttribute('data-at');
  await blank.click();
  const ticked = page.locator(`.cell[data-at="${at}"]`);
  await expect.poll(() => ticked.getAttribute('data-mark')).not.toBe('blank');
  expect(await ticked.getAttribute('aria-label')).toContain(t.yours);
});

test('U10 the level of notebook help is shown before joining and in the notebook', async () => {
  for (const [help, levels] of [
    ['off', ['off']],
    ['facts', ['off', 'facts']],
    ['full', ['off', 'facts', 'full']],
  ] as const) {
    const host = await home.guest();
    const link = await openTable(host, withBots, { [says.en.setUp.help]: help });
    const guest = await home.guest();
    await guest.page.goto(link);
    await guest.page.locator('.terms-list').getByText(says.en.setUp.helpLevels[help]).waitFor();
    await addBot(host, 'basil');
    await addBot(host, 'daisy');
    await deal(host, []);
    const offered = await host.page
      .getByLabel(t.level)
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect(offered).toEqual(levels);
    if (help === 'off') expect(markedIn(await cellsOf(host.page))).toEqual([]);
    else await expect.poll(async () => markedIn(await cellsOf(host.page)).length).toBeGreaterThan(5);
  }
});

test('U11 U14 marks my own cards, cards shown to me, and whom I have shown mine to', async () => {
  const guest = await home.guest({ seed: 12 });
  const { page } = guest;
  await beginSolo(guest, 'speed', 'basil');
  await page.getByLabel(t.level).selectOption('facts');
  const hand = await handOf(page);
  await expect.poll(async () => (await cellsOf(page)) !== null).toBe(true);
  const yes = page.locator('.notebook .cell[data-mark="yes"]');
  await expect.poll(() => yes.count()).toBe(hand.length);
  for (const card of hand)
    await page
      .getByRole('button', { name: new RegExp(`^${card}, .*${t.yes}`) })
      .first()
      .waitFor();
  // Plays until somebody has shown me a card, which adds one mark.
  let shown = '';
  await play(page, {
    turns: 99,
    until: async () => {
      const face = page.locator('dialog.learned[data-what="shown"] .turning-face [role="img"]');
      if ((await face.count()) > 0) shown = (await face.first().getAttribute('aria-label')) ?? '';
      const haveShown = (await page.locator('.notebook .showed').count()) > 0;
      return shown !== '' && haveShown && (await page.locator('dialog[open]').count()) === 0;
    },
  });
  // Beside each of my cards stands whom I showed it to.
  const given = await page
    .locator('.notebook tbody tr:has(.showed) th[scope="row"]')
    .evaluateAll((heads) => heads.map((head) => head.firstChild!.textContent!.trim()));
  expect(given.filter((card) => !hand.includes(card))).toEqual([]);
  expect(await page.locator('.notebook .showed').first().getAttribute('title')).toMatch(/^shown to /);
  const row = page.locator('.notebook tbody tr').filter({ has: page.locator('th', { hasText: shown }) });
  await expect.poll(() => row.locator('.cell[data-mark="yes"]').count()).toBe(1);
  await expect.poll(() => row.locator('.cell[data-mark="no"]').count()).toBeGreaterThan(1);
});

test('U12 U16 my marks, signs and notes can be undone and redone, are private, and are kept', async () => {
  const guest = await home.guest({ settings: { name: 'Ada' } });
  const { page } = guest;
  await openTable(guest, withBots);
  await addBot(guest, 'basil');
  await addBot(guest, 'daisy');
  await deal(guest, []);
  await page.getByLabel(t.level).selectOption('off');
  const cell = page.locator('.notebook .cell').nth(2);
  const at = await cell.getAttribute('data-at');
  await expect.poll(async () => markedIn(await cellsOf(page))).toEqual([]);
  const seen: string[] = [];
  for (let pressed = 0; pressed < 4; pressed++) {
    const mark = async (): Promise<string> => (await cellsOf(page))[at!]!.mark;
    await cell.click();
    await expect.poll(mark).not.toBe(seen.at(-1) ?? 'blank');
    seen.push(await mark());
  }
  expect([...seen].sort()).toEqual(['blank', 'maybe', 'no', 'yes']);
  await page.getByRole('button', { name: t.undo }).click();
  await expect.poll(async () => (await cellsOf(page))[at!]).toEqual({ mark: seen[2], own: true });
  await page.getByRole('button', { name: t.redo }).click();
  await expect.poll(async () => (await cellsOf(page))[at!]!.mark).toBe('blank');
  await page.getByRole('button', { name: t.undo }).click();
  const saved = awaitedLater(
    page.waitForResponse(
      (response) =>
        response.request().method() === 'PUT' && (response.request().postData() ?? '').includes('the rope'),
    ),
  );
  await page.getByLabel(t.note, { exact: true }).fill('I think of the rope');
  await page.getByLabel(t.note, { exact: true }).blur();
  await saved;
  await page.reload();
  await atTable(page);
  await expect.poll(() => page.getByLabel(t.note, { exact: true }).inputValue()).toBe('I think of the rope');
  await expect.poll(async () => (await cellsOf(page))[at!]).toEqual({ mark: seen[2], own: true });
  // On another device too.
  await page.locator('.people-tool').click();
  await page.getByRole('button', { name: says.en.device.show }).click();
  const code = await page.locator('.device-code .code').innerText();
  const other = await home.guest();
  await other.page.goto('/device');
  await other.page.getByLabel(says.en.device.code).fill(code.toLowerCase());
  await other.page.getByRole('button', { name: says.en.device.go }).click();
  await atTable(other.page);
  await expect
    .poll(() => other.page.getByLabel(t.note, { exact: true }).inputValue())
    .toBe('I think of the rope');
  await expect.poll(async () => (await cellsOf(other.page))[at!]).toEqual({ mark: seen[2], own: true });
});

test('marks seen cards, offers once to mark all conclusions, and remembers the answer', async () => {
  const { page } = await home.guest();
  await goOn(page, suggesting());
  const level = page.getByLabel(t.level);
  await expect.poll(() => level.inputValue()).toBe('facts');
  await page.getByRole('button', { name: says.en.allOffer.yes }).click();
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
    momentWhere({ edition: 'clue-2015', seed: 1, seats: 2 }, () => true),
  );
  await expect.poll(() => page.locator('.notebook .owner .room-thumb').count()).toBe(4);
  const names = await page
    .locator('.notebook .owner')
    .evaluateAll((heads) => heads.map((head) => head.getAttribute('aria-label')));
  expect(new Set(names).size).toBe(names.length);
  await expect.poll(() => page.locator('[data-piece^="hidden:"]').count()).toBe(4);
});
