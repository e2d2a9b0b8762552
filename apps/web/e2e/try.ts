import { launch } from '../scripts/browser.ts';
import { serve } from '../../server/test/serving.ts';
import { enter } from './guest.ts';
import { gzipSync } from 'node:zlib'; import { readFileSync } from 'node:fs';
const d = process.env.CASEFILE_DIST!;
const s = await serve({ web: d });
const b = await launch();
const { page } = await enter(b, s.origin, {}, {});
const r: string[] = []; page.on('request', (q) => r.push(new URL(q.url()).pathname));
await page.goto('/'); await page.locator('.house[data-ready]').waitFor({ state: 'attached' });
const n = r.length;
await page.locator('.play-now').click(); await page.locator('.table-screen .status').waitFor(); await page.waitForLoadState('networkidle');
let sum = 0;
for (const [i, f] of [...new Set(r)].entries()) { const p = f === '/' ? '/index.html' : f; let size = -1; try { const t = readFileSync(d + p); size = /woff2/.test(p) ? t.length : gzipSync(t).length; } catch {} ; sum += size; console.log(i, i < n ? 'landing' : 'play', p, size); }
console.log(sum);
await b.close(); await s.stop();
