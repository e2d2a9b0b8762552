/** A browser for tests and scripts: an installed Chromium or Chrome, else the one inside an npm package. */
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export async function launch(): Promise<Browser> {
  const found = installed.find((path) => existsSync(path));
  return found === undefined
    ? launchPacked()
    : chromium.launch({ executablePath: found, args: ['--no-sandbox'] });
}

/** Brings the libraries it needs, and unpacks them where it thinks it runs in a cloud: a bare machine has none of them. */
async function launchPacked(): Promise<Browser> {
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const { default: packed } = await import('@sparticuz/chromium');
  return chromium.launch({ executablePath: await packed.executablePath(), args: packed.args });
}
