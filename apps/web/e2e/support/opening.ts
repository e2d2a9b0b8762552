/** Starting games the way people do. */
import type { Lang } from '@casefile/editions/words/words';
import type { Locator, Page } from 'playwright-core';
import { ui as en } from '../../src/words/en/first.ts';
import { more as moreEn } from '../../src/words/en/later.ts';
import type { UiWords } from '../../src/words/first-words.ts';
import { ui as fr } from '../../src/words/fr/first.ts';
import { more as moreFr } from '../../src/words/fr/later.ts';
import type { Guest } from './guest.ts';

export const says: Readonly<Record<Lang, UiWords>> = {
  en: { ...en, ...moreEn },
  fr: { ...fr, ...moreFr },
};

/** Waits for the board and all panes; the log comes last. */
export async function atTable(page: Page): Promise<void> {
  await page.locator('.table-screen .status').waitFor();
  await page.locator('.stage :is(.place, .card-table)').first().waitFor({ state: 'attached' });
  await page.locator('.table-screen .log').waitFor({ state: 'attached' });
}

/** How to use a control; Playwright's click by default. */
type Press = (control: Locator) => Promise<void>;
const click: Press = (control) => control.click();

export async function choose(
  page: Page,
  how: 'solo' | 'hot-seat' | 'online',
  edition: string,
  press = click,
): Promise<void> {
  await page.goto(`/new/${how}`);
  await press(page.locator('.edition', { has: page.locator(`input[value="${edition}"]`) }).locator('label'));
  await page.locator(`.edition[data-chosen="true"] input[value="${edition}"]`).waitFor({ state: 'attached' });
}

/** Removes as many chairs as possible and gives the rest to this bot. */
export async function minSeats({ page }: Guest, bot: string, press = click): Promise<void> {
  const crosses = page.locator('.set-chair > .tool');
  while ((await crosses.count()) > 0) await press(crosses.last());
  const bots = page.locator('.set-chair:has(.strength) select:has(option[value="irene"])');
  for (const select of await bots.all()) await select.selectOption(bot);
}

/** Alone against as few bots as the edition allows. */
export async function openSolo(guest: Guest, edition: string, bot = 'agnes', press = click): Promise<void> {
  await choose(guest.page, 'solo', edition, press);
  await minSeats(guest, bot, press);
  await press(guest.page.getByRole('button', { name: says[guest.lang].setUp.begin }));
  await atTable(guest.page);
}

/** Creates an online table with bots that do not pause, stays in its lobby, and returns its link. */
export async function openTable(
  guest: Guest,
  edition: string,
  terms: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { page, lang } = guest;
  await choose(page, 'online', edition);
  const chosen = { [says[lang].terms.pace]: 'instant', ...terms };
  for (const [label, value] of Object.entries(chosen)) await page.getByLabel(label).selectOption(value);
  await page.getByRole('button', { name: says[lang].setUp.open }).click();
  await page.locator('.lobby').waitFor();
  return page.getByLabel(says[lang].online.link, { exact: true }).first().inputValue();
}

export async function sitDown({ page, lang }: Guest, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel(says[lang].setUp.name).fill(name);
  await page.getByRole('button', { name: says[lang].online.sit }).click();
  await page.locator('.lobby').waitFor();
}

export async function addBot({ page, lang }: Guest, bot: string): Promise<void> {
  const before = await page.locator('.lobby-chair[data-free="true"]').count();
  await page
    .getByLabel(new RegExp(`^${says[lang].setUp.bot}\\s?:`))
    .first()
    .selectOption(bot);
  await page.waitForFunction(
    (count) => document.querySelectorAll('.lobby-chair[data-free="true"]').length < count,
    before,
  );
}

export async function deal(host: Guest, others: readonly Guest[]): Promise<void> {
  await host.page.getByRole('button', { name: says[host.lang].setUp.begin }).click();
  await Promise.all([host, ...others].map(({ page }) => atTable(page)));
}

/** The page's text without its surroundings. */
export const wordsOf = (page: Page, selector = 'body'): Promise<string> => page.locator(selector).innerText();
export const statusOf = (page: Page): Promise<string> => wordsOf(page, '.status');
export const handOf = (page: Page): Promise<string[]> =>
  page
    .locator('.hand svg[role="img"]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? '').sort());

/** The primary buttons that act when pressed; one still ignoring stray presses is marked as disabled. */
export const readyButtons = (page: Page): Locator =>
  page.locator('.act button.primary:enabled:not([aria-disabled="true"])');
