/** The rules particular to the one-die classic: a short roll, the duty to suggest, and being pulled into a room. */
import { type LessonPlan, seedOf } from '../schema/lesson.ts';

/** The plan of the lesson: the cards and the steps. */
export const plan: LessonPlan = {
  players: [{ suspect: 'scarlet' }, { suspect: 'green', bot: 'basil' }, { suspect: 'peacock', bot: 'agnes' }],
  layout: {
    first: 'scarlet',
    envelope: ['mustard', 'revolver', 'hall'],
    hands: {
      scarlet: ['white', 'knife', 'lounge', 'dining-room'],
      green: ['plum', 'rope', 'kitchen'],
      peacock: ['peacock', 'wrench', 'library', 'conservatory'],
    },
    pawns: { scarlet: [8, 9], green: 'kitchen', peacock: 'conservatory' },
  },
  seed: seedOf(0),
  choices: [
    { by: 'peacock', action: { do: 'show', card: 'library' } },
    { by: 'green', action: { do: 'passage', to: 'study' } },
    { by: 'green', action: { do: 'suggest', suspect: 'scarlet', weapon: 'wrench', room: 'study' } },
    { by: 'peacock', action: { do: 'show', card: 'wrench' } },
    { by: 'green', action: { do: 'end' } },
    { by: 'peacock', action: { do: 'passage', to: 'lounge' } },
    { by: 'peacock', action: { do: 'suggest', suspect: 'plum', weapon: 'wrench', room: 'lounge' } },
  ],
  steps: [
    { id: 'welcome', until: 'read' },
    { id: 'roll', until: 'done', action: { do: 'roll' } },
    { id: 'walk', until: 'done', action: { do: 'move', to: 'library' } },
    { id: 'suggest', until: 'done', action: { do: 'suggest', suspect: 'mustard', weapon: 'knife' } },
    { id: 'end', until: 'done', action: { do: 'end' } },
    { id: 'taken', until: 'happened', fact: { fact: 'brought', piece: 'scarlet' } },
    { id: 'show', until: 'done', action: { do: 'show', card: 'lounge' } },
    { id: 'brought', until: 'done', action: { do: 'suggest' } },
  ],
};
