import { rules as classic } from '../../clue-1986/en/rules.ts';
import { type Difference, type RulesPage, renumbered } from '../../schema/rules.ts';

export const rules: RulesPage = {
  ...renumbered(classic, 'C86', 'C02'),
  'C02-07':
    'After a roll the pawn moves exactly the sum of the two dice, horizontally or vertically, changing direction freely. When no path of that length exists, it moves as far as it can; when it cannot move at all, it stays where it is. †',
  'C02-09':
    'A pawn may neither enter nor pass through a square that holds another pawn. The pawn of a suspect nobody plays blocks like any other.',
  'C02-15':
    'A player with a pawn in front of every door is trapped in the room and waits there until a door is free; nobody may pass a turn in order to stay. Where there is a passage, they must take it (or accuse). † While trapped they may not suggest (but C02-22 applies), and they may accuse. †',
  'C02-17':
    'On entering a room a player has to make a suggestion there: any suspect, any weapon, and that room. They may accuse instead. †',
};

/** Its differences from the one-die classic. */
export const differs: readonly Difference[] = [
  { rules: ['C02-07'], says: 'Two dice are rolled, and the pawn moves their sum.' },
  { rules: ['C02-03'], says: 'The pistol takes the place of the revolver among the six weapons.' },
  {
    rules: ['C02-15'],
    says: 'The rulebook itself says that a player waits while pawns block every door; in the one-die classic that is our reading.',
  },
  { rules: ['C02-01', 'C02-26'], says: 'All other rules are those of the classic, under the same numbers.' },
];
