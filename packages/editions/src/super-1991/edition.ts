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
import { die } from '../die.ts';
import { everyEdition, type LastSeat } from '../options.ts';
import { board } from './board.ts';
import { cards } from './cards.ts';

/**
 * Where the rulebook is silent or ambiguous: one setting for each reading. None for where the stairs and the path lie
 * (X91-11), which is drawn on the board; nor for the length of the way to a spy square and one that is occupied
 * (X91-13): a move names its end and not its way, and X91-06 keeps it off the square.
 */
export const readings = {
  ties: 'roll-again', // X91-03
  first: 'left-of-highest', // X91-03: and not the dealer, `roll-off`
  declining: { begin: 'may', rest: 'anywhere' }, // X91-04; else { begin: 'must', rest: 'never' }
  again: 'may', // X91-05: squares may be entered again
  onPawn: 'anyBefore', // X91-06
  notThrough: [], // X91-07: the Hall too is walked through
  exactInto: [], // X91-08: no exact roll into the Hall either
  onEntering: 'may', // X91-08: one stops in a place also without suggesting
  behindPassage: 'as-by-a-door', // X91-10
  squarePassages: 'walkOn', // X91-11
  spyAgain: 'once-a-turn', // X91-13
  lingering: 'never', // X91-14
  pulledBack: 'closed', // X91-15: X91-14 holds
  accuseWhere: 'anywhere', // X91-17: also on a corridor square
  wrongAccusers: 'come', // X91-18
  wrongAccusersToSpies: 'spied-on', // X91-18
} as const;

/** The cards are dealt from the dealer's left, whoever plays first. */
const dealFrom = { 'left-of-highest': 'first-seat', 'roll-off': 'left-of-first' } as const;

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
    first(readings.first, readings.ties),
    deal({ from: dealFrom[readings.first], spare: 'dealt' }),
    pieces('beside'),
    dice({ steps: sum, trapped: 'rolls', begin: readings.declining.begin }),
    passages({ afterRoll: false, trapped: 'may' }),
    walk({ rest: readings.declining.rest, halt: 'spy', roomLeft: 'open' }),
    spies({ again: readings.spyAgain, wrongAccusers: readings.wrongAccusersToSpies }),
    suggest({
      onEntering: readings.onEntering,
      behindPassage: readings.behindPassage,
      pulled: 'may',
      again: 'not-twice-running',
      pulledBack: readings.pulledBack,
      lingering: readings.lingering,
      wrongAccusers: readings.wrongAccusers,
    }),
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
