/** The faces of an ordinary die. */
export const die = [1, 2, 3, 4, 5, 6] as const;

/** A sign printed on a face in place of pips. */
export type DieSign = 'question' | 'magnifier';

/** The faces with a sign for each die of an edition; all others have pips. */
export type DieSigns = readonly Readonly<Partial<Record<number, DieSign>>>[];
