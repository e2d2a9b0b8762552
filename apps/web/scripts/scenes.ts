/**
 * One sheet per edition with every scene of a game, in both languages, light and dark, on a phone and at a desk, for eyes:
 * npm run gallery [-- folder [part of an edition's name [one look: 'phone fr']]]
 */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { editions } from '@casefile/editions';
import { buildWeb } from '../../../scripts/build-web.mjs';
import { serve } from '../../server/test/support/serving.ts';
import { dist } from '../e2e/support/dist.ts';
import { desktop, enter, phone } from '../e2e/support/guest.ts';
import { launch } from './browser.ts';
import { endedGames, finishedGames } from './scenes/games.ts';
import { endOf, liveScenes, type Still, scenesAgain, themes } from './scenes/photograph.ts';
import { type Column, writeSheet } from './scenes/sheet.ts';

const [folder = join(tmpdir(), 'casefile-gallery'), part = '', look = ''] = process.argv.slice(2);
const chosen = editions.filter(({ id }) => id.includes(part));
if (chosen.length === 0) {
  console.error(
    `No edition has “${part}” in its name. There are: ${editions.map(({ id }) => id).join(', ')}.`,
  );
  process.exit(2);
}
mkdirSync(folder, { recursive: true });

const screens = [
  { device: 'desk', options: { viewport: desktop }, widthPx: 400 },
  { device: 'phone', options: { viewport: phone, hasTouch: true, isMobile: true }, widthPx: 180 },
] as const;

if (process.env.CASEFILE_DIST === undefined) await buildWeb();
const serving = await serve({ web: dist });
const browser = await launch();
try {
  for (const { id } of chosen) {
    const [finished, ended] = [finishedGames(id), endedGames(id)];
    const columns: Column[] = [];
    for (const { device, options, widthPx } of screens)
      for (const lang of ['en', 'fr'] as const) {
        if (!`${device} ${lang}`.includes(look)) continue;
        const settings = { speed: 'step', motion: 'full' };
        const guest = await enter(
          browser,
          serving.origin,
          { lang, settings },
          {
            ...options,
            reducedMotion: 'no-preference',
          },
        );
        const seen = new Set<string>();
        const stills: Still[] = [...(await liveScenes(guest.page, id, seen))];
        for (const saved of finished) stills.push(...(await scenesAgain(guest.page, saved, seen)));
        for (const { ending, ended: game } of ended) stills.push(...(await endOf(guest.page, ending, game)));
        for (const complaint of guest.complaints) console.error(`${id}, ${device}, ${lang}: ${complaint}`);
        await guest.context.close();
        for (const theme of themes)
          columns.push({ name: `${device} ${lang} ${theme}`, widthPx, theme, stills });
      }
    const scenes = await writeSheet(browser, folder, id, columns);
    console.log(`${id}: ${scenes.join(', ')}`);
  }
} finally {
  await browser.close();
  await serving.stop();
}
console.log(folder);
