import type { ChallengeWords } from './words.ts';

export const words: ChallengeWords = {
  title: 'A challenge',
  lead: 'Everyone who opens this link plays the same case: the same cards, the same luck, the same opponents. The server deals, and no player can look at the cards beforehand.',
  who: 'The players',
  you: 'You',
  taken: (count) =>
    count === 0
      ? 'Nobody has taken it up yet.'
      : count === 1
        ? 'One player has taken it up so far.'
        : `${count} players have taken it up so far.`,
  hidden: 'One game per device. You will see how the others did once you have finished.',
  play: 'Play',
  goOn: 'Resume your game',
  left: 'You left this game. A challenge can be played once on each device.',
  full: 'This challenge has been taken up as often as it can be. Set up one of your own.',
  own: 'Set up a new challenge',
  share: 'Challenge a friend',
  link: 'Link to this challenge',
  goneTitle: 'This challenge is gone',
  goneHint: 'The link may be mistyped, or the challenge was deleted.',
  results: 'How everyone did',
  won: (turn) => `Solved on turn ${turn}`,
  lost: (turn) => `Lost on turn ${turn}`,
  out: 'Made a wrong accusation.',
  helped: 'A bot played part of this game.',
  provable: (turn) => (turn === 0 ? 'Could be proved from the deal' : `Could be proved from turn ${turn}`),
  never: 'Could never be proved',
  counting: 'Counting when it could be proved…',
  unknown: 'Too many deals to count when it could be proved',
  casebook: 'Casebook',
  casebookOf: (name) => `Casebook: ${name}`,
  waiting: (count) => (count === 1 ? 'One player has not finished.' : `${count} players have not finished.`),
  sound: 'Checked on this device: these are the cards the server had fixed before anyone played.',
};
