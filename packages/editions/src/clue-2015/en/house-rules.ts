import type { HouseRuleWords } from '../../schema/names.ts';
import { allowed, sharedBy } from '../../words/english/house-rules.en.ts';

const shared = sharedBy({ room: 'room' });

export const houseRules: HouseRuleWords = {
  seating: shared.seating,
  dealFrom: shared.dealFrom,
  twoClueCards: {
    label: 'Two magnifiers',
    values: {
      'one-by-one': 'Draw one card and do what it says, then the other',
      'both-drawn-first': 'Draw both cards, then do what they say',
    },
  },
  stayWithoutRolling: {
    label: 'Who may stay in a room without rolling',
    values: { anyone: 'Anyone', 'only-if-pulled': 'Only a player who was pulled there' },
  },
  rollTooLong: shared.rollTooLong,
  startSquare: shared.startSquare,
  unusedPawns: shared.unusedPawns,
  enteringARoom: shared.enteringARoom,
  goingBackIntoARoom: allowed('Going back into a room you left this turn'),
  accuseAfterDisproof: shared.accuseAfterDisproof,
  accuseInsteadOfSuggesting: shared.accuseInsteadOfSuggesting,
  roomCards: {
    label: 'Four cards hidden in rooms',
    values: { 'with-two': 'With two players or teams', 'with-any-number': 'With any number' },
  },
  lookWhenRunByClueCard: allowed('Looking at a hidden card when your own clue card takes you there'),
  lookWhenStaying: allowed('Looking at a hidden card when you stay to suggest'),
  roomCardOnceSeen: {
    label: 'A hidden card somebody has looked at',
    values: { stays: 'Stays for the next player', 'is-put-away': 'Is put away' },
  },
};
