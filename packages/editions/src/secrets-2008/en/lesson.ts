import type { LessonText } from '../../schema/lesson.ts';

/** The words of each step. */
export const text: LessonText = {
  about: 'Intrigue cards, powers, and a pool where accusations are made.',
  steps: {
    welcome: {
      says: 'Welcome, {scarlet}, to a villa with a pool and a host who will give no more parties. One die has a “?”: it brings an intrigue card, and so does a “?” square. And here you don’t have to use the whole roll.',
    },
    roll: { says: 'Roll the dice.' },
    card: {
      says: 'A “?”! You drew a butler card: keep it for the right moment. But there are clock cards too, and whoever draws the eighth is murdered. Two are on the table.',
    },
    play: {
      says: 'Your butler card gives you six more steps. {The pool} is too far without them: play it.',
      nudge: 'Without the butler card you will not get to {the pool} today. Play it first.',
    },
    walk: { says: 'Now go to {the pool}.', nudge: 'Not there: here, everything leads to {the pool}.' },
    look: {
      says: 'Everyone has the same number of cards here, and what was left over lies face down in {the pool}. Have a look: only you will see it.',
      nudge: 'Look first! Nobody else has seen that card.',
    },
    accuse: {
      says: 'So that one is not in {the envelope}. {The pool} has no card of its own, so you cannot suggest here. But once you are sure, where must you go to accuse?',
      answers: { anywhere: 'Anywhere', room: 'To the room of the crime', pool: 'To {the pool}' },
      nudge: 'Remember where everything leads in this villa.',
    },
  },
  last: 'To {the pool}, and only there! And do not forget your power: every guest has one, to be used once in the game.',
};
