import type { LibraryWords } from './words.ts';

export const words: LibraryWords = {
  title: 'Library',
  search: 'Search players and editions',
  edition: 'Edition',
  anyEdition: 'All editions',
  result: 'Result',
  results: {
    any: 'Any result',
    won: 'I solved it',
    lost: 'I didn’t solve it',
    nobody: 'Nobody solved it',
  },
  count: (shown, all) =>
    shown === all ? `${all} ${all === 1 ? 'game' : 'games'}` : `${shown} of ${all} games`,
  more: (count) => `Show ${count} more`,
  none: 'No finished game matches.',
  from: { device: '', file: 'from a file', online: 'online' },
  study: 'Casebook',
  openFile: 'Open a game file…',
  drop: 'or drop it here.',
  reading: 'Reading the file…',
  takes: (games, size) =>
    games === 1
      ? `One finished game takes ${size} on this device.`
      : `${games} finished games take ${size} on this device.`,
  clear: 'Delete all finished games',
  cleared: (games) => (games === 1 ? 'One game deleted.' : `${games} games deleted.`),
};
