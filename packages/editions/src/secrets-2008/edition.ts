import type { Edition } from '@casefile/engine';
import { upTo } from '@casefile/engine/board/up-to';
import { accuse } from '@casefile/engine/mechanics/accuse';
import { answer, showing } from '@casefile/engine/mechanics/answer';
import { butlers } from '@casefile/engine/mechanics/butlers';
import { deal } from '@casefile/engine/mechanics/deal';
import { dice, passages, sumBesidesMark } from '@casefile/engine/mechanics/dice';
import { intrigue } from '@casefile/engine/mechanics/intrigue';
import { pool } from '@casefile/engine/mechanics/looking';
import { pieces } from '@casefile/engine/mechanics/pieces';
import { powers } from '@casefile/engine/mechanics/powers';
import { reactions } from '@casefile/engine/mechanics/reactions';
import { stay } from '@casefile/engine/mechanics/stay';
import { suggest } from '@casefile/engine/mechanics/suggest';
import { endings, first, turns } from '@casefile/engine/mechanics/turns';
import { walk } from '@casefile/engine/mechanics/walk';
import { die, everyEdition, type LastSeat } from '../options.ts';
import { board } from './board.ts';
import { cards } from './cards.ts';
import { intrigueDeck } from './intrigue.ts';

/** Where the rulebook is silent or ambiguous: one setting for each reading. */
export const readings = {
  seats: [3, 6],
  questionMark: sumBesidesMark, // the "?" stands in place of the 1
  pulledDraws: 'by-others', // S08-17: not by one's own suggestion
} as const;

export const secrets2008: Edition = {
  id: 'secrets-2008',
  version: 1,
  seats: readings.seats,
  dice: [die, die],
  options: everyEdition,
  cards: () => cards,
  drawing: board,
  movement: (ground) => upTo(ground),
  seating: 'as-they-please',
  mechanics: (options) => [
    endings(options.lastSeat as LastSeat),
    first('roll-off'),
    deal({ from: 'first-seat', spare: 'pool' }),
    pieces({ room: 'pool' }),
    dice({ steps: readings.questionMark, trapped: 'rolls', begin: 'must' }),
    passages({ afterRoll: false, trapped: 'may' }),
    walk({ rest: 'on-a-square', roomLeft: 'barred', unusedPawns: 'block' }),
    stay('pulled'),
    pool('pool'),
    suggest({ onEntering: 'may', pulled: 'never', again: 'free', pulledBack: 'may' }),
    intrigue({ deck: intrigueDeck, fatalClock: 8, pulledDraws: readings.pulledDraws }),
    powers({
      mustard: 'double-move',
      white: 'go',
      green: 'elsewhere',
      plum: 'twice',
      scarlet: 'see',
      peacock: 'peek',
    }),
    reactions,
    answer('first-who-can'),
    showing,
    accuse({
      where: { room: 'pool' },
      when: 'instead-of-suggesting',
      heard: 'spoken',
      clearsDoor: false,
    }),
    butlers,
    turns,
  ],
  cites: {
    'must-roll': 'S08-05',
    'no-passage': 'S08-12',
    'passage-elsewhere': 'S08-12',
    'cannot-stay': 'S08-10',
    'must-move': 'S08-10',
    'out-of-reach': 'S08-08',
    occupied: 'S08-08',
    'room-left': 'S08-11',
    'no-crime-here': 'S08-14',
    'not-entered': 'S08-15',
    'stand-elsewhere': 'S08-15',
    'already-suggested': 'S08-16',
    'accuse-elsewhere': 'S08-19',
    'accuse-later': 'S08-19',
    'not-by-the-suggester': 'S08-33',
    'power-used': 'S08-02',
    'not-your-power': 'S08-02',
  },
};
