/** The rules particular to the 2015 edition: magnifiers and clue cards, passages after rolling, staying in a room. */
import { type LessonPlan, seedOf } from '../schema/lesson.ts';

/** The plan of the lesson: the cards and the steps. */
export const plan: LessonPlan = {
  players: [{ suspect: 'scarlet' }, { suspect: 'green', bot: 'basil' }, { suspect: 'peacock', bot: 'agnes' }],
  layout: {
    first: 'scarlet',
    envelope: ['plum', 'candlestick', 'hall'],
    hands: {
      scarlet: ['scarlet', 'revolver', 'study'],
      green: ['mustard', 'rope', 'ballroom', 'library', 'orchid'],
      peacock: ['peacock', 'wrench', 'kitchen', 'dagger'],
    },
    pawns: { scarlet: 'lounge', green: 'ballroom', peacock: 'kitchen' },
  },
  seed: seedOf(7),
  choices: [
    { by: 'green', action: { do: 'show', card: 'library' } },
    { by: 'green', action: { do: 'show', card: 'orchid' } },
    { by: 'green', action: { do: 'stay' } },
    { by: 'green', action: { do: 'suggest', suspect: 'mustard', weapon: 'rope', room: 'ballroom' } },
    { by: 'green', action: { do: 'end' } },
    { by: 'peacock', action: { do: 'stay' } },
    { by: 'peacock', action: { do: 'suggest', suspect: 'peacock', weapon: 'wrench', room: 'kitchen' } },
    { by: 'peacock', action: { do: 'end' } },
  ],
  steps: [
    { id: 'welcome', until: 'read' },
    { id: 'roll', until: 'done', action: { do: 'roll' } },
    { id: 'clue', until: 'done', action: { do: 'choose', card: 'library' } },
    { id: 'passage', until: 'done', action: { do: 'passage' } },
    { id: 'suggest', until: 'done', action: { do: 'suggest', suspect: 'orchid', weapon: 'candlestick' } },
    { id: 'end', until: 'done', action: { do: 'end' } },
    { id: 'wait', until: 'happened', fact: { fact: 'turn', seat: 0 } },
    { id: 'stay', until: 'done', action: { do: 'stay' } },
    { id: 'again', until: 'done', action: { do: 'suggest' } },
  ],
};
