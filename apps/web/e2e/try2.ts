import { launch } from '../scripts/browser.ts';
import { serve } from '../../server/test/serving.ts';
import { enter } from './guest.ts';
const s = await serve({ web: process.env.CASEFILE_DIST! });
const b = await launch();
const g = await enter(b, s.origin, { settings: { name: 'Ada' } }, {});
g.page.on('response', async (r) => { if (r.url().includes('commands')) console.log(r.status(), r.request().postData(), await r.text()); });
g.page.on('console', (m) => console.log('console', m.text()));
g.page.on('websocket', (w) => w.on('framereceived', (f) => console.log('<', String(f.payload).slice(0, 150))));
await g.page.goto('/new/online'); await g.page.locator('.begin .primary').click(); await g.page.locator('.lobby').waitFor();
for (const x of ['victor','agnes','basil']) { await g.page.locator('.lobby-tools select').first().selectOption(x); await g.page.waitForTimeout(500); }
await g.page.screenshot({ path: "/tmp/t.png" }); console.log(await g.page.evaluate(() => document.body.innerText.slice(-700)));
await g.page.locator('.lobby-begin .primary').click(); await g.page.waitForTimeout(6000);
console.log(g.complaints, await g.page.evaluate(() => document.body.innerText.slice(0, 200)));
await g.page.screenshot({ path: '/tmp/t.png' });
await b.close(); await s.stop();
