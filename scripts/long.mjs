import { fileURLToPath } from 'node:url';
import { run } from './run.mjs';
import { setup } from './setup.mjs';

/** A nightly run: far more random games than `npm test`, with new seeds each time. Failures print their seed. */
const games = process.env.CASEFILE_GAMES ?? '2000';
/** Tests with a long size, which CASEFILE_LONG selects. */
const folders = [
  'packages/testkit/src/properties',
  'packages/testkit/src/records',
  'packages/protocol/src/wire/frame.test.ts',
  'apps/server/src/store',
  'apps/server/src/table',
  'apps/server/src/simulation',
  'apps/server/test',
  'apps/web/e2e',
];

await setup();
process.exit(
  await run(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...folders, '--testTimeout=3600000'],
    {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      env: { ...process.env, CASEFILE_GAMES: games, CASEFILE_LONG: '1' },
    },
  ),
);
