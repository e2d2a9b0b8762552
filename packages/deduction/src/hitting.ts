type Sets = readonly (readonly number[])[];

/** So many choices are tried: beyond, the answer is not worth the wait. */
const mostChoices = 5_000;

/**
 * The smallest set that has a member of each of these, of a size from `least` to `most`; null when there is none, or
 * when it takes too long to find one.
 */
export function smallestHitting(sets: Sets, least: number, most: number): number[] | null {
  let choices = 0;
  const hit = (missed: Sets, chosen: readonly number[], left: number): readonly number[] | null => {
    if (missed.length === 0) return chosen;
    if (left === 0 || disjoint(missed) > left) return null;
    const smallest = missed.reduce((a, b) => (b.length < a.length ? b : a));
    for (const member of smallest) {
      if (++choices > mostChoices) return null;
      const still = missed.filter((set) => !set.includes(member));
      const found = hit(still, [...chosen, member], left - 1);
      if (found !== null) return found;
    }
    return null;
  };
  for (let size = least; size <= most && choices <= mostChoices; size++) {
    const found = hit(sets, [], size);
    if (found !== null) return [...found];
  }
  return null;
}

/** Sets without a common member need a member each. */
function disjoint(sets: Sets): number {
  const seen = new Set<number>();
  let count = 0;
  for (const set of sets) {
    if (set.some((member) => seen.has(member))) continue;
    for (const member of set) seen.add(member);
    count++;
  }
  return count;
}
