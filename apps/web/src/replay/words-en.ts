import type { ReplayWords } from './words.ts';

export const words: ReplayWords = {
  title: 'Replay',
  moment: 'Moment of the game',
  step: (at, of) => `${at} of ${of}`,
  turn: (turn) => (turn === 0 ? 'The deal' : `Turn ${turn}`),
  play: 'Play automatically',
  pause: 'Pause',
  eyes: 'Seen by',
  everybody: { spectator: 'a spectator', all: 'all cards open' },
  open: 'All cards',
  envelope: 'Solution',
  jumps: {
    first: 'To the beginning',
    'round-back': 'One round back',
    'turn-back': 'One turn back',
    back: 'One step back',
    next: 'One step forward',
    'turn-next': 'One turn forward',
    'round-next': 'One round forward',
    last: 'To the end',
  },
  live: {
    title: 'Looking back',
    note: 'Only you see this; the game goes on.',
    waits: 'The game waits for you to come back.',
    back: 'Back to the game',
    called: 'The game is waiting for you.',
  },
};
