import type { HouseRuleWords } from '../../schema/names.ts';
import { allowed, hypothesis, places, sharedBy } from '../../words/french/house-rules.fr.ts';

const shared = sharedBy({ ...places, ...hypothesis });

/** The house rules of this edition in French. */
export const houseRules: HouseRuleWords = {
  seating: shared.seating,
  weaponPlacement: shared.weaponPlacement,
  dealFrom: shared.dealFrom,
  enteringASquareAgain: shared.enteringASquareAgain,
  rollTooLong: shared.rollTooLong,
  passingPawns: allowed('Passer par-dessus les autres pions'),
  unusedPawns: shared.unusedPawns,
  suggestWhenPulled: allowed('Émettre une hypothèse là où l’on a été amené, sans bouger'),
  leavingAPlace: {
    label: 'Quitter le lieu où l’on est',
    values: { compulsory: 'C’est obligatoire', optional: 'On peut y rester après avoir lancé' },
  },
  trapped: shared.trapped,
  trappedBesidePassage: shared.trappedBesidePassage,
  accuseWithoutSuggesting: allowed('Accuser sans avoir émis d’hypothèse'),
  wrongAccuserAtADoor: {
    label: 'Après une accusation fausse, un pion devant une porte',
    values: { 'is-moved-inside': 'Est placé à l’intérieur', stays: 'Reste là' },
  },
};
