import type { HouseRuleWords } from '../../schema/names.ts';
import { allowed, sharedBy } from '../../words/english/house-rules.en.ts';

const shared = sharedBy({ room: 'place' });

/** The house rules of this edition in English. */
export const houseRules: HouseRuleWords = {
  seating: shared.seating,
  weaponPlacement: shared.weaponPlacement,
  dealFrom: shared.dealFrom,
  enteringASquareAgain: shared.enteringASquareAgain,
  rollTooLong: shared.rollTooLong,
  passingPawns: allowed('Passing over other pawns'),
  unusedPawns: shared.unusedPawns,
  suggestWhenPulled: allowed('Suggesting where you were pulled, without moving'),
  leavingAPlace: {
    label: 'Leaving the place you are in',
    values: { compulsory: 'You must leave it', optional: 'You may stay there after rolling' },
  },
  trapped: shared.trapped,
  trappedBesidePassage: shared.trappedBesidePassage,
  accuseWithoutSuggesting: allowed('Accusing without suggesting first'),
  wrongAccuserAtADoor: {
    label: 'After a wrong accusation, a pawn in front of a door',
    values: { 'is-moved-inside': 'Is moved inside', stays: 'Stays there' },
  },
};
