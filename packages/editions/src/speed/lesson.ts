/** The rules particular to the speed game: no board, and any room may be named on every turn. */
import { type LessonPlan, seedOf } from '../schema/lesson.ts';

/** The plan of the lesson: the cards and the steps. */
export const plan: LessonPlan = {
  players: [{ suspect: 'scarlet' }, { suspect: 'green', bot: 'basil' }, { suspect: 'peacock', bot: 'agnes' }],
  layout: {
    first: 'scarlet',
    envelope: ['plum', 'pistol', 'kitchen'],
    hands: {
      scarlet: ['mustard', 'wrench', 'hall', 'lounge'],
      green: ['green', 'knife', 'library', 'study'],
      peacock: ['peacock', 'rope', 'ballroom', 'conservatory'],
    },
  },
  seed: seedOf(0),
  choices: [
    { by: 'peacock', action: { do: 'show', card: 'rope' } },
    { by: 'green', action: { do: 'suggest', suspect: 'green', weapon: 'knife', room: 'kitchen' } },
    { by: 'green', action: { do: 'end' } },
    { by: 'peacock', action: { do: 'suggest', suspect: 'mustard', weapon: 'wrench', room: 'hall' } },
    { by: 'peacock', action: { do: 'end' } },
  ],
  steps: [
    { id: 'welcome', until: 'read' },
    {
      id: 'suggest',
      until: 'done',
      action: { do: 'suggest', suspect: 'plum', weapon: 'rope', room: 'kitchen' },
    },
    { id: 'end', until: 'done', action: { do: 'end' } },
    { id: 'listen', until: 'happened', fact: { fact: 'closed' } },
    { id: 'silence', until: 'read' },
    { id: 'next', until: 'happened', fact: { fact: 'suggested', seat: 2 } },
    { id: 'show', until: 'done', action: { do: 'show' } },
    {
      id: 'again',
      until: 'done',
      action: { do: 'suggest', suspect: 'plum', weapon: 'pistol', room: 'kitchen' },
    },
    {
      id: 'accuse',
      until: 'done',
      action: { do: 'accuse', suspect: 'plum', weapon: 'pistol', room: 'kitchen' },
    },
  ],
};
