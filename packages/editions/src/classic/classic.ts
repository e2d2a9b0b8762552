/** Everything the two classics share: all but the dice, one weapon, and the readings. */
import type { Cards, Edition, Options, RuleId } from '@casefile/engine';
import { exactPaths } from '@casefile/engine/board/exact-paths';
import { accuse } from '@casefile/engine/mechanics/accuse';
import { answer } from '@casefile/engine/mechanics/answer';
import { deal } from '@casefile/engine/mechanics/deal';
import { dice, passages, sum } from '@casefile/engine/mechanics/dice';
import { suggest } from '@casefile/engine/mechanics/suggest';
import { endings, first, turns } from '@casefile/engine/mechanics/turns';
import { walk } from '@casefile/engine/mechanics/walk';
import { choicesFrom, readingsAt } from '../schema/house-rules.ts';
import { everyEdition, everyEditionRules, type LastSeat } from '../shared/options.ts';
import { placementMechanics } from '../shared/readings.ts';
import { board } from './board.ts';
import { type ClassicReadings, classicHouseRules } from './house-rules.ts';

/** The number of the rule behind each refusal. */
const cites = {
  'must-place': '03',
  'already-placed': '03',
  'must-roll': '06',
  'no-passage': '10',
  'passage-elsewhere': '10',
  'must-move': '07',
  'out-of-reach': '07',
  occupied: '09',
  'room-left': '14',
  'must-leave': '15',
  trapped: '15',
  'must-suggest': '17',
  'not-entered': '17',
  'stand-elsewhere': '17',
  'already-suggested': '21',
  'accuse-later': '24',
} as const;

export function classic(
  own: Pick<Edition, 'id' | 'version' | 'dice'>,
  cards: Cards,
  prefix: string,
  readings: ClassicReadings,
): Edition {
  const ruleOf = ([why, number]: [string, string]): [string, RuleId] => [why, `${prefix}-${number}`];
  const houseRules = classicHouseRules(prefix, cards);
  const at = (options: Options): ClassicReadings => readingsAt(readings, houseRules, options);
  return {
    ...own,
    seats: readings.seats,
    options: everyEdition,
    ...choicesFrom(readings, houseRules, everyEditionRules),
    cards: () => cards,
    drawing: board,
    movement: (ground, options) => exactPaths(ground, at(options)),
    seating: 'by-start',
    unusedPawns: (options) => at(options).unusedPawns,
    mechanics(options) {
      const read = at(options);
      return [
        endings(options.lastSeat as LastSeat),
        first(read.first),
        deal({ from: read.dealFrom, spare: 'dealt' }),
        ...placementMechanics(read.weaponsStart),
        dice({ steps: sum, trapped: read.trapped, begin: 'must' }),
        passages({ afterRoll: false, trapped: read.trappedPassage }),
        walk({ rest: 'never', roomLeft: 'barred' }),
        suggest({
          onEntering: 'must',
          pulled: 'may',
          again: read.suggestAgain,
          pulledBack: read.pulledBack,
          lingering: read.lingering,
        }),
        answer('first-who-can'),
        accuse({
          where: 'anywhere',
          when: read.accuse,
          whoMustSuggest: read.whoMustSuggest,
          heard: 'spoken',
          clearsDoor: true,
        }),
        turns,
      ];
    },
    cites: Object.fromEntries(Object.entries(cites).map(ruleOf)),
  };
}
