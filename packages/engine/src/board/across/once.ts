import type { Walking } from './walking.ts';

/**
 * Calls `visit` with every path of exactly `steps` steps that enters no node twice, and returns the first one that
 * `visit` accepts. The start counts as entered. A path excludes its start and includes its end.
 */
export function findPathOnce(
  { links, isDeadEnd }: Walking,
  from: number,
  steps: number,
  visit: (path: readonly number[]) => boolean,
): readonly number[] | undefined {
  const entered = new Uint8Array(links.length);
  const path: number[] = [];
  const go = (at: number): boolean => {
    if (path.length === steps) return visit(path);
    if (path.length > 0 && isDeadEnd(at)) return false;
    entered[at] = 1;
    const onward = links[at]!;
    for (let i = 0; i < onward.length; i++) {
      if (entered[onward[i]!]) continue;
      path.push(onward[i]!);
      if (go(onward[i]!)) return true;
      path.pop();
    }
    entered[at] = 0;
    return false;
  };
  return go(from) ? path : undefined;
}
