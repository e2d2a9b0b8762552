/** Arrow keys on the board lead to the nearest place in their direction, and reach every place. */
import { type Box, centreOf } from './layout/geometry.ts';

interface Boxed {
  readonly box: Box;
}
type Way = readonly [dx: number, dy: number];
const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;
export type Arrow = keyof typeof ways;
const arrows = Object.keys(ways) as Arrow[];
const back: Readonly<Record<Arrow, Arrow>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
  ArrowUp: 'ArrowDown',
  ArrowDown: 'ArrowUp',
};

/** The distance to another cell in a direction, with sideways distance doubled; infinite for other directions. */
function distance(from: Boxed, to: Boxed, [dx, dy]: Way): number {
  const [x, y] = centreOf(from.box);
  const [tx, ty] = centreOf(to.box);
  const ahead = (tx - x) * dx + (ty - y) * dy;
  const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
  return ahead > 1 ? ahead + 2 * aside : Number.POSITIVE_INFINITY;
}

function nearest<C extends Boxed>(cells: readonly C[], from: C, way: Way): C | undefined {
  let best: C | undefined;
  let nearest = Number.POSITIVE_INFINITY;
  for (const cell of cells) {
    const far = distance(from, cell, way);
    if (far < nearest) [best, nearest] = [cell, far];
  }
  return best;
}

export type Arrows<C> = ReadonlyMap<C, Readonly<Partial<Record<Arrow, C>>>>;

function reachable<C>(leads: Arrows<C>, first: C): ReadonlySet<C> {
  const reached = new Set([first]);
  for (const cell of reached)
    for (const next of Object.values(leads.get(cell)!)) if (next !== undefined) reached.add(next);
  return reached;
}

/**
 * Going to the nearest place is not enough: a square may always be nearer than a large room. A cell that no key reaches
 * gets a key back from one of its neighbours.
 */
export function arrowsOf<C extends Boxed>(cells: readonly C[]): Arrows<C> {
  const leads = new Map(
    cells.map((cell) => {
      const found = arrows.map((arrow) => [arrow, nearest(cells, cell, ways[arrow])] as const);
      return [cell, Object.fromEntries(found) as Partial<Record<Arrow, C>>] as const;
    }),
  );
  const [first] = cells;
  if (first === undefined) return leads;
  let reached = reachable(leads, first);
  for (const lost of cells) {
    if (reached.has(lost)) continue;
    for (const arrow of arrows) {
      const neighbour = leads.get(lost)![arrow];
      if (neighbour === undefined || !reached.has(neighbour)) continue;
      const before = leads.get(neighbour)!;
      leads.set(neighbour, { ...before, [back[arrow]]: lost });
      const now = reachable(leads, first);
      if (now.size > reached.size) {
        reached = now;
        break;
      }
      leads.set(neighbour, before);
    }
  }
  return leads;
}
