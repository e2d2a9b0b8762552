/** What the champion is like, in numbers. */
export interface Temper {
  /** How many deals are drawn to weigh suggestions, and up to how many all are taken instead. */
  readonly worlds: number;
  readonly most: number;
  /** In how many of them it imagines what the others know. */
  readonly imagined: number;
  /** How many suggestions are weighed to the end. */
  readonly weighed: number;
  /** The chance to win that a turn's waiting leaves, with nothing left to find out, and what a bit takes of it. */
  readonly hope: number;
  readonly fade: number;
  /** What a bit told to the others costs. */
  readonly leak: number;
  /** What the chance that this is the solution is worth besides. */
  readonly prize: number;
  /** Whether the others' suggestions are believed to say something about their hands. */
  readonly reads: boolean;
  /** Whether who does not accuse is taken not to know. */
  readonly silent: boolean;
  readonly shows: 'least' | 'again';
  readonly gambles: number;
}

export const calmTemper: Temper = {
  worlds: 320,
  most: 600,
  imagined: 6,
  weighed: 60,
  hope: 0.75,
  fade: 0.3,
  leak: 0.05,
  prize: 0.02,
  reads: true,
  silent: true,
  shows: 'least',
  gambles: 0.8,
};
