/** All words of one language for a first game in one module. */
export { names as firstNames } from '@casefile/editions/first-edition/fr';
export { names as markets } from '@casefile/editions/markets/fr';
export { words as game } from '@casefile/editions/words/fr';
export { ui } from './first.ts';
