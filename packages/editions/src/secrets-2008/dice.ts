import { type DieSigns, die } from '../shared/die.ts';

/** The face of the first die that carries the “?”, in place of its number. */
export const mark = 1;

/** Two dice; the “?” is on the first of them alone. */
export const dice = [die, die] as const;
export const dieSigns: DieSigns = [{ [mark]: 'question' }, {}];
