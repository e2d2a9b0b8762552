import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { run } from './run.mjs';
import { setup } from './setup.mjs';

const compiler = 'node_modules/typescript/bin/tsc';

/**
 * What `npm test` checks before the tests, two at a time.
 * @type {Record<string, string[]>}
 */
const checks = {
  lint: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  typecheck: [compiler, '--noEmit'],
  'typecheck of the web app': [compiler, '--noEmit', '-p', 'apps/web'],
  'typecheck of the browser tests': [compiler, '--noEmit', '-p', 'apps/web/e2e'],
  boundaries: ['scripts/boundaries.ts'],
};

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * @param {string[]} command
 * @returns {Promise<{ code: number, said: string }>}
 */
function check(command) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, { cwd: root });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        said += text;
      });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, said }));
  });
}

/** Runs the checks, prints their output, and returns whether all passed. */
async function allChecks() {
  const waiting = Object.entries(checks);
  /** @type {string[]} */
  const failed = [];
  const next = async () => {
    for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) {
      const [name, command] = entry;
      const { code, said } = await check(command);
      console.log(`\n── ${name}\n${said.trimEnd()}`);
      if (code !== 0) failed.push(name);
    }
  };
  await Promise.all([next(), next()]);
  for (const name of failed) console.error(`\n── ${name} failed`);
  return failed.length === 0;
}

await setup();
if (!(await allChecks())) process.exit(1);
console.log('\n── tests');
const code = await run(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)],
  {
    cwd: root,
  },
);
if (code !== 0) console.error('\n── tests failed');
process.exit(code);
