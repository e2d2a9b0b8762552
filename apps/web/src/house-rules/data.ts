/** The house rules of each edition. The build replaces this file with the computed data. */

import { editions } from '@casefile/editions';
import type { Edition } from '@casefile/engine';

export type HouseRuleData = Required<Pick<Edition, 'houseRules' | 'optionRules'>>;

export const dataOf = ({ houseRules = {}, optionRules = {} }: Edition): HouseRuleData => ({
  houseRules,
  optionRules,
});

export const houseRuleData: Readonly<Record<string, () => Promise<HouseRuleData>>> = Object.fromEntries(
  editions.map((edition) => [edition.id, async () => dataOf(edition)]),
);
