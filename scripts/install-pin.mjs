import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../.node', import.meta.url));

/**
 * The program of a pinned package in `.node/`, installed first unless `works` says that it is there already.
 * @param {import('./pins.mjs').Pin} pin
 * @param {(file: string) => boolean} works
 * @param {string} why told when it has to be installed
 * @returns {string}
 */
export function pinned(pin, works, why) {
  const home = join(folder, pin.name);
  const file = join(home, pin.file);
  if (works(file)) return file;

  console.error(`${why} Installing ${pin.name} ${pin.version} into .node (once).`);
  mkdirSync(folder, { recursive: true });
  removeOldDrafts();
  // Installed in a temporary folder and renamed in one step, so that an interrupted or parallel installation leaves
  // nothing half done.
  const draft = mkdtempSync(join(folder, 'draft-'));
  try {
    // Without its own package.json npm would treat the folder as part of this repository.
    writeFileSync(join(draft, 'package.json'), '{ "private": true }');
    npm(['pack', `${pin.name}@${pin.version}`], draft);
    const tarball = readdirSync(draft).find((name) => name.endsWith('.tgz'));
    if (tarball === undefined) throw new Error(`npm pack gave no ${pin.name}.`);
    const hash = createHash('sha512')
      .update(readFileSync(join(draft, tarball)))
      .digest('base64');
    if (pin.integrity !== `sha512-${hash}`)
      throw new Error(`${tarball} is not the file we expect (its hash differs).`);
    const quick = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund'];
    npm(['install', '--prefix', draft, ...quick, `./${tarball}`], draft);

    const made = join(draft, 'node_modules', pin.name);
    if (!works(join(made, pin.file)))
      throw new Error(`${pin.name} ${pin.version} does not run on this machine.`);
    moveTo(home, made, () => works(file));
    return file;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * @param {string} home
 * @param {string} made
 * @param {() => boolean} isThere whether another installation was faster
 */
function moveTo(home, made, isThere) {
  if (isThere()) return;
  try {
    rmSync(home, { recursive: true, force: true });
    renameSync(made, home);
  } catch (error) {
    if (!isThere()) throw error;
  }
}

/** Leftovers of killed installations. A running one is younger than an hour. */
function removeOldDrafts() {
  for (const name of readdirSync(folder).filter((each) => each.startsWith('draft-'))) {
    const draft = join(folder, name);
    const seconds = (Date.now() - statSync(draft).mtimeMs) / 1000;
    if (seconds > 3600) rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * How to run npm: by preference the one that started us, with this Node.
 * @param {readonly string[]} args
 * @returns {{ program: string, args: string[], shell: boolean }}
 */
export function npmCommand(args) {
  const started = process.env.npm_execpath;
  if (started !== undefined && basename(started) === 'npm-cli.js') return withThisNode(started, args);
  // Windows knows npm as a batch file, which only a shell runs.
  return { program: 'npm', args: [...args], shell: process.platform === 'win32' };
}

/**
 * @param {string} file
 * @param {readonly string[]} args
 */
export function withThisNode(file, args) {
  return { program: process.execPath, args: [file, ...args], shell: false };
}

/**
 * @param {readonly string[]} args
 * @param {string} cwd
 */
function npm(args, cwd) {
  const command = npmCommand(args);
  const done = spawnSync(command.program, command.args, { cwd, shell: command.shell, encoding: 'utf8' });
  if (done.error !== undefined) throw done.error;
  if (done.status === 0) return;
  const said = done.stderr
    .split('\n')
    .filter((line) => /^npm (error|ERR!)/.test(line) && !line.includes('    at '));
  throw new Error([`npm ${args[0]} failed:`, ...said.slice(0, 4)].join('\n'));
}
