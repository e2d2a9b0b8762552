import { rules as classic } from '../clue-1986/rules.ts';
import { sameAsClassic } from './same.ts';

export const rules: Readonly<Record<string, string>> = {
  ...sameAsClassic(classic),
  'C02-07':
    'After a roll the pawn moves exactly the sum of the two dice, orthogonally, changing direction freely. When no path of that length exists, it moves as far as it can; when it cannot move at all, it stays. †',
  'C02-09':
    'A square that holds another pawn may be neither entered nor passed. A pawn of an unused suspect blocks like any other.',
  'C02-15':
    'Pawns on every door trap a player in their room, and they wait there until a door is free; they may not pass a turn to stay by choice. Where there is a passage, they must take it (or accuse). † While trapped they may not suggest (but C02-22 holds), and they may accuse. †',
  'C02-17':
    'A player who enters a room must make a suggestion there: any suspect, any weapon, and that room. They may accuse instead. †',
};
