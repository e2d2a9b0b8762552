import type { Edition, Options } from '@casefile/engine';
import { exactPaths } from '@casefile/engine/board/exact-paths';
import { accuse } from '@casefile/engine/mechanics/accuse';
import { answer, showing } from '@casefile/engine/mechanics/answer';
import { clues } from '@casefile/engine/mechanics/clues';
import { deal } from '@casefile/engine/mechanics/deal';
import { dice, passages, sum } from '@casefile/engine/mechanics/dice';
import { roomCards } from '@casefile/engine/mechanics/looking';
import { pieces } from '@casefile/engine/mechanics/pieces';
import { stay } from '@casefile/engine/mechanics/stay';
import { suggest } from '@casefile/engine/mechanics/suggest';
import { endings, first, turns } from '@casefile/engine/mechanics/turns';
import { walk } from '@casefile/engine/mechanics/walk';
import { choicesFrom, readingsAt } from '../schema/house-rules.ts';
import { everyEdition, everyEditionRules, type LastSeat } from '../shared/options.ts';
import { board } from './board.ts';
import { cards, clueDeck } from './cards.ts';
import { dice as twoDice } from './dice.ts';
import { houseRules, type OrchidReadings } from './house-rules.ts';

/**
 * Where the rulebook is silent or ambiguous: one setting for each reading. Who sees that a seat looked (N15-13) needs
 * none: everyone sees it enter the room. A table may change all of them (house-rules.ts) except the clue cards
 * themselves: another deck would be another edition, and the option `clueCards` leaves them out.
 */
export const readings = {
  seating: 'by-start', // N15-01
  dealFrom: 'first-seat', // N15-01
  twoCards: 'one-by-one', // N15-04
  stay: 'anyone', // N15-05: anyone may stay without rolling
  fallShort: 'whenNothingElse', // N15-06
  startCounts: true, // N15-06
  unusedPawns: 'block', // N15-06
  intoRoomCosts: 1, // N15-06
  roomLeft: 'barred', // N15-06
  accuse: 'any-time', // N15-10: also after the suggestion was disproved
  whoMustSuggest: 'may-accuse', // N15-10: also in its place
  roomCardsUpTo: 2, // N15-12: three or more teams are dealt cards as usual
  ownClue: 'looks', // N15-13
  staying: 'looks', // N15-13
  card: 'stays', // N15-13
  clueDeck, // N15-15 to N15-22
} as const;

const at = (options: Options): OrchidReadings => readingsAt<OrchidReadings>(readings, houseRules, options);

export const clue2015: Edition = {
  id: 'clue-2015',
  version: 1,
  seats: [2, 6],
  teams: true, // N15-12
  dice: twoDice,
  options: { ...everyEdition, clueCards: [true, false], quick: [false, true] },
  ...choicesFrom<OrchidReadings>(readings, houseRules, {
    ...everyEditionRules,
    clueCards: ['N15-02'],
    quick: ['N15-12'],
  }),
  cards: () => cards,
  drawing: board,
  movement: (ground, options) => exactPaths(ground, at(options)),
  seating: (options) => at(options).seating,
  unusedPawns: (options) => at(options).unusedPawns,
  mechanics(options, seats) {
    const read = at(options);
    const inRooms = seats <= read.roomCardsUpTo;
    const where = options.quick ? 'corners' : 'any';
    return [
      endings(options.lastSeat as LastSeat),
      first('table-order'),
      deal({
        from: read.dealFrom,
        spare: 'dealt',
        ...(inRooms ? { roomCards: { count: 4, where } } : {}),
      }),
      pieces('different-rooms'),
      dice({ steps: sum, trapped: 'rolls', begin: 'must' }),
      // A seat that moved by its own clue card looks before the others move and before its next card.
      ...(inRooms ? [roomCards(read)] : []),
      ...(options.clueCards ? [clues({ deck: read.clueDeck, two: read.twoCards }), showing] : []),
      passages({ afterRoll: true, trapped: 'may' }),
      walk({ rest: 'never', roomLeft: read.roomLeft }),
      stay(read.stay),
      suggest({ onEntering: 'must', pulled: 'never', again: 'free', pulledBack: 'may' }),
      answer('first-who-can'),
      accuse({
        where: 'in-a-room',
        when: read.accuse,
        whoMustSuggest: read.whoMustSuggest,
        heard: 'spoken',
        clearsDoor: false,
      }),
      turns,
    ];
  },
  cites: {
    'must-roll': 'N15-05',
    'no-passage': 'N15-05',
    'passage-elsewhere': 'N15-05',
    'cannot-stay': 'N15-05',
    'must-move': 'N15-05',
    'out-of-reach': 'N15-06',
    occupied: 'N15-06',
    'room-left': 'N15-06',
    'must-suggest': 'N15-07',
    'not-entered': 'N15-07',
    'stand-elsewhere': 'N15-07',
    'already-suggested': 'N15-07',
    'accuse-elsewhere': 'N15-10',
    'accuse-later': 'N15-10',
  },
};
