/** The editions: one line each, numbered in the order in which they are offered. */

export { asterix as edition03 } from './asterix/edition.ts';
export { card2018 as edition07 } from './card-2018/edition.ts';
export { clue1986 as edition01 } from './clue-1986/edition.ts';
export { clue2002 as edition02 } from './clue-2002/edition.ts';
export { clue2015 as edition04 } from './clue-2015/edition.ts';
export { secrets2008 as edition05 } from './secrets-2008/edition.ts';
export { speed as edition08 } from './speed/edition.ts';
export { super1991 as edition06 } from './super-1991/edition.ts';
