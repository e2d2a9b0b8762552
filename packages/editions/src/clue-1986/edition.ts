import type { Edition } from '@casefile/engine';
import { exactPaths } from '@casefile/engine/board/exact-paths';
import { accuse } from '@casefile/engine/mechanics/accuse';
import { answer } from '@casefile/engine/mechanics/answer';
import { deal } from '@casefile/engine/mechanics/deal';
import { dice, passages, sum } from '@casefile/engine/mechanics/dice';
import { pieces } from '@casefile/engine/mechanics/pieces';
import { suggest } from '@casefile/engine/mechanics/suggest';
import { endings, first, turns } from '@casefile/engine/mechanics/turns';
import { walk } from '@casefile/engine/mechanics/walk';
import { board } from '../classic/board.ts';
import { die, everyEdition, type LastSeat } from '../options.ts';
import { cards } from './cards.ts';

/** Where the rulebook is silent or ambiguous: one setting for each reading. */
export const readings = {
  seats: [3, 6],
  weaponsStart: 'different-rooms', // C86-03
  dealFrom: 'first-seat', // C86-04
  first: 'table-order', // C86-05
  fallShort: 'whenNothingElse', // C86-07
  startCounts: true, // C86-08
  unusedPawns: 'block', // C86-09, C86-12
  intoRoomCosts: 1, // C86-11
  trapped: 'waits', // C86-15
  accuse: 'any-time', // C86-17: also instead of a suggestion; C86-23: also after it was disproved
  suggestAgain: 'not-straight-back', // C86-21
  pulledBack: 'may', // C86-22
} as const;

export const clue1986: Edition = {
  id: 'clue-1986',
  version: 1,
  seats: readings.seats,
  dice: [die],
  options: everyEdition,
  cards: () => cards,
  drawing: board,
  movement: (ground) => exactPaths(ground, readings),
  seating: 'by-start',
  mechanics: (options) => [
    endings(options.lastSeat as LastSeat),
    first(readings.first),
    deal({ from: readings.dealFrom, spare: 'dealt' }),
    pieces(readings.weaponsStart),
    dice({ steps: sum, trapped: readings.trapped, begin: 'must' }),
    passages({ afterRoll: false, trapped: 'must' }),
    walk({ rest: 'never', roomLeft: 'barred', unusedPawns: readings.unusedPawns }),
    suggest({
      onEntering: 'must',
      pulled: 'may',
      again: readings.suggestAgain,
      pulledBack: readings.pulledBack,
    }),
    answer('first-who-can'),
    accuse({ where: 'anywhere', when: readings.accuse, heard: 'spoken', clearsDoor: true }),
    turns,
  ],
  cites: {
    'must-roll': 'C86-06',
    'no-passage': 'C86-10',
    'passage-elsewhere': 'C86-10',
    'must-move': 'C86-07',
    'out-of-reach': 'C86-07',
    occupied: 'C86-09',
    'room-left': 'C86-14',
    'must-leave': 'C86-15',
    trapped: 'C86-15',
    'must-suggest': 'C86-17',
    'not-entered': 'C86-17',
    'stand-elsewhere': 'C86-17',
    'already-suggested': 'C86-21',
    'accuse-later': 'C86-24',
  },
};
