/** The ways into a game. */
import type { Lang } from '@casefile/editions/words/words';
import type { Page } from 'playwright-core';
import { ui as en } from '../src/words/en.ts';
import { ui as fr } from '../src/words/fr.ts';
import type { UiWords } from '../src/words/words.ts';
import type { Guest } from './guest.ts';

export const says: Readonly<Record<Lang, UiWords>> = { en, fr };

/** Alone against bots, as the page for it proposes. */
export async function openSolo({ page, lang }: Guest, edition: string): Promise<void> {
  await page.goto('/new/solo');
  await page.locator(`.edition input[value="${edition}"]`).check({ force: true });
  await page.getByRole('button', { name: says[lang].setUp.begin }).click();
  await atTable(page);
}

export const atTable = (page: Page): Promise<void> => page.locator('.table-screen .status').waitFor();
