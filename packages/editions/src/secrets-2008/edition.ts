import type { Edition } from '@casefile/engine';
import { upTo } from '@casefile/engine/board/up-to';
import { accuse } from '@casefile/engine/mechanics/accuse';
import { answer, showing } from '@casefile/engine/mechanics/answer';
import { butlers } from '@casefile/engine/mechanics/butlers';
import { deal } from '@casefile/engine/mechanics/deal';
import { dice, passages, sumWithoutMark } from '@casefile/engine/mechanics/dice';
import { intrigue } from '@casefile/engine/mechanics/intrigue';
import { pool } from '@casefile/engine/mechanics/looking';
import { pieces } from '@casefile/engine/mechanics/pieces';
import { powers } from '@casefile/engine/mechanics/powers';
import { reactions } from '@casefile/engine/mechanics/reactions';
import { stay } from '@casefile/engine/mechanics/stay';
import { suggest } from '@casefile/engine/mechanics/suggest';
import { endings, first, turnsBy } from '@casefile/engine/mechanics/turns';
import { walk } from '@casefile/engine/mechanics/walk';
import { choicesFrom, readingsAt } from '../schema/house-rules.ts';
import { everyEdition, everyEditionRules, type LastSeat } from '../shared/options.ts';
import { board } from './board.ts';
import { cards, intrigueDeck } from './cards.ts';
import { mark, dice as twoDice } from './dice.ts';
import { houseRules, type SecretsReadings } from './house-rules.ts';
import { before, now } from './versions.ts';

/**
 * Where the rulebook is silent or ambiguous: one setting for each reading. Not needed for the way out of the Guest House
 * (S08-13), which has no other door on the board; for S08-24, which follows from ALL-07; for the number of butler cards
 * (S08-25), which all can count; nor for who may react (S08-40), which follows from ALL-08. A table may change all of
 * them (house-rules.ts) except the number of seats and the face with the "?", which is printed on the die.
 */
export const readings = {
  seats: [3, 6],
  mark, // S08-06: the "?" stands in place of the 1 of one die
  restingDraws: 'nothing', // S08-09
  stay: 'pulled', // S08-10: being named while already there does not count
  openRooms: [], // S08-10: the Pool is a room for leaving and re-entry
  stayInPool: 'never', // S08-10
  pulledDraws: 'by-others', // S08-17: not by one's own suggestion
  pulledFrom: 'any-room', // S08-17: the Pool counts as a room
  wrongAccusers: 'react', // S08-20
  wrongAccusersTurns: 'no-turns', // S08-20
  murdered: 'not-asked', // S08-22
  sentDraws: 'a-card', // S08-27
  neighbour: 'next-surviving', // S08-29
  home: 'any-pawn', // S08-31: an unused one too
  homeTaken: 'shared', // S08-31: also when another pawn stands there
  unanswered: 'ends-the-turn', // S08-33: no end-of-turn card, no second suggestion
  noAnswerBy: 'others', // S08-33: not by the suggester
  noAnswerWindow: 'once', // S08-33
  insteadOfShowing: 'may', // S08-33
  sees: 'answers', // S08-34
  between: 'nothing', // S08-35
  elsewhereFrom: 'anywhere', // S08-37
  elsewhereAfterIntrigue: 'never', // S08-37: not after S08-09
} as const;

const guests = {
  mustard: 'double-move',
  white: 'go',
  green: 'elsewhere',
  plum: 'twice',
  scarlet: 'see',
  peacock: 'peek',
} as const;

/** One version of the edition. */
const playedBy = ({ version, firstRoll, loss, ...own }: typeof now): Edition => ({
  id: 'secrets-2008',
  version,
  seats: readings.seats,
  dice: twoDice,
  options: everyEdition,
  ...choicesFrom<SecretsReadings>(readings, houseRules, everyEditionRules),
  cards: () => cards,
  drawing: board,
  movement: (ground) => upTo(ground),
  seating: 'as-they-please',
  mechanics(options) {
    const read = readingsAt<SecretsReadings>(readings, houseRules, options);
    return [
      endings(options.lastSeat as LastSeat, loss),
      first('roll-off', 'roll-again', firstRoll),
      deal({ from: 'first-seat', spare: 'pool' }),
      pieces({ room: 'pool' }, 'until-it-moves'),
      dice({ steps: sumWithoutMark(read.mark), trapped: 'rolls', begin: 'must' }),
      passages({ afterRoll: false, trapped: 'may' }),
      walk({ rest: 'on-a-square', roomLeft: 'barred', openRooms: read.openRooms }),
      stay(read.stay),
      pool('pool'),
      suggest({ onEntering: 'may', pulled: 'never', again: 'free', pulledBack: 'may' }),
      intrigue({ deck: intrigueDeck, fatalClock: 8, ...read }),
      powers(guests, { ...read, ...own }),
      reactions({ ...read, ...own }),
      answer('first-who-can', read),
      showing,
      accuse({
        where: { room: 'pool' },
        when: 'instead-of-suggesting',
        heard: 'spoken',
        clearsDoor: false,
      }),
      butlers(read),
      turnsBy({ wrongAccusers: read.wrongAccusersTurns }),
    ];
  },
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
    'power-used': 'S08-02',
  },
});

export const secrets2008: Edition = { ...playedBy(now), earlier: before.map(playedBy) };
