export const basic = {
  suspects: ['scarlet', 'mustard', 'orchid', 'green', 'peacock', 'plum'],
  weapons: ['rope', 'candlestick', 'knife'],
  rooms: ['kitchen', 'dining-room', 'courtyard'],
} as const;

export const advanced = {
  suspects: basic.suspects,
  weapons: [...basic.weapons, 'pistol'],
  rooms: [...basic.rooms, 'living-room', 'study'],
} as const;
