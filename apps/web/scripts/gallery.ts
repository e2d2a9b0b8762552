/** Pictures of all the art, for eyes: node apps/web/scripts/gallery.ts [folder] [part of a name] */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { editions } from '@casefile/editions';
import { createServer } from 'vite';
import { launch } from './browser.ts';

const [folder = join(tmpdir(), 'casefile-gallery'), part = ''] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

interface Shot {
  readonly name: string;
  readonly query: string;
  readonly width: number;
  readonly height: number;
  readonly scale?: number;
}

const themes = ['plan', 'lamplight'] as const;
const boards = editions.filter(({ drawing }) => drawing).map(({ id }) => id);
const shots: readonly Shot[] = [
  ...themes.flatMap((theme) => [
    ...boards.flatMap((id): Shot[] => [
      { name: `board-${id}-${theme}-1280`, query: `board=${id}&theme=${theme}`, width: 1280, height: 900 },
      {
        name: `board-${id}-${theme}-390`,
        query: `board=${id}&theme=${theme}`,
        width: 390,
        height: 480,
        scale: 2,
      },
    ]),
    ...editions.map(
      ({ id }): Shot => ({
        name: `cards-${id}-${theme}`,
        query: `cards=${id}&theme=${theme}`,
        width: 1320,
        height: 0,
      }),
    ),
    ...['people', 'weapons', 'things'].map(
      (sheet): Shot => ({
        name: `${sheet}-${theme}`,
        query: `sheet=${sheet}&theme=${theme}`,
        width: 1400,
        height: 0,
      }),
    ),
  ]),
  { name: 'board-clue-1986-zoomed-390', query: 'board=clue-1986&focus', width: 390, height: 480, scale: 2 },
  { name: 'board-clue-1986-contrast-1280', query: 'board=clue-1986&contrast', width: 1280, height: 900 },
  { name: 'people-grey', query: 'sheet=people&grey', width: 1400, height: 0 },
];

const server = await createServer({
  root: join(import.meta.dirname, '..'),
  server: { port: 0 },
  logLevel: 'error',
});
await server.listen();
const address = server.resolvedUrls!.local[0]!;
const browser = await launch();
for (const { name, query, width, height, scale = 1 } of shots.filter((shot) => shot.name.includes(part))) {
  const page = await browser.newPage({
    viewport: { width, height: height || 800 },
    deviceScaleFactor: scale,
  });
  page.on('pageerror', ({ message }) => console.error(`${name}: ${message}`));
  await page.goto(`${address}src/art/gallery.html?${query}`);
  await page.waitForSelector('#gallery[data-ready]', { timeout: 60_000 });
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: height === 0 });
  await page.close();
}
await browser.close();
await server.close();
console.log(folder);
