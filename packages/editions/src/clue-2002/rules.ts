import { rules as classic } from '../clue-1986/rules.ts';
import { sameAsClassic } from './same.ts';

export const rules: Readonly<Record<string, string>> = {
  ...sameAsClassic(classic),
  'C02-07':
    'After a roll the pawn moves exactly the sum of the two dice, horizontally or vertically, changing direction freely. When no path of that length exists, it moves as far as it can; when it cannot move at all, it stays where it is. †',
  'C02-09':
    'A pawn may neither enter nor pass through a square that holds another pawn. The pawn of a suspect nobody plays blocks like any other.',
  'C02-15':
    'A player with a pawn in front of every door is trapped in the room and waits there until a door is free; nobody may pass a turn in order to stay. Where there is a passage, they must take it (or accuse). † While trapped they may not suggest (but C02-22 applies), and they may accuse. †',
  'C02-17':
    'On entering a room a player has to make a suggestion there: any suspect, any weapon, and that room. They may accuse instead. †',
};
