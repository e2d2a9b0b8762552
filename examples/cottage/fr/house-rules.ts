import type { HouseRuleWords } from '@casefile/editions/names';

export const houseRules: HouseRuleWords = {};
