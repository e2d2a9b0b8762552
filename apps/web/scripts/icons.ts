/** Writes the icons of the app into public/: node apps/web/scripts/icons.ts */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { appIcon, favicon } from '../src/art/brand/app-icon.ts';
import { launch } from './browser.ts';

const folder = join(import.meta.dirname, '..', 'public');
mkdirSync(join(folder, 'icons'), { recursive: true });
writeFileSync(join(folder, 'favicon.svg'), favicon());

const browser = await launch();
for (const [name, size, markup] of [
  ['icon-192', 192, appIcon(false)],
  ['icon-512', 512, appIcon(false)],
  ['maskable-512', 512, appIcon(true)],
] as const) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${markup}`);
  await page.screenshot({ path: join(folder, 'icons', `${name}.png`), omitBackground: true });
  await page.close();
}
await browser.close();
