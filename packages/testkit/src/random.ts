/** A small random generator for tests: repeatable, not secure. */
export type RandomInt = (bound: number) => number;

/** Whole numbers below a bound, the same ones for the same seed. */
export function randomFrom(seed: number): RandomInt {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return Math.floor((((word ^ (word >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
}

export function oneOf<T>(list: readonly T[], below: RandomInt): T {
  return list[below(list.length)]!;
}

/** Fisher and Yates. */
export function shuffled<T>(list: readonly T[], below: RandomInt): T[] {
  const mixed = [...list];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = below(last + 1);
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}
