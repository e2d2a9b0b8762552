/** The house rules of both classics. */
import type { Cards, Edition, RuleId } from '@casefile/engine';
import type { ExactPathsOptions } from '@casefile/engine/board/exact-paths';
import type { AccusePolicy } from '@casefile/engine/mechanics/accuse';
import type { DealPolicy } from '@casefile/engine/mechanics/deal';
import type { DicePolicy, PassagesPolicy } from '@casefile/engine/mechanics/dice';
import type { SuggestPolicy } from '@casefile/engine/mechanics/suggest';
import type { FirstPolicy } from '@casefile/engine/mechanics/turns';
import type { HouseRules } from '../schema/house-rules.ts';
import {
  dealFrom,
  firstPlayers,
  rollTooLong,
  type WeaponsStart,
  weaponPlacement,
} from '../shared/readings.ts';

export interface ClassicReadings extends Required<Omit<ExactPathsOptions, 'pawns'>> {
  readonly seats: Edition['seats'];
  readonly weaponsStart: WeaponsStart;
  readonly dealFrom: DealPolicy['from'];
  readonly first: FirstPolicy;
  readonly unusedPawns: 'block' | 'give-way';
  readonly trapped: DicePolicy['trapped'];
  readonly trappedPassage: PassagesPolicy['trapped'];
  readonly lingering: NonNullable<SuggestPolicy['lingering']>;
  readonly whoMustSuggest: NonNullable<AccusePolicy['whoMustSuggest']>;
  readonly suggestAgain: SuggestPolicy['again'];
  readonly pulledBack: SuggestPolicy['pulledBack'];
  readonly accuse: AccusePolicy['when'];
}

export function classicHouseRules(prefix: string, { suspects }: Cards): HouseRules<ClassicReadings> {
  const rule = (...numbers: string[]): RuleId[] => numbers.map((number) => `${prefix}-${number}`);
  return {
    weaponPlacement: { reads: 'weaponsStart', rules: rule('03'), values: weaponPlacement },
    dealFrom: { reads: 'dealFrom', rules: rule('04'), values: dealFrom },
    first: {
      reads: 'first',
      rules: rule('05'),
      values: { 'table-order': 'table-order', 'highest-roll': 'roll-off', ...firstPlayers(suspects) },
    },
    rollTooLong: { reads: 'fallShort', rules: rule('07'), values: rollTooLong },
    startSquare: {
      reads: 'startCounts',
      rules: rule('08'),
      values: { 'counts-as-entered': true, 'may-be-entered-again': false },
    },
    unusedPawns: {
      reads: 'unusedPawns',
      rules: rule('09', '12'),
      values: { block: 'block', 'give-way': 'give-way' },
    },
    enteringARoom: {
      reads: 'intoRoomCosts',
      rules: rule('11'),
      values: { 'costs-a-step': 1, 'costs-nothing': 0 },
    },
    trapped: { reads: 'trapped', rules: rule('15'), values: { waits: 'waits', rolls: 'rolls' } },
    trappedBesidePassage: {
      reads: 'trappedPassage',
      rules: rule('15'),
      values: { 'must-take-it': 'must', 'may-wait': 'may' },
    },
    suggestWhileTrapped: {
      reads: 'lingering',
      rules: rule('15'),
      values: { 'not-allowed': 'never', allowed: 'trapped' },
    },
    accuseInsteadOfSuggesting: {
      reads: 'whoMustSuggest',
      rules: rule('17'),
      values: { allowed: 'may-accuse', 'not-allowed': 'suggests-first' },
    },
    suggestStraightBack: {
      reads: 'suggestAgain',
      rules: rule('21'),
      values: { 'not-allowed': 'not-straight-back', allowed: 'free' },
    },
    suggestWhenPulledBack: {
      reads: 'pulledBack',
      rules: rule('22'),
      values: { allowed: 'may', 'not-allowed': 'closed' },
    },
    accuseAfterDisproof: {
      reads: 'accuse',
      rules: rule('23'),
      values: { allowed: 'any-time', 'not-allowed': 'until-shown' },
    },
  };
}
