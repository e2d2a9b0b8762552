import type { HouseRuleWords } from '../../schema/names.ts';
import { first, hypothesis, rooms, sharedBy } from '../../words/french/house-rules.fr.ts';

const shared = sharedBy({ ...rooms, ...hypothesis });

export const houseRules: HouseRuleWords = {
  weaponPlacement: shared.weaponPlacement,
  dealFrom: shared.dealFrom,
  first: first({
    'table-order': 'Mlle Rose, sinon le suivant autour de la table',
    'highest-roll': 'Le plus haut score au lancer',
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
