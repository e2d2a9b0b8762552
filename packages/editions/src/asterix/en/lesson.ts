import type { LessonText } from '../../schema/lesson.ts';

/** The words of each step. */
export const text: LessonText = {
  about: 'A kidnapping by the sea, where an answer ends your turn.',
  steps: {
    welcome: {
      says: 'Mrs. Finch, at the seaside for once! Young {victim} has been kidnapped: by whom, with what, and where? You are {grossebaf}, and you always begin.',
    },
    roll: { says: 'Roll the dice.' },
    walk: {
      says: '{The forest} is within reach. On the way you may retrace your steps, as long as you use up the roll or go in somewhere.',
      nudge: 'A pretty stroll. But {the forest} is where you can ask people.',
    },
    suggest: {
      says: 'Here you may suggest, but you don’t have to: you could also just end your turn. Ask anyway: {telegraf}, with {the axe}.',
      nudge: 'Another time, perhaps. Now {telegraf}, with {the axe}.',
    },
    over: { says: 'Watch what happens when somebody shows you a card…' },
    lost: { says: 'And your turn is over! Once a card is shown, you can’t accuse any more.' },
    wait: { says: 'Watch the others: they go through passages and ask nothing. They don’t have to.' },
    passage: {
      says: 'Your turn. You may never stay where you are. Take the secret passage to {the roman-camp}.',
      nudge: 'You have to leave anyway; the passage is the shortest way.',
    },
    again: {
      says: 'Now {telegraf} again, with {the sack}. If nobody can answer, your turn is not over yet.',
      nudge: 'Think of {victim} in {the sack}, poor boy: {telegraf}, with {the sack}.',
    },
    accuse: {
      says: 'No card at all, and none of the three is yours. This is the only moment when you may accuse after a suggestion. Do it!',
      nudge: 'So near! {Telegraf}, with {the sack}, at {the roman-camp}.',
    },
  },
  last: 'The boy is free! Remember: a card that is shown ends your turn, and silence is your moment to accuse.',
};
