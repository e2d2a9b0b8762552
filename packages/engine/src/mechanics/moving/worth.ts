/** How many steps a roll gives. */
export type RollValue = (dice: readonly number[]) => number;

/** Every die counts what it shows. */
export const sum: RollValue = (dice) => dice.reduce((total, die) => total + die, 0);

/** One face of the first die is a mark and counts as nothing. */
export const sumWithoutMark =
  (mark: number): RollValue =>
  (dice) =>
    sum(dice) - (dice[0] === mark ? mark : 0);
