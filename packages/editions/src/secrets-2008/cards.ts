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
