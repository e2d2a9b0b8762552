import type { Edition } from '@casefile/engine';
import { answer } from '@casefile/engine/mechanics/answer';
import { deal } from '@casefile/engine/mechanics/deal';
import { gather } from '@casefile/engine/mechanics/gather';
import { questions } from '@casefile/engine/mechanics/questions';
import { endings, first, turns } from '@casefile/engine/mechanics/turns';
import { everyEdition, type LastSeat } from '../options.ts';
import { advanced, basic } from './cards.ts';

/** Where the rulebook is silent or ambiguous: one setting for each reading. */
export const readings = {
  seats: [2, 4], // printed for advanced only
  first: 'any', // K18-03
  when: 'instead-of-asking', // K18-07
  others: 'at-once', // K18-07
  order: 'from-the-turn', // K18-09
  basicForcedAt: 2, // K18-10: basic likewise
} as const;

export const card2018: Edition = {
  id: 'card-2018',
  version: 1,
  seats: readings.seats,
  dice: [],
  options: { ...everyEdition, advanced: [false, true] },
  cards: (options) => (options.advanced ? advanced : basic),
  drawing: null,
  movement: null,
  seating: 'as-they-please',
  mechanics: (options) => [
    endings(options.lastSeat as LastSeat),
    first(readings.first),
    deal({ from: 'first-seat', spare: 'face-up' }),
    questions,
    answer('first-who-can'),
    gather({ ...readings, forcedAt: options.advanced ? 2 : readings.basicForcedAt }),
    turns,
  ],
  cites: {
    'must-ask': 'K18-04',
    'two-different-cards': 'K18-04',
    'accuse-later': 'K18-06',
    'must-accuse': 'K18-10',
  },
};
