/** The house rules of this edition. */
import type { Edition } from '@casefile/engine';
import type { GatherPolicy } from '@casefile/engine/mechanics/gather';
import type { FirstPolicy } from '@casefile/engine/mechanics/turns';
import type { HouseRules } from '../schema/house-rules.ts';
import { firstPlayers } from '../shared/readings.ts';
import { basic } from './cards.ts';

export interface CardReadings extends Omit<GatherPolicy, 'forcedAt'> {
  readonly seats: Edition['seats'];
  readonly first: FirstPolicy;
  readonly basicForcedAt: number | null;
}

export const houseRules: HouseRules<CardReadings> = {
  first: {
    reads: 'first',
    rules: ['K18-03'],
    values: { ...firstPlayers(basic.suspects), 'table-order': 'table-order' },
  },
  accuseAfterAsking: {
    reads: 'when',
    rules: ['K18-07'],
    values: { 'not-allowed': 'instead-of-asking', allowed: 'also-after-asking' },
  },
  joiningAnAccusation: {
    reads: 'others',
    rules: ['K18-07'],
    values: { 'all-at-once': 'at-once', 'one-by-one': 'one-by-one' },
  },
  accusationOrder: {
    reads: 'order',
    rules: ['K18-09'],
    values: { 'from-the-player-in-turn': 'from-the-turn', 'as-laid-down': 'as-laid-down' },
  },
  forcedAccusationWithTwo: {
    reads: 'basicForcedAt',
    rules: ['K18-10'],
    values: { 'basic-and-advanced': 2, 'advanced-only': null },
  },
};
