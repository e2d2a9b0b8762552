/** The replay of a finished game: any moment, from any point of view. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { casebookOf, factsIn, finishedGame, openCasebook } from '../support/finished-game.ts';
import { desktop, touch } from '../support/guest.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();

/** Which controls of the replay, and tools of the table, something lies over or cuts. */
const cutControls = (page: Page): Promise<string[]> =>
  page.locator('.replay-bar :is(button, select), .table-head .tool').evaluateAll((controls) =>
    controls.flatMap((control) => {
      const { left, right, top, bottom, width } = control.getBoundingClientRect();
      const corners = [left + 4, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => [x, y] as const));
      const isWhole = corners.every(([x, y]) => control.contains(document.elementFromPoint(x, y)));
      return width === 0 || isWhole ? [] : [control.className || control.textContent!];
    }),
  );

test('U31 a moment of the replay has an address, and is shown from the chosen point of view', async () => {
  const guest = await home.guest();
  const { page } = guest;
  const saved = finishedGame('speed');
  const { seats } = casebookOf(saved);
  const { at, cards } = seats[1]!.suggestions[1]!;
  await openCasebook(guest, saved);
  await page.goto(`/case/studied#t=${at}&as=${seats[1]!.suspect}`);
  await page.locator('.replay-bar').waitFor();
  const line = page.locator('.replay-line input');
  await expect.poll(() => line.inputValue()).toBe(String(at));
  // The hand is that of the chosen player.
  const handOf = (): Promise<number> => page.locator('[data-pane="hand"] .card').count();
  await expect.poll(handOf).toBeGreaterThan(0);
  expect(cards.length).toBe(3);
  // On a phone held sideways every control is whole.
  for (const [width, height] of [
    [844, 390],
    [568, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => cutControls(page), { message: `${width}` }).toEqual([]);
  }
  await page.setViewportSize(desktop);
  await page.locator('[data-jump="next"]').click();
  await expect.poll(async () => Number(await line.inputValue())).toBeGreaterThan(at);
  await page.keyboard.press('Home');
  const first = async (): Promise<number> => Number(await line.inputValue());
  await expect.poll(first).toBeLessThan(at);
  await page.keyboard.press('End');
  await expect.poll(async () => (await line.inputValue()) === (await line.getAttribute('max'))).toBe(true);
  expect(page.url()).toContain(`as=${seats[1]!.suspect}`);
  // All cards open: every hand and the envelope.
  await page.locator('.replay-eyes select').selectOption('table');
  await page.locator('.open-hands dt').first().waitFor();
  expect(await page.locator('.open-hands dt').count()).toBe(saved.players.length + 1);
  expect(page.url()).toContain('as=all');
  await page.locator('.log .log-turn').nth(1).click();
  const turns = factsIn(saved).flatMap(({ fact }, i) => (fact === 'turn' ? [i + 1] : []));
  await expect.poll(() => line.inputValue()).toBe(String(turns[1]));
  await page.keyboard.press('Shift+PageDown');
  await expect.poll(() => line.inputValue()).toBe(String(turns[1 + saved.players.length]));
  await page.locator('.replay-eyes select').selectOption('spectator');
  await expect.poll(handOf).toBe(0);
  expect(page.url()).toContain('as=spectator');
  await page.locator('.to-casebook').click();
  await page.locator('.certainty').waitFor();
  const moment = page.locator('.case-lines .case-moment').first();
  const there = new URL((await moment.getAttribute('href'))!, page.url()).hash.match(/\d+/)![0];
  await moment.click();
  await expect.poll(() => line.inputValue()).toBe(there);
});

test('of moments asked for one after the other the last one stays, even if the address cannot follow', async () => {
  const guest = await home.guest();
  const { page } = guest;
  const saved = finishedGame('speed');
  await openCasebook(guest, saved);
  await page.goto('/case/studied#t=20');
  await page.locator('.replay-bar').waitFor();
  const line = page.locator('.replay-line input');
  await expect.poll(() => line.inputValue()).toBe('20');
  const last = await line.getAttribute('max');
  await page.evaluate(() => {
    const shown = new Set<string>();
    Object.assign(globalThis, { shown });
    const where = document.querySelector('.replay-where')!;
    const watch = new MutationObserver(() => shown.add(where.textContent!));
    watch.observe(where, { subtree: true, childList: true, characterData: true });
    // As Safari does after a hundred changes.
    history.replaceState = () => {
      throw new DOMException('Too many changes.', 'SecurityError');
    };
  });
  const here = await page.locator('.replay-where').innerText();
  await line.evaluate(
    (input: HTMLInputElement, moments) => {
      for (const moment of moments) {
        input.value = moment;
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
    },
    [last!, '20'],
  );
  // The end has been asked for already, and comes first.
  const shown = (): Promise<number> =>
    page.evaluate(() => (globalThis as unknown as { shown: Set<string> }).shown.size);
  await expect.poll(shown).toBeGreaterThan(0);
  await expect.poll(() => page.locator('.replay-where').innerText()).toBe(here);
});

test.each(['a click', 'the Enter key'])(
  '%s on its button shows an event of the log again, and the moment stays',
  async (how) => {
    const guest = await home.guest();
    const { page } = guest;
    await openCasebook(guest, finishedGame('speed'));
    await page.goto('/case/studied#t=40');
    const line = page.locator('.replay-line input');
    await expect.poll(() => line.inputValue()).toBe('40');
    const again = page.locator('.log .again').first();
    await (how === 'a click' ? again.click() : again.press('Enter'));
    await page.locator('.staging[data-again="true"]').waitFor();
    await page.locator('.staging').waitFor({ state: 'detached' });
    expect(await line.inputValue()).toBe('40');
  },
);

test('U27 U31 on a small phone the moment is written out beside the buttons of the replay, in French too', async () => {
  const guest = await home.guest({ lang: 'fr' }, { ...touch, viewport: { width: 320, height: 568 } });
  const { page } = guest;
  await openCasebook(guest, finishedGame('secrets-2008'));
  const where = page.locator('.replay-where');
  for (const at of [5, 60]) {
    await page.goto(`/case/studied#t=${at}`);
    await where.waitFor();
    expect(await where.innerText()).not.toBe('');
    expect(await where.evaluate((it) => it.scrollWidth - it.clientWidth), `${at}`).toBeLessThanOrEqual(0);
  }
});
