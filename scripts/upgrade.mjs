import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './run.mjs';

/** R15: games begun on an older commit are finished on this one. Arguments: the commit or tag, how many games. */
const root = fileURLToPath(new URL('..', import.meta.url));
const [ref = '', games = '100'] = process.argv.slice(2);
if (ref === '' || !(Number(games) > 0)) {
  console.error('Usage: npm run test:upgrade -- COMMIT [GAMES]');
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'casefile-release-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const packed = execFileSync('git', ['archive', ref], { cwd: root, maxBuffer: 1e9 });
execFileSync('tar', ['-x', '-C', folder], { input: packed });

/**
 * The packages of this checkout, and the release's own beside them.
 * @param {string} from
 * @param {string} to
 */
function linkPackages(from, to) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name.startsWith('.') || name === '@casefile') continue;
    symlinkSync(join(from, name), join(to, name));
  }
}
linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
const nested = join('apps', 'server', 'node_modules');
if (existsSync(join(root, nested))) linkPackages(join(root, nested), join(folder, nested));
mkdirSync(join(folder, 'node_modules', '@casefile'));
for (const group of ['packages', 'apps'])
  for (const name of readdirSync(join(folder, group)))
    symlinkSync(join(folder, group, name), join(folder, 'node_modules', '@casefile', name));

// Older releases have it in another folder.
const program = ['test/support', 'test']
  .map((place) => join(folder, 'apps', 'server', place, 'one-process.ts'))
  .find((file) => existsSync(file));
if (program === undefined) {
  console.error(`${ref} has no server that this script can start (one-process.ts): take a later commit.`);
  process.exit(2);
}
process.exit(
  await run(process.execPath, ['apps/server/test/support/upgrade.ts', program, games], { cwd: root }),
);
