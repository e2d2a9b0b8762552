import type { HouseRuleWords } from '../../schema/names.ts';
import { first, type HouseRuleTerms, sharedBy } from './house-rules.fr.ts';

/** Those of either classic: each has its own word for a suggestion. */
export function classicHouseRules(terms: HouseRuleTerms): HouseRuleWords {
  const shared = sharedBy(terms);
  return {
    weaponPlacement: shared.weaponPlacement,
    dealFrom: shared.dealFrom,
    first: first({
      'table-order': '{scarlet}, sinon le suivant autour de la table',
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
}
