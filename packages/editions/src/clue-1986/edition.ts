import type { Edition } from '@casefile/engine';
import { classic } from '../classic/classic.ts';
import { die } from '../shared/die.ts';
import { cards } from './cards.ts';

/**
 * Where the rulebook is silent or ambiguous: one setting for each reading. A table may change all of them (house-rules.ts)
 * except the number of seats, which follows from the pawns and cards in the box.
 */
export const readings = {
  seats: [3, 6],
  weaponsStart: 'different-rooms', // C86-03: at random
  dealFrom: 'first-seat', // C86-04
  first: 'table-order', // C86-05
  fallShort: 'whenNothingElse', // C86-07
  startCounts: true, // C86-08
  unusedPawns: 'block', // C86-09, C86-12
  intoRoomCosts: 1, // C86-11
  trapped: 'waits', // C86-15
  trappedPassage: 'must', // C86-15
  lingering: 'never', // C86-15: not while it is trapped either
  whoMustSuggest: 'may-accuse', // C86-17
  suggestAgain: 'not-straight-back', // C86-21
  pulledBack: 'may', // C86-22
  accuse: 'any-time', // C86-23: also after the suggestion was disproved
} as const;

export const clue1986: Edition = classic(
  { id: 'clue-1986', version: 1, dice: [die] },
  cards,
  'C86',
  readings,
);
