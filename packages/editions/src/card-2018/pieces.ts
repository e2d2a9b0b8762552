export { pieces } from '../clue-2015/pieces.ts';
