/** A random number from 0 up to, but not including, 1. The caller provides it, so that draws can be repeated. */
export type Random = () => number;
/** A whole number from 0 up to, but not including, the bound. */
export type RandomInt = (bound: number) => number;

/** Repeatable, quick, and good enough for drawing deals; no secret may depend on it. */
export function randomFrom(seed: number): Random {
  let a = seed | 0;
  let b = 0x9e3779b9 | 0;
  let c = 0x243f6a88 | 0;
  let d = 1;
  const next = (): number => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let i = 0; i < 12; i++) next();
  return next;
}

/** Whole numbers from a seed, the same ones each time. */
export const randomIntFrom = (seed: number): RandomInt => {
  const random = randomFrom(seed);
  return (bound) => Math.floor(random() * bound);
};

/** The list in a random order (Fisher–Yates). */
export function shuffled<T>(list: readonly T[], randomInt: RandomInt): T[] {
  const mixed = [...list];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}
