import { defineConfig } from 'vite';
import { type Chunk, pageChunks, workerChunks } from './build/chunks.ts';
import { compressed } from './build/compressed.ts';
import { coreFonts } from './build/core-fonts.ts';
import { editionMetas } from './build/edition-metas.ts';
import { opening } from './build/opening.ts';
import { precacheWorker } from './build/precache.ts';

const codeSplitting = (groups: Chunk[]) => ({
  codeSplitting: { includeDependenciesRecursively: false, groups },
});

export default defineConfig({
  root: import.meta.dirname,
  build: {
    target: 'es2022',
    // Browsers that know light-dark() themselves: translated, it would not follow a theme that is chosen.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    modulePreload: {
      polyfill: false,
      // A list of what each part needs would be a fortieth of the script to play. A table fetches its parts ahead; only
      // for a page that somebody waits for is all of it asked for at once.
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === 'html' || /assets\/(\w+Screen|OnlineTable|NewGame|Games)-/.test(file) ? needed : [],
    },
    cssCodeSplit: false,
    // A busy machine is no warning for somebody who starts the game for the first time.
    rolldownOptions: { output: codeSplitting(pageChunks), checks: { bundlerTimings: false } },
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: codeSplitting(workerChunks),
      checks: { bundlerTimings: false },
      // Values in, values out: what nobody asks for need not be fetched.
      treeshake: { moduleSideEffects: [{ test: /packages\/deduction\/src/, sideEffects: false }] },
    },
  },
  plugins: [coreFonts(), editionMetas(), opening(), precacheWorker(), compressed()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
});
