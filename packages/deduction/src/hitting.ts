/** The smallest set that has a member of each of these, no larger than allowed; null when there is none. */
export function smallestHitting(sets: readonly (readonly number[])[], most: number): number[] | null {
  for (let size = 0; size <= most; size++) {
    const found = hit(sets, [], size);
    if (found !== null) return found;
  }
  return null;
}

function hit(sets: readonly (readonly number[])[], chosen: readonly number[], left: number): number[] | null {
  const missed = sets.filter((set) => !set.some((member) => chosen.includes(member)));
  if (missed.length === 0) return [...chosen];
  if (left === 0 || disjoint(missed) > left) return null;
  const smallest = missed.reduce((a, b) => (b.length < a.length ? b : a));
  for (const member of smallest) {
    const found = hit(missed, [...chosen, member], left - 1);
    if (found !== null) return found;
  }
  return null;
}

/** Sets without a common member need a member each. */
function disjoint(sets: readonly (readonly number[])[]): number {
  const seen = new Set<number>();
  let count = 0;
  for (const set of sets) {
    if (set.some((member) => seen.has(member))) continue;
    for (const member of set) seen.add(member);
    count++;
  }
  return count;
}
