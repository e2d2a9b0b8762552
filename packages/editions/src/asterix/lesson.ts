/** The rules particular to Asterix: suggesting is optional, and a shown card ends the turn. */
import { type LessonPlan, seedOf } from '../schema/lesson.ts';

/** The plan of the lesson: the cards and the steps. */
export const plan: LessonPlan = {
  players: [
    { suspect: 'grossebaf' },
    { suspect: 'olibrius', bot: 'basil' },
    { suspect: 'barberouge', bot: 'agnes' },
  ],
  layout: {
    first: 'grossebaf',
    envelope: ['telegraf', 'sack', 'roman-camp'],
    hands: {
      grossebaf: ['olibrius', 'club', 'inn', 'road'],
      olibrius: ['cinematograf', 'axe', 'forest'],
      barberouge: ['grossebaf', 'batdaf', 'sword', 'longship'],
    },
    pawns: { olibrius: 'pirate-ship', barberouge: 'cliff' },
  },
  seed: seedOf(0),
  choices: [
    { by: 'olibrius', action: { do: 'show', card: 'axe' } },
    { by: 'olibrius', action: { do: 'passage', to: 'cliff' } },
    { by: 'olibrius', action: { do: 'end' } },
    { by: 'barberouge', action: { do: 'passage', to: 'pirate-ship' } },
    { by: 'barberouge', action: { do: 'end' } },
  ],
  steps: [
    { id: 'welcome', until: 'read' },
    { id: 'roll', until: 'done', action: { do: 'roll' } },
    { id: 'walk', until: 'done', action: { do: 'move', to: 'forest' } },
    { id: 'suggest', until: 'done', action: { do: 'suggest', suspect: 'telegraf', weapon: 'axe' } },
    { id: 'over', until: 'happened', fact: { fact: 'turn', seat: 1 } },
    { id: 'lost', until: 'read' },
    { id: 'wait', until: 'happened', fact: { fact: 'turn', seat: 0 } },
    { id: 'passage', until: 'done', action: { do: 'passage' } },
    { id: 'again', until: 'done', action: { do: 'suggest', suspect: 'telegraf', weapon: 'sack' } },
    {
      id: 'accuse',
      until: 'done',
      action: { do: 'accuse', suspect: 'telegraf', weapon: 'sack', room: 'roman-camp' },
    },
  ],
};
