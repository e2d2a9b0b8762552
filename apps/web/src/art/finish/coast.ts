/** The house's own, with the shields of a longship on the cards. */

export { backdrop, frame, outside, plate, squares } from './deco.ts';
export { floors } from './shared/outdoor-floors.ts';

export { walls } from './shared/walls.ts';

export const loadBack = (): Promise<() => string> => import('../backs/coast.ts').then(({ back }) => back);
