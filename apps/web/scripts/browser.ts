/** A browser for scripts and tests: an installed Chromium or Chrome, else the one of the npm package. */
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export async function launch(): Promise<Browser> {
  const found = installed.find((path) => existsSync(path));
  if (found) return chromium.launch({ executablePath: found, args: ['--no-sandbox'] });
  // The package is made for Linux; elsewhere Playwright knows where Chrome lives.
  if (process.platform !== 'linux') return chromium.launch({ channel: 'chrome' });
  const { default: packed } = await import('@sparticuz/chromium');
  return chromium.launch({ executablePath: await packed.executablePath(), args: packed.args });
}
