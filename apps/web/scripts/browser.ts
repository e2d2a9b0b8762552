/** A browser for scripts: an installed Chromium or Chrome, else the one of the npm package. */
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export async function launch(): Promise<Browser> {
  const found = installed.find((path) => existsSync(path));
  if (found) return chromium.launch({ executablePath: found, args: ['--no-sandbox'] });
  const { default: packed } = await import('@sparticuz/chromium');
  return chromium.launch({ executablePath: await packed.executablePath(), args: packed.args });
}
