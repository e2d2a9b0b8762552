import { rules as classic } from '../clue-1986/rules.ts';
import { sameAsClassic } from './same.ts';

export const rules: Readonly<Record<string, string>> = {
  ...sameAsClassic(classic),
  'C02-07':
    'After a roll the pawn moves exactly the sum of the two dice, orthogonally, changing direction freely. When no path of that length exists, it moves as far as it can; when it cannot move at all, it stays. †',
  'C02-09':
    'A square that holds another pawn may be neither entered nor passed. A pawn of an unused suspect blocks like any other.',
  'C02-15':
    'Pawns on every door trap a seat in its room, and it waits there until a door is free; it may not pass a turn to stay by choice. Where there is a passage, it must take it (or accuse). † While trapped it may not suggest (but C02-22 holds), and it may accuse. †',
  'C02-17':
    'A seat that enters a room must make a suggestion there: any suspect, any weapon, and that room. It may accuse instead. †',
};
