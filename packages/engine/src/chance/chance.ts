import { scriptedChance } from './scripted.ts';
import { continueSeeded } from './seeded.ts';

/** What a draw is for; a script may fix draws by their name. */
export type Draw =
  | 'envelope'
  | 'deal'
  | 'layout'
  | 'weapons'
  | 'first'
  | 'die'
  | 'deck'
  | 'picked'
  | 'choice';

/** Everything random in a game, as a value that can be copied and saved. */
export interface Chance {
  /** A whole number from 0 to bound − 1, each equally likely. */
  below(bound: number): number;
  /** One of `from`, which must not be empty; the script's value if a script has one left for this draw. */
  pick<T>(from: readonly T[], of: Draw): T;
  /** The cards in a new order; never scripted. */
  shuffle<T>(cards: readonly T[]): T[];
  /** The same future, drawn independently of this one. */
  copy(): Chance;
  save(): ChanceData;
}

/** A generator as plain JSON: the seed and how many words of its stream are used, or the rest of a script. */
export type ChanceData =
  | { kind: 'seeded'; seed: string; used: number }
  | { kind: 'scripted'; script: Script; then: ChanceData };

/** For each draw, its values in the order they will be drawn. */
export type Script = Partial<Record<Draw, readonly (string | number)[]>>;

/** Chance restored from its data, at the point where it was saved. */
export function restoreChance(data: ChanceData): Chance {
  if (data.kind === 'seeded') return continueSeeded(data.seed, data.used);
  return scriptedChance(data.script, restoreChance(data.then));
}
