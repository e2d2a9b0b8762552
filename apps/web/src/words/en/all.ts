/** All words of one language for a first game in one module. */
export { names as firstNames } from '@casefile/editions/first-edition/en';
export { names as markets } from '@casefile/editions/markets/en';
export { words as game } from '@casefile/editions/words/en';
export { ui } from './first.ts';
