import type { HouseRuleWords } from '../../schema/names.ts';
import { allowed, first, hypothesis, places, sharedBy } from '../../words/french/house-rules.fr.ts';

const shared = sharedBy({ ...places, ...hypothesis });

export const houseRules: HouseRuleWords = {
  first: first({
    'left-of-dealer': 'Le voisin de gauche du donneur',
    dealer: 'Le donneur, qui a fait le plus haut score',
  }),
  tiedRolls: {
    label: 'En cas d’égalité au lancer de dés',
    values: {
      'roll-again': 'Les joueurs à égalité relancent',
      'first-seated-wins': 'Le premier d’entre eux autour de la table distribue',
    },
  },
  decliningToMove: allowed('Renoncer à se déplacer'),
  enteringASquareAgain: shared.enteringASquareAgain,
  countEndsOnAPawn: {
    label: 'Quand le compte s’arrête sur un autre pion',
    values: {
      'any-free-square-before': 'On s’arrête sur une case libre avant lui, au choix',
      'last-free-square-before': 'On s’arrête sur la dernière case libre avant lui',
    },
  },
  walkingThroughTheHall: allowed('Traverser le hall'),
  exactRollIntoTheHall: {
    label: 'Pour s’arrêter dans le hall, un compte exact',
    values: { 'not-needed': 'N’est pas nécessaire', needed: 'Est nécessaire' },
  },
  suggestionOnEntering: {
    label: 'Émettre une hypothèse dans le lieu où l’on entre',
    values: { optional: 'Au choix', compulsory: 'Obligatoire' },
  },
  suggestionBehindPassage: {
    label: 'Émettre une hypothèse au bout d’un passage secret',
    values: { optional: 'Comme dans tout lieu où l’on entre', compulsory: 'Obligatoire' },
  },
  passageBetweenPathAndStairs: {
    label: 'Après le passage entre le chemin de pierres et l’escalier',
    values: {
      'walk-on-behind-it': 'On continue avec le reste du lancer',
      'ends-the-move': 'Le déplacement est fini',
    },
  },
  gardenPassage: {
    label: 'Le passage entre le jardin et le hall se prend',
    values: {
      'from-path-and-stairs-only': 'Du chemin de pierres et de l’escalier seulement',
      'also-from-garden-and-hall': 'Aussi depuis le jardin et le hall eux-mêmes',
    },
  },
  spySquareAgain: {
    label: 'La même case Espion sert',
    values: { 'once-a-turn': 'Une fois par tour', 'at-each-visit': 'À chaque arrêt' },
  },
  suggestOnALaterTurn: allowed('Émettre une hypothèse un tour plus tard dans un lieu où l’on s’est tu'),
  suggestWhenPulledBack: shared.suggestWhenPulledBack,
  accuseOnASquare: allowed('Accuser sur une case de l’allée'),
  wrongAccuserNamed: {
    label: 'Après une accusation fausse, un pion que l’on nomme',
    values: { 'comes-along': 'Vient', stays: 'Reste où il est' },
  },
  spyingOnWrongAccusers: allowed('Espionner un joueur dont l’accusation était fausse'),
};
