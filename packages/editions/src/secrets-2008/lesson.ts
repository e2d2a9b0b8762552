/** The rules particular to the villa: the "?" and intrigue cards, leftover cards at the pool, and accusing only there. */
import { type LessonPlan, seedOf } from '../schema/lesson.ts';

/** The plan of the lesson: the cards and the steps. */
export const plan: LessonPlan = {
  players: [
    { suspect: 'scarlet' },
    { suspect: 'green', bot: 'basil' },
    { suspect: 'peacock', bot: 'agnes' },
    { suspect: 'plum', bot: 'victor' },
  ],
  layout: {
    first: 'scarlet',
    envelope: ['mustard', 'poison', 'spa'],
    pool: ['trophy'],
    pawns: { scarlet: [8, 4] },
    clocks: 2,
  },
  seed: seedOf(54),
  choices: [],
  steps: [
    { id: 'welcome', until: 'read' },
    { id: 'roll', until: 'done', action: { do: 'roll' } },
    { id: 'card', until: 'read' },
    { id: 'play', until: 'done', action: { do: 'play', card: 'butler:six-more' } },
    { id: 'walk', until: 'done', action: { do: 'move', to: 'pool' } },
    { id: 'look', until: 'done', action: { do: 'look' } },
    { id: 'accuse', until: 'answered', right: 'pool' },
  ],
};
