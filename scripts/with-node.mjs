#!/usr/bin/env node
// Plain JavaScript for Node 14 without dependencies: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { delimiter, dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { pinned } from './install-pin.mjs';
import { nodePins } from './pins.mjs';
import { run } from './run.mjs';

/** @param {string} version */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 18);
}

/**
 * Goes on with a script, in this process if its Node is new enough, else in one of the pinned Node.
 * @param {string} script
 * @param {readonly string[]} args
 */
export async function runWithNode(script, args) {
  // Scripts compare this with their import.meta.url, in which symbolic links are resolved.
  const file = realpathSync(script);
  if (isNewEnough(process.version)) {
    process.argv = [process.execPath, file, ...args];
    await import(pathToFileURL(file).href);
    return;
  }
  const node = pinnedNode();
  // For child processes: npm and npx look for Node in these variables.
  process.env.PATH = `${dirname(node)}${delimiter}${process.env.PATH || ''}`;
  process.env.NODE = node;
  process.env.npm_node_execpath = node;
  process.exitCode = await run(node, [file, ...args]);
}

function pinnedNode() {
  const platform = `${process.platform}-${process.arch}`;
  const pin = nodePins[platform];
  try {
    if (pin === undefined) throw new Error(`We know of no Node for ${platform} to install.`);
    const works = (/** @type {string} */ file) => {
      const said = spawnSync(file, ['--version'], { encoding: 'utf8' });
      return said.status === 0 && said.stdout.trim() === `v${pin.version}`;
    };
    return pinned(pin, works, `This Node is ${process.version}, Casefile needs 22.18 or newer.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('Install Node 22.18 or newer from https://nodejs.org and try again.');
    return process.exit(1);
  }
}

const [, started, script, ...args] = process.argv;
if (started !== undefined && realpathSync(started) === fileURLToPath(import.meta.url)) {
  if (script === undefined) {
    console.error('Usage: node scripts/with-node.mjs SCRIPT [ARGUMENT…]');
    process.exit(2);
  }
  runWithNode(resolve(script), args).catch((error) => {
    console.error(error);
    process.exitCode = 1;
  });
}
