import type { Walking } from './walking.ts';

/**
 * Calls `visit` with every way of exactly `steps` steps that enters no node twice, and returns the first one that
 * `visit` accepts. The start counts as entered. A way excludes its start and includes its end.
 */
export function findWayOnce(
  { links, isDeadEnd }: Walking,
  from: number,
  steps: number,
  visit: (way: readonly number[]) => boolean,
): readonly number[] | undefined {
  const entered = new Uint8Array(links.length);
  const way: number[] = [];
  const go = (at: number): boolean => {
    if (way.length === steps) return visit(way);
    if (way.length > 0 && isDeadEnd(at)) return false;
    entered[at] = 1;
    const onward = links[at]!;
    for (let i = 0; i < onward.length; i++) {
      if (entered[onward[i]!]) continue;
      way.push(onward[i]!);
      if (go(onward[i]!)) return true;
      way.pop();
    }
    entered[at] = 0;
    return false;
  };
  return go(from) ? way : undefined;
}
