import { defineConfig } from 'vitest/config';
import LongestFirst from './scripts/testing/longest-first.ts';

/** Tests without processes or global state: their files share a worker, which loads the engine only once. */
const pure = [
  'packages/*/{src,test}/**/*.test.ts',
  'apps/web/{build,src}/**/*.test.ts',
  'examples/**/*.test.ts',
];
const processes = ['apps/{cli,server}/{src,test}/**/*.test.ts', 'scripts/**/*.test.ts'];

const node = {
  css: { include: /tokens|palettes/ },
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // Tests with killed processes, lost databases and floods depend on timing, which a busy machine may miss.
  retry: 1,
  // Most of these wait for processes and timers: one file per core would leave half of two cores idle.
  maxWorkers: 4,
  sequence: { groupOrder: 0 },
};
/** With `--project node`, both kinds of tests are meant. */
const isNamed = process.argv.some((argument) => argument.startsWith('--project'));

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    reporters: ['default', './scripts/testing/test-summary.ts'],
    projects: [
      { test: { ...node, name: 'node', include: isNamed ? [...pure, ...processes] : processes } },
      ...(isNamed ? [] : [{ test: { ...node, name: 'packages', include: pure, isolate: false } }]),
      {
        // Each file starts a browser, a server and bots, so these run after the others.
        test: {
          name: 'browser',
          include: ['apps/web/e2e/**/*.test.ts'],
          // Each has a browser and a server of its own, and what else they load they leave as it is.
          isolate: false,
          globalSetup: 'apps/web/e2e/support/build.ts',
          testTimeout: 240_000,
          hookTimeout: 240_000,
          // Expectations wait longer than the default second, because a busy machine takes longer to render.
          expect: { poll: { timeout: 30_000, interval: 50 } },
          // A busy machine may miss a moment of an animation; tests that needed a second try are listed at the end.
          retry: 1,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
