import { serve } from '../../server/test/serving.ts';
import { launch } from '../scripts/browser.ts';
import { play } from './driver.ts';
import { enter } from './guest.ts';

const s = await serve({ web: process.env.CASEFILE_DIST! });
const b = await launch();
for (const ed of process.argv.slice(2)) {
  const g = await enter(b, s.origin, { lang: 'en' }, {});
  await g.page.goto('/new/solo');
  await g.page.locator('.edition').nth(Number(ed)).click();
  for (;;) {
    const n = await g.page.locator('.chair button').count();
    if (n === 0) break;
    await g.page.locator('.chair button').last().click();
  }
  for (const sel of await g.page.locator('.chair select').all()) {
    const v = await sel.locator('option[value=agnes]').count();
    if (v) await sel.selectOption('agnes');
  }
  await g.page.getByRole('button', { name: 'Deal the cards' }).click();
  await g.page.locator('.table-screen').waitFor();
  const t = Date.now();
  try {
    console.log(
      ed,
      await play(g.page, { turns: 3 }),
      Date.now() - t,
      g.complaints,
      await g.page.locator('.log-turn').count(),
    );
  } catch (e) {
    console.log(ed, String(e).slice(0, 200), g.complaints);
    console.log(
      await g.page.evaluate(() =>
        [...document.querySelectorAll('.end, .reopen, .paper')].map((e) => e.outerHTML.slice(0, 300)),
      ),
    );
    await g.page.screenshot({ path: `/tmp/t${ed}.png` });
  }
  await g.context.close();
}
await b.close();
await s.stop();
