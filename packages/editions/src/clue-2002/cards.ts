import { cards as classic } from '../clue-1986/cards.ts';

export const cards = {
  ...classic,
  weapons: ['rope', 'lead-pipe', 'knife', 'wrench', 'candlestick', 'pistol'],
} as const;
