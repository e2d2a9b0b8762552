/** All words of one language in one module. */
export { words as game } from '@casefile/editions/words/en';
export { ui } from './first.ts';
