export { houseRules } from '../clue-1986/house-rules.en.ts';
