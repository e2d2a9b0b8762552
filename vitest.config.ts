import { defineConfig } from 'vitest/config';
import LongestFirst from './scripts/longest-first.ts';

/** Nothing but functions: their files share a worker, which does not load the engine again for each of them. */
const pure = ['packages/*/{src,test}/**/*.test.ts', 'apps/web/src/**/*.test.ts', 'examples/**/*.test.ts'];
const processes = ['apps/{cli,server}/{src,test}/**/*.test.ts', 'scripts/**/*.test.ts'];

const node = {
  css: { include: /tokens|palettes/ },
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // Killed processes, databases that go away, floods: a busy machine may miss a moment there too.
  retry: 1,
  sequence: { groupOrder: 0 },
};
/** Who asks for `--project node` means both kinds. */
const isNamed = process.argv.some((argument) => argument.startsWith('--project'));

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', './scripts/test-summary.ts'],
    projects: [
      { test: { ...node, name: 'node', include: isNamed ? [...pure, ...processes] : processes } },
      ...(isNamed ? [] : [{ test: { ...node, name: 'packages', include: pure, isolate: false } }]),
      {
        // A browser, a server and bots for each file: when the others are done.
        test: {
          name: 'browser',
          include: ['apps/web/e2e/**/*.test.ts'],
          globalSetup: 'apps/web/e2e/support/build.ts',
          testTimeout: 240_000,
          hookTimeout: 240_000,
          // What a page will show is waited for: a busy machine takes longer than the second that is usual.
          expect: { poll: { timeout: 30_000, interval: 50 } },
          // A busy machine may miss a moment of an animation; what needed a second try is named at the end.
          retry: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
