import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWeb } from './build-web.mjs';
import { npmCommand, pinned, withThisNode } from './install-pin.mjs';
import { npmPin } from './pins.mjs';
import { run } from './run.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'node_modules', '.casefile-stamp');

/** Prepares the checkout: installs the packages of the lock file and builds what has to be built. */
export async function setup() {
  await installPackages();
  await buildWeb();
}

async function installPackages() {
  const locked = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === locked) return;
  console.error('Installing the packages of package-lock.json (npm ci).');
  const { program, args, shell } = npmCi();
  const code = await run(program, args, { cwd: root, shell, stdio: ['ignore', 'ignore', 'inherit'] });
  if (code !== 0) {
    console.error('The packages could not be installed: see what npm says above.');
    process.exit(1);
  }
  writeFileSync(stamp, locked);
}

function npmCi() {
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const tooOld = /^npm\/[1-6]\./.test(process.env.npm_config_user_agent ?? '');
  return tooOld ? withThisNode(pinnedNpm(), args) : npmCommand(args);
}

function pinnedNpm() {
  const works = (/** @type {string} */ file) => spawnSync(process.execPath, [file, '--version']).status === 0;
  return pinned(npmPin, works, 'This npm is too old to read our lock file.');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await setup();
