import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { launch } from '../../scripts/browser.ts';
import { unpackedBrowser } from '../../scripts/unpacked-browser.ts';

test('the packaged browser survives closing its contexts', async () => {
  const browser = await launch();
  try {
    for (let round = 0; round < 10; round++) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.setContent(`<h1>${round}</h1>`);
      expect(await page.locator('h1').innerText()).toBe(String(round));
      await context.close();
    }
    expect(browser.isConnected()).toBe(true);
    const page = await browser.newPage();
    await page.setContent('<h1>still here</h1>');
    expect(await page.locator('h1').innerText()).toBe('still here');
  } finally {
    await browser.close();
  }
});

test.skipIf(process.platform !== 'linux')(
  'two processes that unpack the browser at the same time both get a whole one and leave nothing else behind',
  async () => {
    const cache = await mkdtemp(join(tmpdir(), 'casefile-browser-'));
    try {
      const version = async (): Promise<string> => {
        const path = await unpackedBrowser(cache);
        return (await promisify(execFile)(path, ['--version'])).stdout;
      };
      const versions = await Promise.all([version(), version()]);
      for (const each of versions) expect(each).toMatch(/\d+\.\d+/);
      expect(await readdir(cache)).toHaveLength(1);
    } finally {
      await rm(cache, { recursive: true, force: true });
    }
  },
);
