/** The size of a visit, measured on the built app. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Lang, languages } from '@casefile/editions/words/words';
import { describe, expect, test } from 'vitest';
import { dist } from '../support/dist.ts';
import { atTable, says } from '../support/opening.ts';
import { testServer } from '../support/test-server.ts';

const home = testServer();
const kilo = 1000;
const packed = (file: string): number =>
  /\.(woff2|png)$/.test(file)
    ? readFileSync(join(dist, file)).length
    : // As the build packs it for the server.
      gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;

interface Visit {
  readonly requests: readonly string[];
  /** Prefetched while the table is idle. */
  readonly ahead: readonly string[];
}

/** Everything fetched before a newcomer can play. */
async function visit(lang: Lang): Promise<Visit> {
  const { page } = await home.guest({ lang });
  const requests: string[] = [];
  const ahead: string[] = [];
  let isAhead = false;
  page.on('request', (request) => {
    isAhead ||= request.url().includes('/fetch-ahead-');
    (isAhead ? ahead : requests).push(request.url());
  });
  await page.goto('/');
  await page.locator('.house[data-ready]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: says[lang].landing.playNow }).click();
  await atTable(page);
  await page.locator('.board, .act .primary').first().waitFor();
  await expect.poll(() => ahead.some((url) => url.includes('/LastPage-'))).toBe(true);
  await page.waitForLoadState('networkidle');
  return { requests, ahead };
}

const fileOf = (url: string): string => {
  const { pathname } = new URL(url);
  return pathname === '/' ? 'index.html' : pathname.slice(1);
};

describe('the first visit, up to the first game', () => {
  test.each(languages)('in %s stays within its size budget and contacts no other host', async (lang) => {
    const { requests, ahead } = await visit(lang);
    // Pictures that the page draws itself are not fetched.
    expect(requests.filter((url) => !url.startsWith(home.origin) && !/^(data|blob):/.test(url))).toEqual([]);
    const files = [...new Set(requests.filter((url) => url.startsWith('http')).map(fileOf))];
    const sum = (some: readonly string[]): number => some.reduce((all, file) => all + packed(file), 0);
    const isWorker = (file: string): boolean => /\/(worker|rules|edition)-/.test(file);
    const [worker, screen] = [files.filter(isWorker), files.filter((file) => !isWorker(file))];
    expect(worker.length).toBeGreaterThan(0);
    expect(sum(worker)).toBeLessThan(100 * kilo);
    expect(
      sum(screen.filter((file) => file.endsWith('.js'))),
      files.map((file) => `${packed(file)} ${file}`).join('\n'),
    ).toBeLessThan(80 * kilo);
    expect(sum(files), files.map((file) => `${packed(file)} ${file}`).join('\n')).toBeLessThan(200 * kilo);
    expect(files.length, files.join('\n')).toBeLessThanOrEqual(15);
    // Every part of the table is prefetched, so that a game can go on over a slow connection.
    const later = [...new Set(ahead.map(fileOf))];
    for (const part of ['Picker', 'ShowForm', 'News', 'AccuseForm', 'EndScreen'])
      expect(
        later.some((file) => file.includes(`/${part}-`)),
        later.join('\n'),
      ).toBe(true);
    // 45 kB in English and 48 in French; on a busy machine what comes with the first event is counted too.
    expect(sum(later), `${sum(later)} ${later.join('\n')}`).toBeLessThan(55 * kilo);
  });
});

test('each language and each edition stays small', () => {
  const assets = readdirSync(join(dist, 'assets'));
  const sizes = (pattern: RegExp): number[] => {
    const found = assets.filter((file) => pattern.test(file)).map((file) => packed(`assets/${file}`));
    expect(found.length).toBeGreaterThan(1);
    return found;
  };
  expect(Math.max(...sizes(/^(all|later)-(en|fr)-/))).toBeLessThan(10 * kilo);
  expect(Math.max(...sizes(/^(edition|asterix|secrets-2008|super-1991|card-2018|house)-/))).toBeLessThan(
    8 * kilo,
  );
});

test('the app can be installed', () => {
  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.webmanifest'), 'utf8'));
  expect(manifest).toMatchObject({ name: 'Casefile', start_url: '/', display: 'standalone' });
  for (const { src, sizes, type } of manifest.icons) {
    const file = readFileSync(join(dist, src));
    if (type !== 'image/png') continue;
    const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  );
});
