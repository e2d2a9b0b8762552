import type { EditionChecks } from '../schema/checks.ts';
import { clueDeck } from './cards.ts';

export const checks: EditionChecks = {
  cards: [6, 6, 9],
  rules: 22,
  extras: Object.keys(clueDeck),
  frenchSuggestion: 'soupçon',
  goldens: [
    {
      name: 'clue-cards',
      seats: 'scarlet orchid plum',
      winner: true,
      shows: [/clue:gossip/, /clue:name/, /revealed/, /picked/, /showed .*\(gossip\)/, /showed .*\(answer\)/],
    },
    {
      name: 'two-seats-and-cards-in-rooms',
      seats: 'mustard peacock',
      options: { quick: true },
      winner: false,
      shows: [/laid room:/, /looked/, /tunnelled/, /unheld/, /stayed/, /moved .*\(clue\)/],
    },
  ],
};
