export { houseRules } from '../../clue-1986/en/house-rules.ts';
