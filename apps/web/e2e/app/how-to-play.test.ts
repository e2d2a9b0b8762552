/** The printable one-page guide, really printed on both paper sizes. */
import { editions } from '@casefile/editions';
import { languages } from '@casefile/editions/words/words';
import { isLong } from '@casefile/testkit/size';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { guideWords as en } from '../../src/words/en/guide.ts';
import { guideWords as fr } from '../../src/words/fr/guide.ts';
import { violations } from '../support/axe.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();
const words = { en, fr };
/** The quick run measures every page and prints the fullest one; the long run prints all of them on both sizes. */
const formats = ['A4', 'Letter'] as const;

async function pagesOf(page: Page, format: (typeof formats)[number]): Promise<number> {
  const pdf = (await page.pdf({ format })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Faults of the sheet as it would be printed. */
const faults = (page: Page): Promise<string[]> =>
  page.locator('.one-page').evaluate((sheet: HTMLElement) => {
    const found: string[] = [];
    const edge = sheet.getBoundingClientRect();
    if (sheet.scrollHeight > sheet.clientHeight || sheet.scrollWidth > sheet.clientWidth)
      found.push('the sheet is too small');
    if (Number.parseFloat(sheet.style.fontSize) < 6) found.push(`written too small: ${sheet.style.fontSize}`);
    if (/[{}]|undefined/.test(sheet.innerText)) found.push('a name is missing');
    for (const each of sheet.querySelectorAll<HTMLElement>('p, h1, h2, h3, li, td, th, footer')) {
      const { left, right, top, bottom, width } = each.getBoundingClientRect();
      if (width === 0) continue;
      const isInside =
        left >= edge.left - 1 && right <= edge.right + 1 && top >= edge.top - 1 && bottom <= edge.bottom + 1;
      if (!isInside || each.scrollWidth > each.clientWidth + 1) found.push(`cut off: ${each.innerText}`);
      const { color } = getComputedStyle(each);
      if (!/^rgb\((\d+), \1, \1\)$/.test(color) || Number(/\d+/.exec(color)![0]) > 60)
        found.push(`not black: ${color}`);
    }
    for (const each of document.querySelectorAll('.page-head, .one-page-tools'))
      if (each.getClientRects().length > 0) found.push(`printed as well: ${each.className}`);
    if (getComputedStyle(sheet).backgroundColor !== 'rgb(255, 255, 255)') found.push('not white');
    return found;
  });

test.each(languages)(
  'U38 the guide of every edition in %s fits one page of A4 and of Letter',
  async (lang) => {
    // In the dark theme the paper is still white.
    const { page } = await home.guest({ lang, settings: { theme: 'lamplight' } });
    const t = words[lang];
    await page.goto(`/rules/${editions[0]!.id}`);
    await page.getByRole('link', { name: t.onePage.link }).click();
    let fullest = { id: '', points: 99 };
    const choose = async (id: string): Promise<void> => {
      await page.getByLabel(t.edition).selectOption(id);
      const sheet = page.locator(`.one-page[data-edition="${id}"]`);
      await sheet.waitFor();
      await expect.poll(() => sheet.locator('svg:empty, .guide-board:empty').count()).toBe(0);
      await page.emulateMedia({ media: 'print' });
    };
    for (const { id } of editions) {
      await choose(id);
      expect(await faults(page), id).toEqual([]);
      const points = await page
        .locator('.one-page')
        .evaluate((sheet: HTMLElement) => Number.parseFloat(sheet.style.fontSize));
      if (points < fullest.points) fullest = { id, points };
      for (const format of isLong ? formats : [])
        expect(await pagesOf(page, format), `${id} ${format}`).toBe(1);
      await page.emulateMedia({ media: 'screen' });
    }
    await choose(fullest.id);
    expect(await pagesOf(page, formats[languages.indexOf(lang)]!), fullest.id).toBe(1);
    await page.emulateMedia({ media: 'screen' });
    if (lang === 'en') expect(await violations(page)).toEqual([]);
  },
);

test('U38 the printable page has a print button and links to it, and refuses an unknown edition', async () => {
  const { page } = await home.guest();
  await page.goto('/learn');
  await page.locator('a[href="/how-to-play/speed"]').click();
  await page.evaluate(() => addEventListener('beforeprint', () => (document.title = 'printing')));
  await page.getByRole('button', { name: en.onePage.print }).click();
  await expect.poll(() => page.title()).toBe('printing');
  await page.goto('/how-to-play/nothing');
  await page.locator('.nowhere').waitFor();
  expect(await page.locator('.one-page').count()).toBe(0);
});
