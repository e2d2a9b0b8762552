export const cards = {
  suspects: ['grossebaf', 'batdaf', 'cinematograf', 'olibrius', 'barberouge', 'telegraf'],
  weapons: ['club', 'chain', 'sword', 'sack', 'chest', 'axe'],
  rooms: [
    'cliff',
    'road',
    'forest',
    'viking-tent',
    'roman-tent',
    'longship',
    'roman-camp',
    'inn',
    'pirate-ship',
  ],
} as const;
