import type { Edition, Options } from '@casefile/engine';
import { exactPaths } from '@casefile/engine/board/exact-paths';
import { walks } from '@casefile/engine/board/walks';
import { accuse } from '@casefile/engine/mechanics/accuse';
import { answer } from '@casefile/engine/mechanics/answer';
import { deal } from '@casefile/engine/mechanics/deal';
import { dice, passages, sum } from '@casefile/engine/mechanics/dice';
import { suggest } from '@casefile/engine/mechanics/suggest';
import { endings, first, turns } from '@casefile/engine/mechanics/turns';
import { walk } from '@casefile/engine/mechanics/walk';
import { choicesFrom, readingsAt } from '../schema/house-rules.ts';
import { die } from '../shared/die.ts';
import { everyEdition, everyEditionRules, type LastSeat } from '../shared/options.ts';
import { placementMechanics } from '../shared/readings.ts';
import { board } from './board.ts';
import { cards } from './cards.ts';
import { type AsterixReadings, houseRules } from './house-rules.ts';

/**
 * Where the rulebook is silent or ambiguous: one setting for each reading. AST-04 needs none: calling the beach our cliff
 * is only a name on the board. A table may change all of them (house-rules.ts) except the number of seats.
 */
export const readings = {
  seats: [3, 6],
  seating: 'by-start', // AST-01
  weaponsStart: 'different-rooms', // AST-01: at random
  dealFrom: 'first-seat', // AST-01
  squaresAgain: 'may', // AST-05: squares may be entered more than once
  fallShort: 'whenNothingElse', // AST-05
  pawns: 'block', // AST-06: neither entered nor passed
  unusedPawns: 'block', // AST-06
  pulled: 'never', // AST-10: being pulled into a room gives no right to suggest there
  rest: 'never', // AST-10: a seat must leave the place it is in
  trapped: 'waits', // AST-10
  trappedPassage: 'must', // AST-10
  accuse: 'until-shown', // AST-13: even without suggesting first
  clearsDoor: true, // AST-14
} as const;

const at = (options: Options): AsterixReadings => readingsAt<AsterixReadings>(readings, houseRules, options);

/** Asterix, as it is played now. */
export const asterix: Edition = {
  id: 'asterix',
  version: 1,
  seats: readings.seats,
  dice: [die, die],
  options: everyEdition,
  ...choicesFrom<AsterixReadings>(readings, houseRules, everyEditionRules),
  cards: () => cards,
  drawing: board,
  movement(ground, options) {
    const read = at(options);
    return read.squaresAgain === 'may' ? walks(ground, read) : exactPaths(ground, read);
  },
  seating: (options) => at(options).seating,
  unusedPawns: (options) => at(options).unusedPawns,
  mechanics(options) {
    const read = at(options);
    return [
      endings(options.lastSeat as LastSeat),
      first('table-order'),
      deal({ from: read.dealFrom, spare: 'dealt' }),
      ...placementMechanics(read.weaponsStart),
      dice({ steps: sum, trapped: read.trapped, begin: 'must' }),
      passages({ afterRoll: false, trapped: read.trappedPassage }),
      walk({ rest: read.rest, roomLeft: 'barred' }),
      suggest({ onEntering: 'may', pulled: read.pulled, again: 'free', pulledBack: 'may' }),
      answer('first-who-can'),
      accuse({ where: 'anywhere', when: read.accuse, heard: 'spoken', clearsDoor: read.clearsDoor }),
      turns,
    ];
  },
  cites: {
    'must-place': 'AST-01',
    'already-placed': 'AST-01',
    'must-roll': 'AST-03',
    'no-passage': 'AST-04',
    'passage-elsewhere': 'AST-04',
    'must-move': 'AST-05',
    'out-of-reach': 'AST-05',
    occupied: 'AST-06',
    'room-left': 'AST-08',
    'must-leave': 'AST-10',
    trapped: 'AST-10',
    'not-entered': 'AST-10',
    'stand-elsewhere': 'AST-09',
    'already-suggested': 'AST-10',
    'accuse-later': 'AST-12',
  },
};
