import { fileURLToPath } from 'node:url';
import { run } from './run.mjs';
import { setup } from './setup.mjs';

/** What `npm test` checks, in this order; arguments go to vitest. */
const steps = {
  lint: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'],
  typecheck: ['node_modules/typescript/bin/tsc', '--noEmit'],
  'typecheck of the web app': ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'apps/web'],
  'typecheck of the browser tests': ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'apps/web/e2e'],
  boundaries: ['scripts/boundaries.ts'],
  tests: ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)],
};

const root = fileURLToPath(new URL('..', import.meta.url));
await setup();
for (const [name, command] of Object.entries(steps)) {
  console.log(`\n── ${name}`);
  const code = await run(process.execPath, command, { cwd: root });
  if (code !== 0) {
    console.error(`\n── ${name} failed`);
    process.exit(code);
  }
}
