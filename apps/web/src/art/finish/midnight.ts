/** For a game of cards at night: one lamp over the table. */
import { circle, path, rect } from '../svg.ts';
import { brightness, mixed } from './shared/colours.ts';

export { frame, outside, plate, squares } from './deco.ts';
export { floors } from './shared/outdoor-floors.ts';

export const blue = '#14213d';

/** The cone of a lamp. */
export function backdrop(colour: string, deep: string): string {
  const own = brightness(colour) > 0.8 ? '#8497a8' : colour;
  return (
    rect(-60, -60, 220, 260, mixed(deep, blue, 0.3)) +
    path('M50 -30L150 150H-50Z', mixed(own, blue, 0.6)) +
    path('M50 -30L112 150H-12Z', mixed(own, '#fff3d0', 0.5)) +
    circle(50, 54, 35, '#fff3d0', { opacity: 0.4 })
  );
}

export { walls } from './shared/walls.ts';

export const loadBack = (): Promise<() => string> => import('../backs/midnight.ts').then(({ back }) => back);
