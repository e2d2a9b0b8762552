import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './run.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'apps/web/dist/.stamp');
/** The inputs of the web app's build. */
export const sources = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/build',
  'packages/engine/src',
  'packages/editions/src',
  'packages/deduction/src',
  'packages/analysis/src',
  'packages/training/src',
  'packages/bots/src',
  'packages/protocol/src',
  'packages/client/src',
  'package-lock.json',
];

/** Builds the web app unless its inputs are unchanged. */
export async function buildWeb() {
  const made = stampOf();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === made) return;
  console.error('Building the web app.');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const code = await run(process.execPath, [vite, 'build', 'apps/web', '--logLevel', 'warn'], {
    cwd: root,
    // vitest's NODE_ENV would build another app than the one that is served.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) {
    console.error('The web app could not be built: see above.');
    process.exit(1);
  }
  writeFileSync(stamp, made);
}

function stampOf() {
  const hash = createHash('sha256');
  for (const source of sources)
    for (const file of filesBelow(join(root, source))) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** @param {string} path @returns {string[]} */
function filesBelow(path) {
  if (!existsSync(path)) return [];
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$|\.gz$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !/[\\/](scenarios|goldens)[\\/]/.test(file))
      .sort();
  } catch {
    return [path];
  }
}
