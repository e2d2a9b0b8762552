/** One thing an edition does otherwise than the one-die classic, and the rules of its own page that say so. */
export interface Difference {
  readonly rules: readonly string[];
  readonly says: string;
}
