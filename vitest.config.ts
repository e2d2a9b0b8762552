import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/{src,test}/**/*.test.ts',
      'apps/*/{src,test}/**/*.test.ts',
      'examples/**/*.test.ts',
      'scripts/*.test.ts',
    ],
    css: { include: /tokens|palettes/ },
    maxWorkers: 2,
    testTimeout: 60_000,
  },
});
