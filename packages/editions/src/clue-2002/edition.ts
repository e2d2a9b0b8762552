import type { Edition } from '@casefile/engine';
import { classic } from '../classic/classic.ts';
import { readings as oneDie } from '../clue-1986/edition.ts';
import { die } from '../shared/die.ts';
import { cards } from './cards.ts';

/**
 * Where the rulebook is silent or ambiguous: one setting for each reading. Here the rulebook itself says that pawns of
 * unused suspects block (C02-09).
 */
export const readings = {
  ...oneDie, // C02-01 to C02-26 as there, except:
  seats: [3, 6],
  trappedPassage: 'must', // C02-15
  lingering: 'never', // C02-15: not while it is trapped either
  whoMustSuggest: 'may-accuse', // C02-17
} as const;

export const clue2002: Edition = classic(
  { id: 'clue-2002', version: 1, dice: [die, die] },
  cards,
  'C02',
  readings,
);
