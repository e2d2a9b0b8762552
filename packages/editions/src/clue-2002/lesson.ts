/** The first game of somebody who has never played: two turns of one's own, a deduction, and an accusation that wins. */
import { type LessonPlan, seedOf } from '../schema/lesson.ts';

/** The plan of the lesson: the cards and the steps. */
export const plan: LessonPlan = {
  players: [{ suspect: 'scarlet' }, { suspect: 'green', bot: 'basil' }, { suspect: 'peacock', bot: 'agnes' }],
  layout: {
    envelope: ['plum', 'candlestick', 'conservatory'],
    hands: {
      scarlet: ['mustard', 'white', 'rope', 'wrench', 'hall', 'kitchen'],
      green: ['scarlet', 'lead-pipe', 'dining-room', 'billiard-room', 'library', 'study'],
      peacock: ['green', 'peacock', 'knife', 'pistol', 'lounge', 'ballroom'],
    },
    weapons: {
      rope: 'library',
      'lead-pipe': 'hall',
      knife: 'dining-room',
      wrench: 'study',
      candlestick: 'ballroom',
      pistol: 'kitchen',
    },
  },
  seed: seedOf(20),
  choices: [
    { by: 'peacock', action: { do: 'show', card: 'knife' } },
    { by: 'green', action: { do: 'roll' } },
    { by: 'green', action: { do: 'move', to: 'ballroom' } },
    { by: 'green', action: { do: 'suggest', suspect: 'white', weapon: 'rope', room: 'ballroom' } },
    { by: 'peacock', action: { do: 'show', card: 'ballroom' } },
    { by: 'green', action: { do: 'end' } },
    { by: 'peacock', action: { do: 'roll' } },
    { by: 'peacock', action: { do: 'move', to: 'conservatory' } },
    { by: 'peacock', action: { do: 'suggest', suspect: 'mustard', weapon: 'wrench', room: 'conservatory' } },
    { by: 'peacock', action: { do: 'end' } },
  ],
  steps: [
    { id: 'welcome', until: 'read' },
    { id: 'hand', until: 'read', at: 'hand' },
    { id: 'roll', until: 'done', action: { do: 'roll' } },
    { id: 'walk', until: 'done', action: { do: 'move', to: 'lounge' } },
    { id: 'suggest', until: 'done', action: { do: 'suggest', suspect: 'plum', weapon: 'knife' } },
    { id: 'answers', until: 'read', at: 'players' },
    { id: 'shown', until: 'happened', fact: { fact: 'showed', seat: 2, to: 0 } },
    { id: 'sheet', until: 'read', at: 'notebook' },
    { id: 'end', until: 'done', action: { do: 'end' } },
    { id: 'listen', until: 'happened', fact: { fact: 'showed', seat: 2, to: 1 } },
    { id: 'deduce', until: 'marked', card: 'ballroom', owner: 'peacock', mark: 'yes' },
    { id: 'exactly', until: 'read' },
    { id: 'asked', until: 'happened', fact: { fact: 'suggested', seat: 2 } },
    { id: 'show', until: 'done', action: { do: 'show' } },
    { id: 'passage', until: 'done', action: { do: 'passage' } },
    { id: 'again', until: 'done', action: { do: 'suggest', suspect: 'plum', weapon: 'candlestick' } },
    { id: 'nobody', until: 'happened', fact: { fact: 'closed' } },
    { id: 'where', until: 'answered', right: 'envelope' },
    {
      id: 'accuse',
      until: 'done',
      action: { do: 'accuse', suspect: 'plum', weapon: 'candlestick', room: 'conservatory' },
    },
  ],
};
