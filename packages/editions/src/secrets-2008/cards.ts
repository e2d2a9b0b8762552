export const cards = {
  suspects: ['mustard', 'plum', 'green', 'peacock', 'scarlet', 'white'],
  weapons: ['dagger', 'candlestick', 'revolver', 'poison', 'trophy', 'rope', 'bat', 'axe', 'dumbbell'],
  rooms: [
    'hall',
    'dining-room',
    'kitchen',
    'patio',
    'observatory',
    'theatre',
    'living-room',
    'spa',
    'guest-house',
  ],
} as const;

/** Intrigue cards of the deck: id and number of copies. */
export const intrigueDeck: Record<string, number> = {
  'butler:stay': 1,
  'butler:anywhere': 2,
  'butler:six-more': 2,
  'butler:neighbour': 1,
  'butler:again': 4,
  'butler:home': 2,
  'butler:see': 2,
  'butler:no-answer': 2,
  clock: 8,
};
