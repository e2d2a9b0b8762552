/** The faces of an ordinary die. */
export const die = [1, 2, 3, 4, 5, 6] as const;

/** What is printed on a face in place of its pips. */
export type DieSign = 'question' | 'magnifier';

/** For each die of an edition its faces with a sign; one without an entry has pips. */
export type DieSigns = readonly Readonly<Partial<Record<number, DieSign>>>[];
