/** The rules particular to Super Cluedo: spy squares, moving on after them, and answers from everybody. */
import { type LessonPlan, seedOf } from '../schema/lesson.ts';

/** The plan of the lesson: the cards and the steps. */
export const plan: LessonPlan = {
  players: [{ suspect: 'scarlet' }, { suspect: 'green', bot: 'basil' }, { suspect: 'peacock', bot: 'agnes' }],
  layout: {
    first: 'scarlet',
    envelope: ['mustard', 'poison', 'gazebo'],
    hands: {
      scarlet: ['white', 'dagger', 'studio'],
      green: ['plum', 'rope', 'fountain'],
      peacock: ['peach', 'horseshoe', 'dining-room'],
    },
    pawns: { scarlet: [21, 8] },
  },
  seed: seedOf(3),
  choices: [
    { by: 'green', action: { do: 'show', card: 'fountain' } },
    { by: 'green', action: { do: 'show', card: 'rope' } },
    { by: 'peacock', action: { do: 'show', card: 'dining-room' } },
  ],
  steps: [
    { id: 'welcome', until: 'read' },
    { id: 'roll', until: 'done', action: { do: 'roll' } },
    { id: 'square', until: 'done', action: { do: 'move', to: [21, 5] } },
    { id: 'spy', until: 'done', action: { do: 'spy', target: 'green' } },
    { id: 'walk', until: 'done', action: { do: 'move', to: 'dining-room' } },
    { id: 'suggest', until: 'done', action: { do: 'suggest', suspect: 'mustard', weapon: 'rope' } },
    { id: 'all', until: 'happened', fact: { fact: 'closed' } },
    { id: 'where', until: 'answered', right: 'unsure' },
  ],
};
