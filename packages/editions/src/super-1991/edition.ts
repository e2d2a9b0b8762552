import type { Edition, Options } from '@casefile/engine';
import { across } from '@casefile/engine/board/across';
import { accuse } from '@casefile/engine/mechanics/accuse';
import { answer, showing } from '@casefile/engine/mechanics/answer';
import { type DealPolicy, deal } from '@casefile/engine/mechanics/deal';
import { dice, passages, sum } from '@casefile/engine/mechanics/dice';
import { pieces } from '@casefile/engine/mechanics/pieces';
import { spies } from '@casefile/engine/mechanics/spies';
import { suggest } from '@casefile/engine/mechanics/suggest';
import { endings, type FirstPolicy, first, turns } from '@casefile/engine/mechanics/turns';
import { walk } from '@casefile/engine/mechanics/walk';
import { choicesFrom, readingsAt } from '../schema/house-rules.ts';
import { die } from '../shared/die.ts';
import { everyEdition, everyEditionRules, type LastSeat } from '../shared/options.ts';
import { board } from './board.ts';
import { cards } from './cards.ts';
import { houseRules, type SuperReadings } from './house-rules.ts';

/**
 * Where the rulebook is silent or ambiguous: one setting for each reading. Not needed for where the stairs and the path
 * lie (X91-11), which is drawn on the board; nor for the distance to a spy square or an occupied one (X91-13): a move
 * names its end, not its path, and X91-06 forbids occupied squares. A table may change all of them (house-rules.ts).
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
  oneWay: [], // X91-11: the passage is taken from the path and the stairs only
  spyAgain: 'once-a-turn', // X91-13
  lingering: 'never', // X91-14
  pulledBack: 'closed', // X91-15: X91-14 holds
  accuseWhere: 'anywhere', // X91-17: also on a corridor square
  wrongAccusers: 'come', // X91-18
  wrongAccusersToSpies: 'spied-on', // X91-18
} as const;

const at = (options: Options): SuperReadings => readingsAt<SuperReadings>(readings, houseRules, options);

/** The cards are dealt from the dealer's left, whoever plays first. */
const dealFrom = (who: FirstPolicy): DealPolicy['from'] =>
  who === 'roll-off' ? 'left-of-first' : 'first-seat';

export const super1991: Edition = {
  id: 'super-1991',
  version: 1,
  seats: [3, 10],
  dice: [die, die],
  options: everyEdition,
  ...choicesFrom<SuperReadings>(readings, houseRules, everyEditionRules),
  cards: () => cards,
  drawing: board,
  movement: (ground, options) => across(ground, at(options)),
  seating: 'as-they-please',
  mechanics(options) {
    const read = at(options);
    return [
      endings(options.lastSeat as LastSeat),
      first(read.first, read.ties),
      deal({ from: dealFrom(read.first), spare: 'dealt' }),
      pieces('beside'),
      dice({ steps: sum, trapped: 'rolls', begin: read.declining.begin }),
      passages({ afterRoll: false, trapped: 'may', also: read.oneWay }),
      walk({ rest: read.declining.rest, halt: 'spy', roomLeft: 'open' }),
      spies({ again: read.spyAgain, wrongAccusers: read.wrongAccusersToSpies }),
      suggest({
        onEntering: read.onEntering,
        behindPassage: read.behindPassage,
        pulled: 'may',
        again: 'not-twice-running',
        pulledBack: read.pulledBack,
        lingering: read.lingering,
        wrongAccusers: read.wrongAccusers,
      }),
      answer('everyone'),
      showing,
      accuse({ where: read.accuseWhere, when: 'any-time', heard: 'written', clearsDoor: false }),
      turns,
    ];
  },
  cites: {
    'no-passage': 'X91-09',
    'passage-elsewhere': 'X91-10',
    'must-roll': 'X91-04',
    'must-move': 'X91-04',
    'must-suggest': 'X91-10',
    'accuse-elsewhere': 'X91-17',
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
