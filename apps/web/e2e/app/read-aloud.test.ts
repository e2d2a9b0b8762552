/** Reading the game aloud with the browser's speech synthesis. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { play } from '../support/driver.ts';
import { says } from '../support/opening.ts';
import { beginSolo } from '../support/saved-games.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();

interface Spoken {
  readonly text: string;
  readonly lang: string;
}
/** Records utterances instead of playing them. */
function listen(): void {
  const spoken: Spoken[] = [];
  Object.assign(window, { spoken });
  speechSynthesis.speak = ({ text, lang }) => {
    spoken.push({ text, lang });
  };
}
const spokenBy = (page: Page): Promise<Spoken[]> =>
  page.evaluate(() => (window as unknown as { spoken: Spoken[] }).spoken);
const logOf = (page: Page) =>
  page.locator('.log li[data-n]').evaluateAll((lines) =>
    lines.map((line) => ({
      isPrivate: (line as HTMLElement).dataset.private === 'true',
      text: line.textContent!.trim(),
    })),
  );

test.each(['en', 'fr'] as const)(
  'U73 speaks every public event once, in order and in %s, never private ones, and nothing while switched off',
  async (lang) => {
    const guest = await home.guest({ lang, seed: 5 });
    const { page } = guest;
    await page.addInitScript(listen);
    await beginSolo(guest, 'speed');
    const turnsFrom = async (from: number): Promise<void> => {
      await play(page, { turns: 99, until: async () => (await page.locator('.log-turn').count()) >= from });
    };
    await turnsFrom(4);
    expect(await spokenBy(page)).toEqual([]);
    const before = (await logOf(page)).length;
    await page.getByRole('button', { name: says[lang].app.settings }).click();
    await page.getByLabel(says[lang].settings.readAloud).selectOption('true');
    await page.locator('dialog.settings .primary').click();
    await turnsFrom(9);
    await expect
      .poll(async () => (await spokenBy(page)).length - ((await logOf(page)).length - before))
      .toBe(0);
    const [spoken, log] = [await spokenBy(page), await logOf(page)];
    const told = log.slice(before);
    expect(spoken.length).toBe(told.length);
    expect(new Set(spoken.map((each) => each.lang))).toEqual(new Set([lang]));
    expect(told.some(({ isPrivate }) => isPrivate)).toBe(true);
    for (const [i, { text, isPrivate }] of told.entries())
      if (isPrivate) expect(text).not.toContain(spoken[i]!.text);
      else expect(spoken[i]!.text).toBe(text);
  },
);
