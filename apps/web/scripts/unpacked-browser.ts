/**
 * Unpacks the browser of the npm package into a folder of the checkout. Left to itself the package writes to a place in
 * the system's temporary folder and takes whatever lies there: a second process would start a file that the first one
 * is still writing, and a write that was cut off, or another version, would be started for ever.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const modules = fileURLToPath(new URL('../../../node_modules/', import.meta.url));

/** Path of the browser, which is there as a whole or not at all. */
export async function unpackedBrowser(cache: string = join(modules, '.cache')): Promise<string> {
  const manifest = await readFile(join(modules, '@sparticuz/chromium/package.json'), 'utf8');
  const folder = join(cache, `chromium-${JSON.parse(manifest).version}`);
  const browser = join(folder, 'chromium');
  if (existsSync(browser)) return browser;
  await mkdir(cache, { recursive: true });
  const unfinished = await mkdtemp(join(cache, 'chromium-unfinished-'));
  try {
    await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'unpack-browser.ts')], {
      env: { ...process.env, TMPDIR: unfinished },
    });
    await rename(unfinished, folder);
  } catch (error) {
    // Another process may have been quicker; its browser is as good.
    if (!existsSync(browser)) throw error;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return browser;
}
