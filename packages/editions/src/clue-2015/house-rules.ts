/** The house rules of this edition. */
import type { ExactPathsOptions } from '@casefile/engine/board/exact-paths';
import type { AccusePolicy } from '@casefile/engine/mechanics/accuse';
import type { CluesPolicy } from '@casefile/engine/mechanics/clues';
import type { DealPolicy } from '@casefile/engine/mechanics/deal';
import type { RoomCardsPolicy } from '@casefile/engine/mechanics/looking';
import type { StayPolicy } from '@casefile/engine/mechanics/stay';
import type { WalkPolicy } from '@casefile/engine/mechanics/walk';
import type { HouseRules } from '../schema/house-rules.ts';
import { dealFrom, rollTooLong, seating } from '../shared/readings.ts';

export interface OrchidReadings extends Required<Omit<ExactPathsOptions, 'pawns'>>, RoomCardsPolicy {
  readonly seating: 'by-start' | 'as-they-please';
  readonly dealFrom: DealPolicy['from'];
  readonly twoCards: CluesPolicy['two'];
  readonly stay: StayPolicy;
  readonly unusedPawns: 'block' | 'give-way';
  readonly roomLeft: WalkPolicy['roomLeft'];
  readonly accuse: AccusePolicy['when'];
  readonly whoMustSuggest: NonNullable<AccusePolicy['whoMustSuggest']>;
  /** The largest number of players with cards laid in rooms. */
  readonly roomCardsUpTo: number;
  readonly clueDeck: CluesPolicy['deck'];
}

export const houseRules: HouseRules<OrchidReadings> = {
  seating: { reads: 'seating', rules: ['N15-01'], values: seating },
  dealFrom: { reads: 'dealFrom', rules: ['N15-01'], values: dealFrom },
  twoClueCards: {
    reads: 'twoCards',
    rules: ['N15-04'],
    values: { 'one-by-one': 'one-by-one', 'both-drawn-first': 'drawn-together' },
  },
  stayWithoutRolling: {
    reads: 'stay',
    rules: ['N15-05'],
    values: { anyone: 'anyone', 'only-if-pulled': 'anyone-after-rolling' },
  },
  rollTooLong: { reads: 'fallShort', rules: ['N15-06'], values: rollTooLong },
  startSquare: {
    reads: 'startCounts',
    rules: ['N15-06'],
    values: { 'counts-as-entered': true, 'may-be-entered-again': false },
  },
  unusedPawns: {
    reads: 'unusedPawns',
    rules: ['N15-06'],
    values: { block: 'block', 'give-way': 'give-way' },
  },
  enteringARoom: {
    reads: 'intoRoomCosts',
    rules: ['N15-06'],
    values: { 'costs-a-step': 1, 'costs-nothing': 0 },
  },
  goingBackIntoARoom: {
    reads: 'roomLeft',
    rules: ['N15-06'],
    values: { 'not-allowed': 'barred', allowed: 'open' },
  },
  accuseAfterDisproof: {
    reads: 'accuse',
    rules: ['N15-10'],
    values: { allowed: 'any-time', 'not-allowed': 'until-shown' },
  },
  accuseInsteadOfSuggesting: {
    reads: 'whoMustSuggest',
    rules: ['N15-10'],
    values: { allowed: 'may-accuse', 'not-allowed': 'suggests-first' },
  },
  roomCards: {
    reads: 'roomCardsUpTo',
    rules: ['N15-12'],
    values: { 'with-two': 2, 'with-any-number': 6 },
  },
  lookWhenRunByClueCard: {
    reads: 'ownClue',
    rules: ['N15-13'],
    values: { allowed: 'looks', 'not-allowed': 'does-not' },
  },
  lookWhenStaying: {
    reads: 'staying',
    rules: ['N15-13'],
    values: { allowed: 'looks', 'not-allowed': 'does-not' },
  },
  roomCardOnceSeen: {
    reads: 'card',
    rules: ['N15-13'],
    values: { stays: 'stays', 'is-put-away': 'is-put-away' },
  },
};
