import type { HouseRuleWords } from '../../schema/names.ts';
import { allowed, first, sharedBy } from '../../words/english/house-rules.en.ts';

const shared = sharedBy({ room: 'place' });

export const houseRules: HouseRuleWords = {
  first: first({
    'left-of-dealer': 'The player on the dealer’s left',
    dealer: 'The dealer: the highest roll',
  }),
  tiedRolls: {
    label: 'When the highest roll is tied',
    values: {
      'roll-again': 'Those who tied roll again',
      'first-seated-wins': 'The first of them in seating order deals',
    },
  },
  decliningToMove: allowed('Choosing not to move'),
  enteringASquareAgain: shared.enteringASquareAgain,
  countEndsOnAPawn: {
    label: 'When the count ends on another pawn',
    values: {
      'any-free-square-before': 'Stop on any free square before it',
      'last-free-square-before': 'Stop on the last free square before it',
    },
  },
  walkingThroughTheHall: allowed('Walking through the Hall'),
  exactRollIntoTheHall: {
    label: 'An exact roll to stop in the Hall',
    values: { 'not-needed': 'Not needed', needed: 'Needed' },
  },
  suggestionOnEntering: {
    label: 'Suggesting in a place you enter',
    values: { optional: 'Optional', compulsory: 'Compulsory' },
  },
  suggestionBehindPassage: {
    label: 'Suggesting in a place you reach by a secret passage',
    values: { optional: 'As in any place you enter', compulsory: 'Compulsory' },
  },
  passageBetweenPathAndStairs: {
    label: 'After the passage between the stone path and the stairs',
    values: { 'walk-on-behind-it': 'Walk on with the rest of the roll', 'ends-the-move': 'The move is over' },
  },
  gardenPassage: {
    label: 'The passage between the Garden and the Hall is taken',
    values: {
      'from-path-and-stairs-only': 'From the stone path and the stairs only',
      'also-from-garden-and-hall': 'Also from the Garden and the Hall themselves',
    },
  },
  spySquareAgain: {
    label: 'The same spy square works',
    values: { 'once-a-turn': 'Once a turn', 'at-each-visit': 'Each time you stop on it' },
  },
  suggestOnALaterTurn: allowed('Suggesting a turn later in a place where you kept silent'),
  suggestWhenPulledBack: shared.suggestWhenPulledBack,
  accuseOnASquare: allowed('Accusing on a square of the path'),
  wrongAccuserNamed: {
    label: 'After a wrong accusation, a pawn that is named',
    values: { 'comes-along': 'Comes along', stays: 'Stays where it is' },
  },
  spyingOnWrongAccusers: allowed('Spying on a player who made a wrong accusation'),
};
