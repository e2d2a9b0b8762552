/** What the card game has of its own: two cards asked for, a card face up, and accusations made together. */
import { type LessonPlan, seedOf } from '../schema/lesson.ts';

/** The cards, and what is done step by step. */
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
