import type { HouseRuleWords } from '../names.ts';
import { allowed, rooms, sharedBy, suspicion } from '../words/house-rules.fr.ts';

const shared = sharedBy({ ...rooms, ...suspicion });

export const houseRules: HouseRuleWords = {
  seating: shared.seating,
  dealFrom: shared.dealFrom,
  twoClueCards: {
    label: 'Deux loupes',
    values: {
      'one-by-one': 'Une carte après l’autre',
      'both-drawn-first': 'On pioche les deux, puis on les joue',
    },
  },
  stayWithoutRolling: {
    label: 'Qui peut rester dans une pièce sans lancer les dés',
    values: { anyone: 'Tout le monde', 'only-if-pulled': 'Seulement qui y a été amené' },
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
    values: { 'with-two': 'À deux joueurs ou équipes', 'with-any-number': 'À n’importe quel nombre' },
  },
  lookWhenRunByClueCard: allowed('Regarder la carte cachée là où sa propre carte d’indice envoie'),
  lookWhenStaying: allowed('Regarder la carte cachée quand on reste pour émettre un soupçon'),
  roomCardOnceSeen: {
    label: 'Une carte cachée que quelqu’un a regardée',
    values: { stays: 'Reste pour le suivant', 'is-put-away': 'Est retirée' },
  },
};
