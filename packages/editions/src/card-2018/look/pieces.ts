export { pieces } from '../../clue-2015/look/pieces.ts';
