import type { Edition } from '@casefile/engine';
import { upTo } from '@casefile/engine/board/up-to';
import { accuse } from '@casefile/engine/mechanics/accuse';
import { answer } from '@casefile/engine/mechanics/answer';
import { deal } from '@casefile/engine/mechanics/deal';
import { dice, passages, sum } from '@casefile/engine/mechanics/dice';
import { pieces } from '@casefile/engine/mechanics/pieces';
import { suggest } from '@casefile/engine/mechanics/suggest';
import { endings, first, turns } from '@casefile/engine/mechanics/turns';
import { walk } from '@casefile/engine/mechanics/walk';
import { board } from './board.ts';
import { cards } from './cards.ts';

/** Our own edition: its page leaves nothing open. */
export const readings = {} as const;

export const cottage: Edition = {
  id: 'cottage',
  version: 1,
  seats: [2, 4],
  dice: [[1, 2, 3, 4, 5, 6]],
  options: { lastSeat: ['plays-on', 'wins'] },
  optionRules: { lastSeat: ['ALL-07'] },
  cards: () => cards,
  drawing: board,
  movement: (ground) => upTo(ground),
  seating: 'as-they-please',
  mechanics: (options) => [
    endings(options.lastSeat as 'plays-on' | 'wins'),
    first('table-order'),
    deal({ from: 'first-seat', spare: 'dealt' }),
    pieces('different-rooms'),
    dice({ steps: sum, trapped: 'rolls', begin: 'must' }),
    passages({ afterRoll: false, trapped: 'may' }),
    walk({ rest: 'on-a-square', roomLeft: 'barred' }),
    suggest({ onEntering: 'may', pulled: 'may', again: 'free', pulledBack: 'may' }),
    answer('first-who-can'),
    accuse({ where: 'anywhere', when: 'any-time', heard: 'spoken', clearsDoor: false }),
    turns,
  ],
  cites: {
    'must-roll': 'COT-03',
    'no-passage': 'COT-03',
    'passage-elsewhere': 'COT-03',
    'must-move': 'COT-03',
    'out-of-reach': 'COT-03',
    occupied: 'COT-03',
    'room-left': 'COT-03',
    'not-entered': 'COT-04',
    'stand-elsewhere': 'COT-04',
    'already-suggested': 'COT-04',
    'accuse-later': 'COT-05',
  },
};
