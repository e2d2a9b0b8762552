/** For those in a hurry: black, yellow, and everything leaning forward. */
import { many, path, rect } from '../svg.ts';
import { brightness, mixed } from './shared/colours.ts';

export { frame, outside, plate, squares } from './deco.ts';
export { indoorFloors as floors } from './shared/indoor-floors.ts';

/** Lines of something that has just gone by. */
export function backdrop(colour: string, deep: string): string {
  const own = brightness(colour) > 0.8 ? '#8f99a5' : colour;
  return (
    rect(-60, -60, 220, 260, mixed(own, '#ffffff', 0.3)) +
    many(11, (i) =>
      path(
        `M-60 ${-20 + i * 16}L160 ${-44 + i * 16 - (i % 3) * 4}V${-38 + i * 16}L-60 ${-12 + i * 16}Z`,
        i % 2 ? own : deep,
        {
          opacity: i % 2 ? 0.5 : 0.35,
        },
      ),
    ) +
    path('M4 100L24 8H98L78 100Z', '#ffffff', { opacity: 0.62 })
  );
}

export { walls } from './shared/walls.ts';

export const loadBack = (): Promise<() => string> => import('../backs/express.ts').then(({ back }) => back);
