/** A browser for scripts and tests: an installed Chromium or Chrome, else the one of the npm package. */
import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type LaunchOptions } from 'playwright-core';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

async function found(): Promise<LaunchOptions> {
  const path = installed.find((each) => existsSync(each));
  if (path) return { executablePath: path, args: ['--no-sandbox'] };
  // The package is made for Linux; elsewhere Playwright knows where Chrome lives.
  if (process.platform !== 'linux') return { channel: 'chrome' };
  const { default: packed } = await import('@sparticuz/chromium');
  return { executablePath: await packed.executablePath(), args: packed.args };
}

export async function launch(): Promise<Browser> {
  return chromium.launch(await found());
}

/** With a profile of its own in a folder, where others than Playwright can look at it too. */
export async function launchKept(folder: string, more: readonly string[]): Promise<BrowserContext> {
  const { args = [], ...options } = await found();
  return chromium.launchPersistentContext(folder, { ...options, args: [...args, ...more] });
}
