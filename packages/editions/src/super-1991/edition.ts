import type { Edition } from '@casefile/engine';
import { across } from '@casefile/engine/board/across';
import { accuse } from '@casefile/engine/mechanics/accuse';
import { answer, showing } from '@casefile/engine/mechanics/answer';
import { deal } from '@casefile/engine/mechanics/deal';
import { dice, passages, sum } from '@casefile/engine/mechanics/dice';
import { pieces } from '@casefile/engine/mechanics/pieces';
import { spies } from '@casefile/engine/mechanics/spies';
import { suggest } from '@casefile/engine/mechanics/suggest';
import { endings, first, turns } from '@casefile/engine/mechanics/turns';
import { walk } from '@casefile/engine/mechanics/walk';
import { die, everyEdition, type LastSeat } from '../options.ts';
import { board } from './board.ts';
import { cards } from './cards.ts';

/** Where the rulebook is silent or ambiguous: one setting for each reading. */
export const readings = {
  first: 'left-of-highest', // X91-03
  dealFrom: 'first-seat', // X91-03
  rest: 'anywhere', // X91-04: a seat may decline to move
  begin: 'may', // X91-04
  onPawn: 'anyBefore', // X91-06
  again: 'not-twice-running', // X91-14
  pulledBack: 'closed', // X91-15: X91-14 holds
  accuseWhere: 'anywhere', // X91-17: also on a corridor square
} as const;

export const super1991: Edition = {
  id: 'super-1991',
  version: 1,
  seats: [3, 10],
  dice: [die, die],
  options: everyEdition,
  cards: () => cards,
  drawing: board,
  movement: (ground) => across(ground, readings),
  seating: 'as-they-please',
  mechanics: (options) => [
    endings(options.lastSeat as LastSeat),
    first(readings.first),
    deal({ from: readings.dealFrom, spare: 'dealt' }),
    pieces('beside'),
    dice({ steps: sum, trapped: 'rolls', begin: readings.begin }),
    passages({ afterRoll: false, trapped: 'may' }),
    walk({ rest: readings.rest, halt: 'spy', roomLeft: 'open', unusedPawns: 'block' }),
    spies,
    suggest({ onEntering: 'may', pulled: 'may', again: readings.again, pulledBack: readings.pulledBack }),
    answer('everyone'),
    showing,
    accuse({ where: readings.accuseWhere, when: 'any-time', heard: 'written', clearsDoor: false }),
    turns,
  ],
  cites: {
    'no-passage': 'X91-09',
    'passage-elsewhere': 'X91-10',
    'must-roll': 'X91-04',
    'out-of-reach': 'X91-05',
    occupied: 'X91-06',
    'no-crime-here': 'X91-01',
    'not-entered': 'X91-14',
    'stand-elsewhere': 'X91-14',
    'already-suggested': 'X91-14',
    'accuse-later': 'X91-17',
    'not-an-opponent': 'X91-13',
    'spy-square-used': 'X91-13',
  },
};
