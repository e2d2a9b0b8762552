import { defineConfig } from 'vite';
import { editionLooks } from './build/looks.ts';
import { keptOffline } from './build/shelf.ts';

/** Small parts that are always wanted together come in one piece: a visit is a few requests, not forty. */
const pieces = [
  { name: 'words-en', test: /(web|editions)\/src\/words\/en\.ts$/ },
  { name: 'words-fr', test: /(web|editions)\/src\/words\/(fr|french)\.ts$/ },
  { name: 'names-en', test: /editions\/src\/[\w-]+\/en\.ts$/ },
  { name: 'names-fr', test: /editions\/src\/[\w-]+\/fr\.ts$/ },
  {
    name: 'house',
    test: /web\/src\/art\/(editions\/classic|pieces\/(house|kitchen|rugs|common|plants|centrepiece)|furnish|people\/guests)\.ts$/,
  },
  {
    name: 'game',
    test: /node_modules\/(preact|@preact)|web\/src\/(app|board|game|looks|notebook|sound|sw|table|trusted|desk\/desk|words\/lexicon|screens\/(Page|Play|Landing|HousePlan|NewerNote)|online\/(api|keys|fresh-id)|art\/(?!editions|pieces|gallery|furnish|people\/(guests|normans)))|virtual:looks|vite\/preload/,
  },
];
const deskPieces = [
  { name: 'rules', test: /(engine\/src|editions\/src\/(options|door)|editions\/src\/classic\/)/ },
];
const codeSplitting = (groups: typeof pieces) => ({
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
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    rolldownOptions: { output: codeSplitting(pieces) },
  },
  worker: {
    format: 'es',
    rolldownOptions: { output: codeSplitting(deskPieces) },
  },
  plugins: [editionLooks(), keptOffline()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
});
