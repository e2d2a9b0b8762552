/** All words of one language in one module. */
export { words as game } from '@casefile/editions/words/fr';
export { ui } from './first.ts';
