export { cards } from '../clue-2002/cards.ts';
