import type { HouseRuleWords } from '../../schema/names.ts';
import { allowed, first } from '../../words/english/house-rules.en.ts';

export const houseRules: HouseRuleWords = {
  first: first({ 'table-order': '{scarlet}, or the next one on the list' }),
  accuseAfterAsking: allowed('Accusing after your question has been answered'),
  joiningAnAccusation: {
    label: 'When somebody accuses, the others decide',
    values: { 'all-at-once': 'All at once, in secret', 'one-by-one': 'One by one from the left, openly' },
  },
  accusationOrder: {
    label: 'When several accusers are right, the first one wins',
    values: {
      'from-the-player-in-turn': 'Starting with the player whose turn it is',
      'as-laid-down': 'In the order the cards were laid down',
    },
  },
  forcedAccusationWithTwo: {
    label: 'With two players, when one accuses the other must too',
    values: {
      'basic-and-advanced': 'In the basic and the advanced game',
      'advanced-only': 'In the advanced game only',
    },
  },
};
