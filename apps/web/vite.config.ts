import { defineConfig } from 'vite';
import { keptOffline } from './build/shelf.ts';

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
  },
  worker: { format: 'es' },
  plugins: [keptOffline()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
});
