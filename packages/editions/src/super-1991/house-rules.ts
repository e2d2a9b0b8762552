/** The house rules of this edition. */
import type { AcrossOptions } from '@casefile/engine/board/across';
import type { OneWay } from '@casefile/engine/board/walking';
import type { AccusePolicy } from '@casefile/engine/mechanics/accuse';
import type { DicePolicy } from '@casefile/engine/mechanics/dice';
import type { SpiesPolicy } from '@casefile/engine/mechanics/spies';
import type { SuggestPolicy } from '@casefile/engine/mechanics/suggest';
import type { FirstPolicy, TiesPolicy } from '@casefile/engine/mechanics/turns';
import type { WalkPolicy } from '@casefile/engine/mechanics/walk';
import type { HouseRules } from '../schema/house-rules.ts';
import { firstPlayers } from '../shared/readings.ts';
import { cards } from './cards.ts';

export interface SuperReadings extends Required<AcrossOptions> {
  readonly ties: TiesPolicy;
  readonly first: FirstPolicy;
  readonly declining: { readonly begin: DicePolicy['begin']; readonly rest: WalkPolicy['rest'] };
  readonly onEntering: SuggestPolicy['onEntering'];
  readonly behindPassage: NonNullable<SuggestPolicy['behindPassage']>;
  readonly spyAgain: SpiesPolicy['again'];
  readonly lingering: NonNullable<SuggestPolicy['lingering']>;
  readonly pulledBack: SuggestPolicy['pulledBack'];
  readonly accuseWhere: AccusePolicy['where'];
  readonly wrongAccusers: NonNullable<SuggestPolicy['wrongAccusers']>;
  readonly wrongAccusersToSpies: SpiesPolicy['wrongAccusers'];
}

/** Over the stairs out of the Hall to the stone path, and from the Garden over the path to the stairs. */
const overStairsAndPath: readonly OneWay[] = [
  ['hall', [37, 10]],
  ['garden', [14, 12]],
];

export const houseRules: HouseRules<SuperReadings> = {
  first: {
    reads: 'first',
    rules: ['X91-03'],
    values: { 'left-of-dealer': 'left-of-highest', dealer: 'roll-off', ...firstPlayers(cards.suspects) },
  },
  tiedRolls: {
    reads: 'ties',
    rules: ['X91-03'],
    values: { 'roll-again': 'roll-again', 'first-seated-wins': 'first-seated' },
  },
  decliningToMove: {
    reads: 'declining',
    rules: ['X91-04'],
    values: { allowed: { begin: 'may', rest: 'anywhere' }, 'not-allowed': { begin: 'must', rest: 'never' } },
  },
  enteringASquareAgain: {
    reads: 'again',
    rules: ['X91-05'],
    values: { allowed: 'may', 'not-allowed': 'never' },
  },
  countEndsOnAPawn: {
    reads: 'onPawn',
    rules: ['X91-06'],
    values: { 'any-free-square-before': 'anyBefore', 'last-free-square-before': 'lastBefore' },
  },
  walkingThroughTheHall: {
    reads: 'notThrough',
    rules: ['X91-07'],
    values: { allowed: [], 'not-allowed': ['hall'] },
  },
  exactRollIntoTheHall: {
    reads: 'exactInto',
    rules: ['X91-08'],
    values: { 'not-needed': [], needed: ['hall'] },
  },
  suggestionOnEntering: {
    reads: 'onEntering',
    rules: ['X91-08'],
    values: { optional: 'may', compulsory: 'must' },
  },
  suggestionBehindPassage: {
    reads: 'behindPassage',
    rules: ['X91-10'],
    values: { optional: 'as-by-a-door', compulsory: 'must' },
  },
  passageBetweenPathAndStairs: {
    reads: 'squarePassages',
    rules: ['X91-11'],
    values: { 'walk-on-behind-it': 'walkOn', 'ends-the-move': 'end' },
  },
  gardenPassage: {
    reads: 'oneWay',
    rules: ['X91-11'],
    values: { 'from-path-and-stairs-only': [], 'also-from-garden-and-hall': overStairsAndPath },
  },
  spySquareAgain: {
    reads: 'spyAgain',
    rules: ['X91-13'],
    values: { 'once-a-turn': 'once-a-turn', 'at-each-visit': 'each-visit' },
  },
  suggestOnALaterTurn: {
    reads: 'lingering',
    rules: ['X91-14'],
    values: { 'not-allowed': 'never', allowed: 'may' },
  },
  suggestWhenPulledBack: {
    reads: 'pulledBack',
    rules: ['X91-15'],
    values: { 'not-allowed': 'closed', allowed: 'may' },
  },
  accuseOnASquare: {
    reads: 'accuseWhere',
    rules: ['X91-17'],
    values: { allowed: 'anywhere', 'not-allowed': 'in-a-room' },
  },
  wrongAccuserNamed: {
    reads: 'wrongAccusers',
    rules: ['X91-18'],
    values: { 'comes-along': 'come', stays: 'stay' },
  },
  spyingOnWrongAccusers: {
    reads: 'wrongAccusersToSpies',
    rules: ['X91-18'],
    values: { allowed: 'spied-on', 'not-allowed': 'left-alone' },
  },
};
