import type { HouseRuleWords } from '../../schema/names.ts';
import { first, sharedBy } from '../../words/english/house-rules.en.ts';

const shared = sharedBy({ room: 'room' });

export const houseRules: HouseRuleWords = {
  weaponPlacement: shared.weaponPlacement,
  dealFrom: shared.dealFrom,
  first: first({
    'table-order': '{scarlet}, or the next player round the table',
    'highest-roll': 'The highest roll',
  }),
  rollTooLong: shared.rollTooLong,
  startSquare: shared.startSquare,
  unusedPawns: shared.unusedPawns,
  enteringARoom: shared.enteringARoom,
  trapped: shared.trapped,
  trappedBesidePassage: shared.trappedBesidePassage,
  suggestWhileTrapped: shared.suggestWhileTrapped,
  accuseInsteadOfSuggesting: shared.accuseInsteadOfSuggesting,
  suggestStraightBack: shared.suggestStraightBack,
  suggestWhenPulledBack: shared.suggestWhenPulledBack,
  accuseAfterDisproof: shared.accuseAfterDisproof,
};
