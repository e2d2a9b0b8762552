import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { coreFonts } from './build/core-fonts.ts';
import { editionMetas } from './build/edition-metas.ts';
import { precacheWorker } from './build/precache.ts';

/** Small parts that are always wanted together come in one piece: a visit is a few requests, not forty. */
const chunks = [
  // All that a language says at a table in one piece: small pieces are packed worse.
  {
    name: 'all-en',
    test: /editions\/src\/words\/english\/[\w-]*en\.ts$|web\/src\/words\/en\/(all|first)\.ts$/,
  },
  {
    name: 'all-fr',
    test: /editions\/src\/words\/french\/([\w-]*fr|french)\.ts$|web\/src\/words\/fr\/(all|first)\.ts$/,
  },
  { name: 'later-en', test: /web\/src\/words\/en\/(later|online)\.ts$/ },
  { name: 'later-fr', test: /web\/src\/words\/fr\/(later|online)\.ts$/ },
  {
    name: 'house',
    test: /web\/src\/art\/(furniture\/(house|kitchen|rugs|shapes|plants|tudor)|finish\/(oak|shared\/colours))\.ts$|editions\/src\/(classic|clue-2002)\/look\/(rooms|look)\.ts$/,
  },
  {
    // With the styles that these import: the entry waits for its words, and must not be waited for by what they need.
    name: 'game',
    test: /node_modules\/(preact|@preact)|web\/src\/(app\/(?!SettingsDialog|NoticeChoice|FilePicker)|board\/(?!walking|clear-tools)|game\/(?!remote|coach-asked|staging\/(?!lazy-director|queue))|editions\/(?!load-edition)|notebook\/(?!AllOffer|note\/)|sound\/call|sw\/register|table\/(?!end|fetch-ahead|notice|Trouble|[Bb]ubbles|[Cc]ard-?[Tt]able|EventLine|HandOver|coach|learned|Elsewhere|staging|forms\/(?!choosing)|dice\/[A-Z]|keyboard\/group-keys|panel\/(ConfirmMove|Deliberate|ReactionChoice|Destinations|HouseRulesNote|Inquiry))|trusted|worker\/(?!tables\/room)|words\/(age|lexicon|by-edition)|screens\/(Play|landing\/(?!RunningGames)|MissingNote)|art\/(?!furniture|finish|backs|rooms\/square-marks|gallery|dice|cards\/(extra-card|further-weapons|opened-envelope)|people\/(further-emblems|busts\/(?!guests))))|editions\/src\/(markets\/markets|shared\/die|first-edition|[\w-]+\/(dice|look\/pieces)|words\/(words|speaker|help|rolls))\.ts|vite\/preload|rolldown\/runtime/,
  },
];
const workerChunks = [
  {
    name: 'rules',
    test: /engine\/src|deduction\/src\/(?!words|reasons\/(?!conflict|hitting))|editions\/src\/(shared\/|schema\/house-rules|classic\/|[\w-]+\/(cards|dice))|editions\/src\/clue-(1986|2002)\/edition|rolldown\/runtime/,
  },
  // Wanted when somebody asks why for the first time, and not before.
  { name: 'reasons', test: /deduction\/src\/reasons\/(?!conflict|hitting)|worker\/knowledge\/why/ },
];
const codeSplitting = (groups: typeof chunks) => ({
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
    rolldownOptions: { output: codeSplitting(chunks) },
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: codeSplitting(workerChunks),
      // Values in, values out: what nobody asks for need not be fetched.
      treeshake: { moduleSideEffects: [{ test: /packages\/deduction\/src/, sideEffects: false }] },
    },
  },
  plugins: [coreFonts(), editionMetas(), precacheWorker(), compressed()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
});
