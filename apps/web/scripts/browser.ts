/**
 * The browser of scripts and tests. On Linux it is the one of the npm package, so that a machine where somebody has
 * installed another shows what every machine shows; `CASEFILE_BROWSER=path` names another.
 */
import { type Browser, type BrowserContext, chromium, type LaunchOptions } from 'playwright-core';
import { unpackedBrowser } from './unpacked-browser.ts';

/**
 * Not those that the package recommends: in one process with its pages it dies as soon as a context is closed, drawing
 * through a graphics card in software takes most of the processor, and without web security a test proves nothing.
 */
const args = ['--no-sandbox', '--no-zygote', '--disable-gpu', '--font-render-hinting=none'];

async function browserOptions(): Promise<LaunchOptions> {
  const named = process.env.CASEFILE_BROWSER;
  if (named) return { executablePath: named, args: ['--no-sandbox'] };
  // The package is made for Linux; elsewhere Playwright knows where Chrome lives.
  if (process.platform !== 'linux') return { channel: 'chrome' };
  return { executablePath: await unpackedBrowser(), args };
}

export async function launch(): Promise<Browser> {
  return chromium.launch(await browserOptions());
}

/** With a profile of its own in a folder, where others than Playwright can look at it too. */
export async function launchKept(folder: string, more: readonly string[]): Promise<BrowserContext> {
  const { args: own = [], ...options } = await browserOptions();
  return chromium.launchPersistentContext(folder, { ...options, args: [...own, ...more] });
}
