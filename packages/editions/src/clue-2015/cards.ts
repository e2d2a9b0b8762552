import { cards as classic } from '../clue-1986/cards.ts';

export const cards = {
  suspects: ['scarlet', 'mustard', 'orchid', 'green', 'peacock', 'plum'],
  weapons: ['candlestick', 'dagger', 'lead-pipe', 'revolver', 'rope', 'wrench'],
  rooms: classic.rooms,
} as const;

/** Clue cards of the deck: id and number of copies. */
export const clueDeck: Record<string, number> = {
  'clue:name-suspect': 1,
  'clue:name-weapon': 1,
  'clue:name-room': 1,
  'clue:pressure': 1,
  'clue:gossip': 2,
  'clue:confession': 1,
  'clue:scream': 1,
  'clue:passage': 1,
};
