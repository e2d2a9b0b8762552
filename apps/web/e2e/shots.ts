import { serve } from '../../server/test/serving.ts';
import { launch } from '../scripts/browser.ts';
import { enter } from './guest.ts';

const s = await serve({ web: process.env.CASEFILE_DIST! });
const b = await launch();
const [only = ''] = process.argv.slice(2);
const views = { d: { width: 1280, height: 800 }, p: { width: 390, height: 844 } } as const;
for (const [v, viewport] of Object.entries(views))
  for (const theme of ['plan', 'lamplight']) {
    if (only && !`${v}-${theme}`.includes(only)) continue;
    const g = await enter(
      b,
      s.origin,
      { lang: theme === 'plan' ? 'en' : 'fr', settings: { theme, name: 'Ada' } },
      { viewport },
    );
    const shot = async (name: string, full = true) => {
      await g.page.waitForTimeout(700);
      await g.page.screenshot({ path: `/tmp/shots/${name}-${v}-${theme}.png`, fullPage: full });
    };
    await g.page.goto('/');
    await g.page.locator('.house[data-ready]').waitFor();
    await shot('landing');
    await g.page.goto('/new/solo');
    await g.page.locator('.seating').waitFor();
    await shot('solo');
    await g.page.goto('/new/online');
    await g.page.locator('.seating').waitFor();
    await shot('online');
    await g.page.locator('.begin .primary').click();
    await g.page.locator('.lobby').waitFor();
    await g.page.locator('.lobby-tools select').first().selectOption('victor');
    await g.page.locator('.strength').waitFor();
    await shot('lobby');
    const link = await g.page.locator('.share input').inputValue();
    const h = await enter(
      b,
      s.origin,
      { lang: theme === 'plan' ? 'en' : 'fr', settings: { theme, name: '' } },
      { viewport },
    );
    await h.page.goto(link);
    await h.page.locator('.door').waitFor();
    await h.page.waitForTimeout(700);
    await h.page.screenshot({ path: `/tmp/shots/door-${v}-${theme}.png`, fullPage: true });
    await h.page.locator('.door input').fill('Grace');
    await h.page.locator('.door .primary').click();
    await h.page.locator('.lobby').waitFor();
    await g.page.locator('.lobby-begin .primary').click();
    await g.page.locator('.table-screen').waitFor();
    await shot('table', false);
    await g.page.locator('.people-tool').click();
    await shot('people', false);
    await g.page.goto('/games');
    await g.page.locator('.game').first().waitFor();
    await shot('games');
    await g.page.goto('/device');
    await shot('device');
    await g.page.goto('/t/abcdefgh');
    await shot('gone');
    await g.page.goto('/zzz/y/z');
    await shot('nowhere');
    console.log(v, theme, g.complaints, h.complaints);
    await g.context.close();
    await h.context.close();
  }
await b.close();
await s.stop();
