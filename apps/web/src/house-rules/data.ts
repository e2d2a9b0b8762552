/** What tables of each edition may read otherwise. The build puts the finished data in the place of this file. */
import type { Edition } from '@casefile/engine';
import { editionIds, loadEdition } from '../editions/load-edition.ts';

export type HouseRuleData = Required<Pick<Edition, 'houseRules' | 'optionRules'>>;

export const dataOf = ({ houseRules = {}, optionRules = {} }: Edition): HouseRuleData => ({
  houseRules,
  optionRules,
});

export const houseRuleData: Readonly<Record<string, () => Promise<HouseRuleData>>> = Object.fromEntries(
  editionIds.map((id) => [id, async () => dataOf((await loadEdition(id))!)]),
);
