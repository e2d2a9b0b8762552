import type { Cards } from '@casefile/engine';

export const cards = {
  suspects: ['scarlet', 'green', 'peacock', 'plum'],
  weapons: ['rope', 'candlestick', 'teapot'],
  rooms: ['kitchen', 'parlour', 'loft'],
} as const satisfies Cards;
