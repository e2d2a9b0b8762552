/** A browser for tests and scripts: an installed Chromium or Chrome, else the one inside an npm package. */
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** CASEFILE_BROWSER=packed takes the package's browser also where one is installed. */
export async function launch(): Promise<Browser> {
  const found =
    process.env.CASEFILE_BROWSER === 'packed' ? undefined : installed.find((path) => existsSync(path));
  return found === undefined
    ? launchPacked()
    : chromium.launch({ executablePath: found, args: ['--no-sandbox'] });
}

/** Brings the libraries it needs, and unpacks them where it thinks it runs in a cloud: a bare machine has none of them. */
async function launchPacked(): Promise<Browser> {
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const { default: packed } = await import('@sparticuz/chromium');
  // One process for all would end with the first page that is closed.
  const args = packed.args.filter((arg) => arg !== '--single-process' && arg !== '--no-zygote');
  return chromium.launch({ executablePath: await packed.executablePath(), args });
}
