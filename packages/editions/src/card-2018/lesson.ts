/** The rules particular to the card game: asking for two cards, a face-up card, and joint accusations. */
import { type LessonPlan, seedOf } from '../schema/lesson.ts';

/** The plan of the lesson: the cards and the steps. */
export const plan: LessonPlan = {
  players: [{ suspect: 'scarlet' }, { suspect: 'green', bot: 'basil' }],
  layout: {
    first: 'scarlet',
    envelope: ['plum', 'rope', 'kitchen'],
    hands: {
      scarlet: ['mustard', 'orchid', 'knife', 'courtyard'],
      green: ['scarlet', 'green', 'peacock', 'dining-room'],
    },
    faceUp: ['candlestick'],
  },
  seed: seedOf(0),
  choices: [
    { by: 'green', action: { do: 'ask', cards: ['mustard', 'knife'] } },
    { by: 'green', action: { do: 'accuse', suspect: 'plum', weapon: 'knife', room: 'kitchen' } },
  ],
  steps: [
    { id: 'welcome', until: 'read' },
    { id: 'weapon', until: 'marked', card: 'rope', owner: 'envelope', mark: 'yes' },
    { id: 'ask', until: 'done', action: { do: 'ask', cards: ['plum', 'kitchen'] } },
    { id: 'asked', until: 'happened', fact: { fact: 'suggested', seat: 1 } },
    { id: 'show', until: 'done', action: { do: 'show' } },
    {
      id: 'accuse',
      until: 'done',
      action: { do: 'accuse', suspect: 'plum', weapon: 'rope', room: 'kitchen' },
    },
  ],
};
