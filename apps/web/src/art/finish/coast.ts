/** The house's own, with the shields of a longship on the cards. */

export { backdrop, frame, outside, plate, squares } from './deco.ts';
export { floors } from './outdoor-floors.ts';
