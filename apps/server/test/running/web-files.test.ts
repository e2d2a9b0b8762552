import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Serving, serve } from '../support/serving.ts';

const script = 'const suspects = ["plum"];'.repeat(100);
const folder = mkdtempSync(join(tmpdir(), 'casefile-web-'));
let serving: Serving;

beforeAll(async () => {
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Casefile</title>');
  await writeFile(join(folder, 'assets/game-1.js'), script);
  await writeFile(join(folder, 'assets/game-1.js.br'), brotliCompressSync(script));
  await writeFile(join(folder, 'assets/game-1.js.gz'), gzipSync(script));
  serving = await serve({ web: folder });
});
afterAll(async () => {
  await serving.stop();
  rmSync(folder, { recursive: true });
});

const ask = (path: string, accepts: string, method = 'GET'): Promise<Response> =>
  fetch(serving.origin + path, { method, headers: { 'accept-encoding': accepts } });

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('who accepts %s gets the script as %s, and the script is the same', async (accepts, encoding) => {
  const answer = await ask('/assets/game-1.js', accepts);
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('content-type')).toContain('javascript');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(answer.headers.get('vary')).toContain('accept-encoding');
  expect(await answer.text()).toBe(script);
});

test('answers HEAD requests for pages of the app', async () => {
  for (const page of ['/', '/t/some-table']) {
    const answer = await ask(page, 'gzip', 'HEAD');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
  }
  expect((await ask('/assets/gone.js', 'gzip', 'HEAD')).status).toBe(404);
  expect((await ask('/api/nowhere', 'gzip', 'HEAD')).status).toBe(404);
});

test('serves the app for any navigation, but not for a missing asset', async () => {
  const from = (path: string, accept: string): Promise<Response> =>
    fetch(serving.origin + path, { headers: { accept } });
  for (const path of ['/t/mailto:a@example.org', '/rules/clue.1986', '/assets/gone.js']) {
    const page = await from(path, 'text/html,application/xhtml+xml,*/*;q=0.8');
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>Casefile')]);
  }
  for (const [path, accept] of [
    ['/assets/gone.js', '*/*'],
    ['/api/a.b', 'text/html'],
  ] as const)
    expect((await from(path, accept)).status).toBe(404);
});
