import type { RecordWords } from './words.ts';

const s = (count: number): string => (count === 1 ? '' : 's');

export const words: RecordWords = {
  title: 'My record',
  none: 'No game has been finished yet. Every game alone against bots, and every game online that you play here to its end, is counted.',
  toGame: 'Play a game',
  games: 'Games',
  won: 'Won',
  turnsShort: 'Turns',
  questions: 'Questions',
  accuracy: 'Questions, of the best',
  delay: 'Turns from proof to accusation',
  streak: (now, best) => `${now} (best ${best})`,
  inRow: 'Wins in a row',
  explain:
    'Questions: what yours could tell, as a part of what the best ones could have told. Proof: from when on you could have been certain.',
  byEdition: 'By edition',
  byBot: 'By opponent',
  edition: 'Edition',
  opponent: 'Opponent',
  strength: 'Your strength',
  strengthIs: (rating, low, high) => `${rating}, and with 95 in 100 certainty between ${low} and ${high}`,
  strengthBelow: (high) => `below ${high}: you have not won yet`,
  strengthAbove: (low) => `above ${low}: you have not lost yet`,
  strengthNote: (games, all) =>
    `Rests on ${games === all ? `${games} game${s(games)}` : `${games} of your ${all} games, those that bots alone played against you and somebody won,`} and on the measured ratings of the bots. 400 points more are odds of ten to one in a duel.`,
  people: 'Other people',
  strengthNone: 'As soon as a game against bots has been won by somebody, your strength is estimated here.',
  you: 'You',
  duel: 'Your chance in a duel',
  rating: 'Rating',
  trainer: 'Trainer',
  trainerLevel: (level, best, right, answered) =>
    `level ${level}, highest solved alone ${best === 0 ? 'none' : best}, ${right} of ${answered} right`,
  trainerNone: 'Nothing practised yet.',
  daily: 'Case of the day',
  studying: (left) => `Studying ${left} game${s(left)} …`,
  export: 'Save as a file',
  delete: 'Delete my record',
  deleted: 'Your record is deleted.',
  undo: 'Have it back',
  kept: 'It is kept on this device only; nobody else sees it.',
  unkept: 'This browser keeps nothing: your record lasts until the tab is closed.',
  percent: (part) => `${Math.round(100 * part)} %`,
  number: (value) => value.toFixed(1),
};
