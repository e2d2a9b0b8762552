export { names } from '../clue-2002/fr/names.ts';
