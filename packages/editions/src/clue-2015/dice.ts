import { type DieSigns, die } from '../shared/die.ts';

/** Two dice; a magnifying glass stands in place of the 1 of each, and counts as 1. */
export const dice = [die, die] as const;
export const dieSigns: DieSigns = [{ 1: 'magnifier' }, { 1: 'magnifier' }];
