/** All text of a page: visible, and for screen readers only. */
import type { Lang } from '@casefile/editions/words/words';
import { faultsIn } from '@casefile/testkit/forbidden-words';
import type { Page } from 'playwright-core';

export const saidOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said = document.body.innerText.split('\n');
    for (const key of ['aria-label', 'title', 'placeholder'])
      for (const element of document.querySelectorAll(`[${key}]`)) said.push(element.getAttribute(key)!);
    return [...new Set(said.map((text) => text.replace(/ {2,}/g, ' ').trim()))];
  });

/** Texts on this page that do not read like a native speaker's (U75). */
export const faultsOn = async (page: Page, lang: Lang): Promise<string[]> =>
  (await saidOn(page)).flatMap((text) => faultsIn(text, lang));
