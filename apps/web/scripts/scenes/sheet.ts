/** One page with all stills of an edition: a row for each scene, a column for each look. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { Still } from './photograph.ts';

export interface Column {
  readonly name: string;
  readonly widthPx: number;
  readonly theme: Still['theme'];
  readonly stills: readonly Still[];
}

/** A page for a browser, and the same as a picture. */
export async function writeSheet(
  browser: Browser,
  folder: string,
  edition: string,
  columns: readonly Column[],
): Promise<readonly string[]> {
  const scenes = [...new Set(columns.flatMap(({ stills }) => stills.map(({ scene }) => scene)))];
  const cell = ({ stills, theme, widthPx }: Column, scene: string): string => {
    const found = stills.find((each) => each.scene === scene && each.theme === theme);
    if (found === undefined) return '<td>–</td>';
    const source = `data:image/jpeg;base64,${found.jpeg.toString('base64')}`;
    return `<td><img width="${widthPx}" alt="" src="${source}"></td>`;
  };
  const head = columns.map(({ name }) => `<th>${name}</th>`).join('');
  const rows = scenes.map(
    (scene) => `<tr><th>${scene}</th>${columns.map((column) => cell(column, scene)).join('')}</tr>`,
  );
  const html = `<!doctype html><meta charset="utf-8"><title>${edition}</title>
<style>body{margin:8px;font:13px sans-serif}td,th{padding:2px;vertical-align:top}tr>th:first-child{width:90px}</style>
<h1>${edition}</h1><table><tr><th></th>${head}</tr>${rows.join('')}</table>`;
  writeFileSync(join(folder, `scenes-${edition}.html`), html);
  const widthPx = columns.reduce((sum, column) => sum + column.widthPx + 8, 130);
  const page = await browser.newPage({ viewport: { width: widthPx, height: 800 } });
  await page.setContent(html);
  await page.screenshot({
    path: join(folder, `scenes-${edition}.jpg`),
    type: 'jpeg',
    quality: 75,
    fullPage: true,
  });
  await page.close();
  return scenes;
}
