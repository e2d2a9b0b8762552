import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { coreFonts } from './build/core-fonts.ts';
import { editionLooks } from './build/looks.ts';
import { keptOffline } from './build/shelf.ts';

/** Small parts that are always wanted together come in one piece: a visit is a few requests, not forty. */
const pieces = [
  {
    name: 'house',
    test: /web\/src\/art\/(editions\/classic|pieces\/(house|kitchen|rugs|common|plants|centrepiece)|people\/guests)\.ts$/,
  },
  {
    // With the styles that these import: the entry waits for its words, and must not be waited for by what they need.
    name: 'game',
    test: /node_modules\/(preact|@preact)|web\/src\/(app\/(?!SettingsDialog|NoticeChoice)|board|game\/(?!remote|backlog|entries)|look|notebook\/(?!AllOffer|CellNote|WhyNote|say-why)|sound\/(cues|play)|sw\/register|table\/(?!picture|Paper|LastPage|EndScreen|HandOver|AccuseForm|ConfirmMove|ShowForm|Deliberate|ReactionChoice|Elsewhere|warning|learned|Picker|Tile|group-keys|Flights|Dice|FirstRolls|Destinations|HouseRulesNote)|trusted|desk|words\/(age|lexicon|by-edition)|screens\/(Page|Play|[Ll]anding|HousePlan|NewerNote|MissingNote)|art\/(?!editions|pieces|gallery|dice|things\/die|people\/(guests|normans)))|editions\/src\/(markets|die|[\w-]+\/dice|words\/(words|speaker|help))\.ts|vite\/preload|rolldown\/runtime/,
  },
];
const deskPieces = [
  {
    name: 'rules',
    test: /engine\/src|editions\/src\/(options|readings|house-rules|die|door|classic\/|[\w-]+\/(cards|dice))|editions\/src\/clue-(1986|2002)\/edition|rolldown\/runtime/,
  },
  // Wanted when somebody asks why for the first time, and not before.
  { name: 'reasons', test: /deduction\/src\/reason|desk\/why/ },
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
    rolldownOptions: {
      output: codeSplitting(deskPieces),
      // Values in, values out: what nobody asks for need not be fetched.
      treeshake: { moduleSideEffects: [{ test: /packages\/deduction\/src/, sideEffects: false }] },
    },
  },
  plugins: [coreFonts(), editionLooks(), keptOffline(), compressed()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
});
