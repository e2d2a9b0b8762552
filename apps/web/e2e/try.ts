import { launch } from '../scripts/browser.ts';
import { serve } from '../../server/test/serving.ts';
import { enter } from './guest.ts';
import { play } from './driver.ts';
const s = await serve({ web: process.env.CASEFILE_DIST! });
const b = await launch();
const titles = process.argv.slice(2);
for (const ed of titles) {
const g = await enter(b, s.origin, { lang: 'en' }, {});
await g.page.goto('/new/solo');
await g.page.locator('.edition').nth(Number(ed)).click();
await g.page.getByRole('button', { name: 'Deal the cards' }).click();
await g.page.locator('.table-screen').waitFor();
const t = Date.now();
try { console.log(ed, await play(g.page, { turns: 3 }), Date.now() - t, g.complaints); } catch (e) { console.log(ed, e); await g.page.screenshot({path:`/tmp/t${ed}.png`}); }
await g.context.close();
}
await b.close(); await s.stop();
