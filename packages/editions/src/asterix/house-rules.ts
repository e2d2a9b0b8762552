/** The house rules of this edition. */
import type { Edition } from '@casefile/engine';
import type { FallShort } from '@casefile/engine/board/movement';
import type { WalksOptions } from '@casefile/engine/board/walks';
import type { AccusePolicy } from '@casefile/engine/mechanics/accuse';
import type { DealPolicy } from '@casefile/engine/mechanics/deal';
import type { DicePolicy, PassagesPolicy } from '@casefile/engine/mechanics/dice';
import type { SuggestPolicy } from '@casefile/engine/mechanics/suggest';
import type { WalkPolicy } from '@casefile/engine/mechanics/walk';
import type { HouseRules } from '../schema/house-rules.ts';
import { dealFrom, rollTooLong, seating, type WeaponsStart, weaponPlacement } from '../shared/readings.ts';

export interface AsterixReadings {
  readonly seats: Edition['seats'];
  readonly seating: 'by-start' | 'as-they-please';
  readonly weaponsStart: WeaponsStart;
  readonly dealFrom: DealPolicy['from'];
  readonly squaresAgain: 'may' | 'never';
  readonly fallShort: FallShort;
  readonly pawns: NonNullable<WalksOptions['pawns']>;
  readonly unusedPawns: 'block' | 'give-way';
  readonly pulled: SuggestPolicy['pulled'];
  readonly rest: WalkPolicy['rest'];
  readonly trapped: DicePolicy['trapped'];
  readonly trappedPassage: PassagesPolicy['trapped'];
  readonly accuse: AccusePolicy['when'];
  readonly clearsDoor: boolean;
}

export const houseRules: HouseRules<AsterixReadings> = {
  seating: { reads: 'seating', rules: ['AST-01'], values: seating },
  weaponPlacement: { reads: 'weaponsStart', rules: ['AST-01'], values: weaponPlacement },
  dealFrom: { reads: 'dealFrom', rules: ['AST-01'], values: dealFrom },
  enteringASquareAgain: {
    reads: 'squaresAgain',
    rules: ['AST-05'],
    values: { allowed: 'may', 'not-allowed': 'never' },
  },
  rollTooLong: { reads: 'fallShort', rules: ['AST-05'], values: rollTooLong },
  passingPawns: { reads: 'pawns', rules: ['AST-06'], values: { 'not-allowed': 'block', allowed: 'passed' } },
  unusedPawns: {
    reads: 'unusedPawns',
    rules: ['AST-06'],
    values: { block: 'block', 'give-way': 'give-way' },
  },
  suggestWhenPulled: {
    reads: 'pulled',
    rules: ['AST-10'],
    values: { 'not-allowed': 'never', allowed: 'may' },
  },
  leavingAPlace: { reads: 'rest', rules: ['AST-10'], values: { compulsory: 'never', optional: 'in-a-room' } },
  trapped: { reads: 'trapped', rules: ['AST-10'], values: { waits: 'waits', rolls: 'rolls' } },
  trappedBesidePassage: {
    reads: 'trappedPassage',
    rules: ['AST-10'],
    values: { 'must-take-it': 'must', 'may-wait': 'may' },
  },
  accuseWithoutSuggesting: {
    reads: 'accuse',
    rules: ['AST-13'],
    values: { allowed: 'until-shown', 'not-allowed': 'when-none-shown' },
  },
  wrongAccuserAtADoor: {
    reads: 'clearsDoor',
    rules: ['AST-14'],
    values: { 'is-moved-inside': true, stays: false },
  },
};
