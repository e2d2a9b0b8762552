import type { Edition, Options } from '@casefile/engine';
import { answer } from '@casefile/engine/mechanics/answer';
import { deal } from '@casefile/engine/mechanics/deal';
import { gather } from '@casefile/engine/mechanics/gather';
import { questions } from '@casefile/engine/mechanics/questions';
import { endings, first, turns } from '@casefile/engine/mechanics/turns';
import { choicesFrom, readingsAt } from '../schema/house-rules.ts';
import { everyEdition, everyEditionRules, type LastSeat } from '../shared/options.ts';
import { advanced, basic } from './cards.ts';
import { type CardReadings, houseRules } from './house-rules.ts';

/**
 * Where the rulebook is silent or ambiguous: one setting for each reading. A table may change all of them (house-rules.ts)
 * except the number of seats.
 */
export const readings = {
  seats: [2, 4], // printed for advanced only
  first: 'any', // K18-03
  when: 'instead-of-asking', // K18-07
  others: 'at-once', // K18-07
  order: 'from-the-turn', // K18-09
  basicForcedAt: 2, // K18-10: basic likewise
} as const;

const at = (options: Options): CardReadings => readingsAt<CardReadings>(readings, houseRules, options);

export const card2018: Edition = {
  id: 'card-2018',
  version: 1,
  seats: readings.seats,
  dice: [],
  options: { ...everyEdition, advanced: [false, true] },
  ...choicesFrom<CardReadings>(readings, houseRules, {
    ...everyEditionRules,
    advanced: ['K18-01', 'K18-10'],
  }),
  cards: (options) => (options.advanced ? advanced : basic),
  drawing: null,
  movement: null,
  seating: 'as-they-please',
  mechanics(options) {
    const read = at(options);
    return [
      endings(options.lastSeat as LastSeat),
      first(read.first),
      deal({ from: 'first-seat', spare: 'face-up' }),
      questions,
      answer('first-who-can'),
      gather({ ...read, forcedAt: options.advanced ? 2 : read.basicForcedAt }),
      turns,
    ];
  },
  cites: {
    'must-ask': 'K18-04',
    'two-different-cards': 'K18-04',
    'accuse-later': 'K18-06',
    'must-accuse': 'K18-10',
  },
};
