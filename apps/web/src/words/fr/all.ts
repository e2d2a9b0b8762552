/** All that is said in one language, in one piece. */
export { words as game } from '@casefile/editions/words/fr';
export { ui } from './first.ts';
