/** All bugs that are planted. */
import { leaks } from './leaks.ts';
import { mistakes } from './mistakes.ts';
import type { Planted } from './planted.ts';
import { secrets } from './secrets.ts';
import { slips } from './slips.ts';
import { trust } from './trust.ts';

export const bugs: readonly Planted[] = [...leaks, ...mistakes, ...secrets, ...slips, ...trust];
