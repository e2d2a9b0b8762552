export const cards = {
  suspects: ['scarlet', 'mustard', 'white', 'green', 'peacock', 'plum'],
  weapons: ['rope', 'lead-pipe', 'knife', 'wrench', 'candlestick', 'revolver'],
  rooms: [
    'hall',
    'lounge',
    'dining-room',
    'kitchen',
    'ballroom',
    'conservatory',
    'billiard-room',
    'library',
    'study',
  ],
} as const;
