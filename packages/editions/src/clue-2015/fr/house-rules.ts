import type { HouseRuleWords } from '../../schema/names.ts';
import { allowed, rooms, sharedBy, suspicion } from '../../words/french/house-rules.fr.ts';

const shared = sharedBy({ ...rooms, ...suspicion });

export const houseRules: HouseRuleWords = {
  seating: shared.seating,
  dealFrom: shared.dealFrom,
  twoClueCards: {
    label: 'Deux loupes',
    values: {
      'one-by-one': 'On pioche et on applique une carte, puis l’autre',
      'both-drawn-first': 'On pioche les deux, puis on les applique',
    },
  },
  stayWithoutRolling: {
    label: 'Qui peut rester dans une pièce sans lancer les dés',
    values: { anyone: 'Tout le monde', 'only-if-pulled': 'Seulement un joueur qui y a été amené' },
  },
  rollTooLong: shared.rollTooLong,
  startSquare: shared.startSquare,
  unusedPawns: shared.unusedPawns,
  enteringARoom: shared.enteringARoom,
  goingBackIntoARoom: allowed('Rentrer dans une pièce quittée ce tour-ci'),
  accuseAfterDisproof: shared.accuseAfterDisproof,
  accuseInsteadOfSuggesting: shared.accuseInsteadOfSuggesting,
  roomCards: {
    label: 'Quatre cartes cachées dans les pièces',
    values: { 'with-two': 'À deux joueurs ou équipes', 'with-any-number': 'Quel que soit leur nombre' },
  },
  lookWhenRunByClueCard: allowed('Regarder la carte cachée de la pièce où mène sa propre carte d’indices'),
  lookWhenStaying: allowed('Regarder la carte cachée quand on reste pour émettre un soupçon'),
  roomCardOnceSeen: {
    label: 'Une carte cachée que quelqu’un a regardée',
    values: { stays: 'Reste pour le suivant', 'is-put-away': 'Est retirée' },
  },
};
