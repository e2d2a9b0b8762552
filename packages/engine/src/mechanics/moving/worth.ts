/** How many steps a roll gives. */
export type Worth = (dice: readonly number[]) => number;

/** Every die counts what it shows. */
export const sum: Worth = (dice) => dice.reduce((total, die) => total + die, 0);

/** One face of the first die is a mark and counts as nothing. */
export const sumBesides =
  (mark: number): Worth =>
  (dice) =>
    sum(dice) - (dice[0] === mark ? mark : 0);
