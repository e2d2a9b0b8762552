/** What the two classics share: everything but the dice, one weapon, and how each reads its rules. */
import type { Edition, RuleId } from '@casefile/engine';
import { type ExactPathsOptions, exactPaths } from '@casefile/engine/board/exact-paths';
import { type AccusePolicy, accuse } from '@casefile/engine/mechanics/accuse';
import { answer } from '@casefile/engine/mechanics/answer';
import { type DealPolicy, deal } from '@casefile/engine/mechanics/deal';
import { type DicePolicy, dice, type PassagesPolicy, passages, sum } from '@casefile/engine/mechanics/dice';
import { pieces, type WeaponStart } from '@casefile/engine/mechanics/pieces';
import { type SuggestPolicy, suggest } from '@casefile/engine/mechanics/suggest';
import { endings, type FirstPolicy, first, turns } from '@casefile/engine/mechanics/turns';
import { walk } from '@casefile/engine/mechanics/walk';
import { everyEdition, type LastSeat } from '../options.ts';
import { board } from './board.ts';

export interface ClassicReadings extends Required<ExactPathsOptions> {
  readonly seats: Edition['seats'];
  readonly weaponsStart: WeaponStart;
  readonly dealFrom: DealPolicy['from'];
  readonly first: FirstPolicy;
  readonly unusedPawns: NonNullable<Edition['unusedPawns']>;
  readonly trapped: DicePolicy['trapped'];
  readonly trappedPassage: PassagesPolicy['trapped'];
  readonly lingering: NonNullable<SuggestPolicy['lingering']>;
  readonly whoMustSuggest: NonNullable<AccusePolicy['whoMustSuggest']>;
  readonly suggestAgain: SuggestPolicy['again'];
  readonly pulledBack: SuggestPolicy['pulledBack'];
  readonly accuse: AccusePolicy['when'];
}

/** The number of the rule behind each refusal. */
const cites = {
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
  own: Pick<Edition, 'id' | 'version' | 'dice' | 'cards'>,
  prefix: string,
  readings: ClassicReadings,
): Edition {
  const ruleOf = ([why, number]: [string, string]): [string, RuleId] => [why, `${prefix}-${number}`];
  return {
    ...own,
    seats: readings.seats,
    options: everyEdition,
    drawing: board,
    movement: (ground) => exactPaths(ground, readings),
    seating: 'by-start',
    unusedPawns: readings.unusedPawns,
    mechanics: (options) => [
      endings(options.lastSeat as LastSeat),
      first(readings.first),
      deal({ from: readings.dealFrom, spare: 'dealt' }),
      pieces(readings.weaponsStart),
      dice({ steps: sum, trapped: readings.trapped, begin: 'must' }),
      passages({ afterRoll: false, trapped: readings.trappedPassage }),
      walk({ rest: 'never', roomLeft: 'barred' }),
      suggest({
        onEntering: 'must',
        pulled: 'may',
        again: readings.suggestAgain,
        pulledBack: readings.pulledBack,
        lingering: readings.lingering,
      }),
      answer('first-who-can'),
      accuse({
        where: 'anywhere',
        when: readings.accuse,
        whoMustSuggest: readings.whoMustSuggest,
        heard: 'spoken',
        clearsDoor: true,
      }),
      turns,
    ],
    cites: Object.fromEntries(Object.entries(cites).map(ruleOf)),
  };
}
