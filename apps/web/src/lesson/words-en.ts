import type { LessonWords } from './words.ts';

export const words: LessonWords = {
  name: 'Mrs. Finch, the housekeeper',
  goOn: 'Continue',
  nudge: 'One thing at a time: this first, if you please.',
  leave: 'Leave the lesson',
  leaveAsk: 'Shall I leave you to it? The lesson will wait for you on the start page.',
  stay: 'Please stay',
  alone: 'Play on without me',
  later: 'Stop for now',
  progress: 'Progress of the lesson',
  real: 'Play a real game',
  more: 'What else is there?',
  title: 'Learn to play',
  first: 'Your first game',
  firstHint: 'In five minutes, with Mrs. Finch at your side.',
  others: 'The other editions, in two minutes each',
  goOnWith: 'started: continue',
  again: 'done: play it again',
  unknown: 'There is no such lesson. These are the ones we have:',
  unkept: 'This browser can’t save anything: a lesson you leave starts over.',
  howTo: 'How to play, on one page',
};
