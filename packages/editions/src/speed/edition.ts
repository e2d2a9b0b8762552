import type { Edition } from '@casefile/engine';
import { accuse } from '@casefile/engine/mechanics/accuse';
import { answer } from '@casefile/engine/mechanics/answer';
import { deal } from '@casefile/engine/mechanics/deal';
import { naming } from '@casefile/engine/mechanics/naming';
import { endings, first, turns } from '@casefile/engine/mechanics/turns';
import { everyEdition, type LastSeat } from '../options.ts';
import { cards } from './cards.ts';

/** Our own edition: what other house rules would change. */
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
  cards: () => cards,
  drawing: null,
  movement: null,
  seating: 'as-they-please',
  mechanics: (options) => [
    endings(options.lastSeat as LastSeat),
    first(readings.first),
    deal({ from: 'first-seat', spare: 'dealt' }),
    naming,
    answer('first-who-can'),
    accuse({ where: 'anywhere', when: 'any-time', heard: readings.heard, clearsDoor: false }),
    turns,
  ],
  cites: {
    'must-suggest': 'SPD-03',
    'already-suggested': 'SPD-03',
    'accuse-later': 'SPD-05',
  },
};
