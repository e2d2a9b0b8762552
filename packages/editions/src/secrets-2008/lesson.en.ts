import type { LessonText } from '../lesson.ts';

/** What is said at each step. */
export const text: LessonText = {
  about: 'Intrigue cards, powers, and a pool where accusations are made.',
  steps: {
    welcome: {
      says: 'A villa with a pool, {scarlet}, and a host who will give no more parties. One die has a “?”: it brings an intrigue card, and so does a “?” square. You need not use up your roll here.',
    },
    roll: { says: 'Roll the dice.' },
    card: {
      says: 'A “?”! You drew a butler: such a card you keep for its moment. But there are clocks among the cards, and whoever draws the eighth is murdered. Two have struck.',
    },
    play: {
      says: 'Your butler gives you six more steps. The pool is too far without them: play him.',
      nudge: 'Without the butler you would not get to the pool today. Play him first.',
    },
    walk: { says: 'Now go to the pool.', nudge: 'Not there: everything leads to the pool.' },
    look: {
      says: 'All hands are equal here, and what was left over lies face down at the pool. Look at it, only you will see it.',
      nudge: 'Look first! Nobody else has seen that card.',
    },
    accuse: {
      says: 'One card less that can be in {the envelope}. Nobody was murdered at the pool, so you cannot suggest here. But when you are sure one day, where do you have to go to accuse?',
      answers: { anywhere: 'Anywhere', room: 'To the room of the crime', pool: 'To the pool' },
      nudge: 'Remember where all ways lead in this villa.',
    },
  },
  last: 'To the pool, and only there! And do not forget your power: every guest has one, for once in a game.',
};
