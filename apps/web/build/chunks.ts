/** Which sources are bundled together: small files that are always wanted together are one request, not forty. */

export interface Chunk {
  readonly name: string;
  readonly test: RegExp | ((id: string) => boolean);
}

/** Needed before anybody can play: folders, and files by how their path begins. */
const firstVisit = [
  'app/',
  'art/',
  'art/people/busts/guests',
  'board/',
  'editions/',
  'game/',
  'game/staging/lazy-director',
  'game/staging/queue',
  'notebook/',
  'screens/MissingNote',
  'screens/Play',
  'screens/landing/',
  'sound/call',
  'sw/register',
  'table/',
  'table/forms/choosing',
  'trusted',
  'words/age',
  'words/by-edition',
  'words/lexicon',
  'worker/',
];
/** Fetched on demand, although it is in one of those folders. */
const later = [
  'app/FilePicker',
  'app/NoticeChoice',
  'app/SettingsDialog',
  'art/backs',
  'art/cards/extra-card',
  'art/cards/further-weapons',
  'art/cards/opened-envelope',
  'art/dice',
  'art/finish',
  'art/furniture',
  'art/gallery',
  'art/people/busts/',
  'art/people/further-emblems',
  'art/rooms/square-marks',
  'board/arrows',
  'board/clear-tools',
  'board/walking',
  'editions/load-edition',
  'game/coach-asked',
  'game/remote',
  'game/staging/',
  'notebook/AllOffer',
  'notebook/note/',
  'screens/landing/RunningGames',
  'table/Elsewhere',
  'table/EventLine',
  'table/HandOver',
  'table/Trouble',
  'table/bubbles',
  'table/card-table',
  'table/coach',
  'table/dice/Dice',
  'table/dice/FirstRolls',
  'table/end',
  'table/fetch-ahead',
  'table/forms/',
  'table/keyboard/group-keys',
  'table/learned',
  'table/notice',
  'table/panel/ConfirmMove',
  'table/panel/Deliberate',
  'table/panel/Destinations',
  'table/panel/HouseRulesNote',
  'table/panel/Inquiry',
  'table/panel/ReactionChoice',
  'table/staging',
  'table/use-looked-away',
  'table/use-uncovered',
  'worker/tables/room',
];

/** Sources of other packages, and what the bundler adds itself. */
const firstVisitElsewhere =
  /node_modules\/(preact|@preact)|editions\/src\/(markets\/markets|shared\/die|first-edition\/first-edition|[\w-]+\/(dice|look\/pieces)|words\/(words|speaker|help|rolls))\.ts|vite\/preload|rolldown\/runtime/;

const longestStart = (path: string, starts: readonly string[]): number =>
  starts.reduce((longest, start) => (path.startsWith(start) ? Math.max(longest, start.length) : longest), 0);

/** If two entries match, the longer one decides. */
export function isInFirstVisit(id: string): boolean {
  const [, path] = id.split('web/src/');
  return path === undefined
    ? firstVisitElsewhere.test(id)
    : longestStart(path, firstVisit) > longestStart(path, later);
}

export const pageChunks: Chunk[] = [
  // All words of a language at the table in one chunk, because small files compress worse.
  {
    name: 'all-en',
    test: /editions\/src\/(words\/english\/(?!refusals|house-rules)[\w-]*en|markets\/en|first-edition\/en|clue-(1986|2002)\/en\/names)\.ts$|web\/src\/words\/en\/(all|first)\.ts$/,
  },
  {
    name: 'all-fr',
    test: /editions\/src\/(words\/french\/(?!refusals|house-rules)([\w-]*fr|french)|markets\/fr|first-edition\/fr|clue-(1986|2002)\/fr\/names)\.ts$|web\/src\/words\/fr\/(all|first)\.ts$/,
  },
  { name: 'later-en', test: /web\/src\/words\/en\/(later|online)\.ts$|words\/english\/refusals-en\.ts$/ },
  { name: 'later-fr', test: /web\/src\/words\/fr\/(later|online)\.ts$|words\/french\/refusals-fr\.ts$/ },
  {
    name: 'house',
    test: /web\/src\/art\/(furniture\/(house|kitchen|rugs|shapes|plants|tudor)|finish\/(oak|shared\/colours))\.ts$|editions\/src\/(classic|clue-2002)\/look\/(rooms|look)\.ts$/,
  },
  // With the styles that these import: the entry waits for its words, and must not be waited for by what they need.
  { name: 'game', test: isInFirstVisit },
];

export const workerChunks: Chunk[] = [
  {
    name: 'rules',
    test: /engine\/src|deduction\/src\/(?!words|reasons\/(?!conflict|hitting))|editions\/src\/(shared\/|schema\/house-rules|classic\/|[\w-]+\/(cards|dice))|editions\/src\/clue-(1986|2002)\/edition|rolldown\/runtime/,
  },
  // Needed when somebody first asks why.
  { name: 'reasons', test: /deduction\/src\/reasons\/(?!conflict|hitting)|worker\/knowledge\/why/ },
];
