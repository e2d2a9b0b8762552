import { cards as classic } from '../clue-1986/cards.ts';

export const cards = {
  suspects: ['scarlet', 'mustard', 'orchid', 'green', 'peacock', 'plum'],
  weapons: ['candlestick', 'dagger', 'lead-pipe', 'revolver', 'rope', 'wrench'],
  rooms: classic.rooms,
} as const;
