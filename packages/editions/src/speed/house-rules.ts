/** The house rules of this edition. */
import type { Edition } from '@casefile/engine';
import type { AccusePolicy } from '@casefile/engine/mechanics/accuse';
import type { FirstPolicy } from '@casefile/engine/mechanics/turns';
import type { HouseRules } from '../schema/house-rules.ts';
import { firstPlayers } from '../shared/readings.ts';
import { cards } from './cards.ts';

export interface SpeedReadings {
  readonly seats: Edition['seats'];
  readonly first: FirstPolicy;
  readonly heard: AccusePolicy['heard'];
}

export const houseRules: HouseRules<SpeedReadings> = {
  first: {
    reads: 'first',
    rules: ['SPD-02'],
    values: { ...firstPlayers(cards.suspects), 'table-order': 'table-order' },
  },
  accusations: { reads: 'heard', rules: ['SPD-05'], values: { spoken: 'spoken', written: 'written' } },
};
