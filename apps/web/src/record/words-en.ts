import type { RecordWords } from './words.ts';

const s = (count: number): string => (count === 1 ? '' : 's');

export const words: RecordWords = {
  title: 'My record',
  none: 'No finished games yet. Every solo game against bots counts, and so does every online game you finish on this device.',
  toGame: 'Play a game',
  games: 'Games',
  won: 'Won',
  turnsShort: 'Turns',
  questions: 'Questions',
  accuracy: 'Quality of questions',
  delay: 'Turns from proof to accusation',
  streak: (now, best) => `${now} (best ${best})`,
  inRow: 'Wins in a row',
  explain:
    'Quality of questions: what yours could tell you, compared with the best you could have asked. Proof: the moment from which you could have been certain.',
  byEdition: 'By edition',
  byBot: 'By opponent',
  edition: 'Edition',
  opponent: 'Opponent',
  strength: 'Your strength',
  strengthLike: (bot) => `You play about as well as ${bot}.`,
  strengthIs: (rating, low, high) =>
    `About ${rating} points. Luck plays a part: your true strength is between ${low} and ${high}, 19 times out of 20. The more you play, the closer it gets.`,
  strengthBelow: (high) => `Below ${high} points: you have not won yet.`,
  strengthAbove: (low) => `Above ${low} points: you have not lost yet.`,
  strengthNote: (games, all) =>
    `Based on ${games === all ? `${games} game${s(games)}` : `${games} of your ${all} games (those against bots only, with a winner)`} and on the measured ratings of the bots. 400 points more means odds of ten to one in a duel.`,
  people: 'Other people',
  strengthNone: 'Once somebody has won a game against bots, your strength is estimated here.',
  you: 'You',
  duel: 'Your chance in a duel',
  rating: 'Rating',
  trainer: 'Trainer',
  trainerLevel: (level, best, right, answered) =>
    `level ${level} · ${right} of ${answered} right · hardest without hints: ${best === 0 ? 'none' : `level ${best}`}`,
  trainerNone: 'Nothing practised yet.',
  daily: 'Case of the day',
  studying: (left) => `Studying ${left} game${s(left)}…`,
  export: 'Save as a file',
  delete: 'Delete my record',
  deleted: 'Your record is deleted.',
  undo: 'Restore it',
  kept: 'Your record stays on this device; nobody else sees it.',
  unkept: 'This browser can’t save anything: your record lasts until you close the tab.',
  percent: (part) => `${Math.round(100 * part)}%`,
  number: (value) => value.toFixed(1),
};
