export { names } from '../clue-2002/en/names.ts';
