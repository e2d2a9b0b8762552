import type { Edition } from '@casefile/engine';
import { accuse } from '@casefile/engine/mechanics/accuse';
import { answer } from '@casefile/engine/mechanics/answer';
import { deal } from '@casefile/engine/mechanics/deal';
import { naming } from '@casefile/engine/mechanics/naming';
import { endings, first, turns } from '@casefile/engine/mechanics/turns';
import { choicesFrom, readingsAt } from '../schema/house-rules.ts';
import { everyEdition, everyEditionRules, type LastSeat } from '../shared/options.ts';
import { cards } from './cards.ts';
import { houseRules, type SpeedReadings } from './house-rules.ts';

/** Our own edition, so these are settings rather than readings. A table may change all but the number of seats (house-rules.ts). */
export const readings = {
  seats: [3, 6],
  first: 'any', // SPD-02
  heard: 'spoken', // SPD-05
} as const;

export const speed: Edition = {
  id: 'speed',
  version: 1,
  seats: readings.seats,
  dice: [],
  options: everyEdition,
  ...choicesFrom<SpeedReadings>(readings, houseRules, everyEditionRules),
  cards: () => cards,
  drawing: null,
  movement: null,
  seating: 'as-they-please',
  mechanics(options) {
    const read = readingsAt<SpeedReadings>(readings, houseRules, options);
    return [
      endings(options.lastSeat as LastSeat),
      first(read.first),
      deal({ from: 'first-seat', spare: 'dealt' }),
      naming,
      answer('first-who-can'),
      accuse({ where: 'anywhere', when: 'any-time', heard: read.heard, clearsDoor: false }),
      turns,
    ];
  },
  cites: {
    'must-suggest': 'SPD-03',
    'already-suggested': 'SPD-03',
    'accuse-later': 'SPD-05',
  },
};
