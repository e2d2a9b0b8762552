import type { HouseRuleWords } from '../../schema/names.ts';
import { allowed } from '../../words/french/house-rules.fr.ts';

export const houseRules: HouseRuleWords = {
  restingOnAnIntrigueSquare: {
    label: 'Commencer son tour sur une case Intrigue et y rester',
    values: { 'draws-nothing': 'Ne fait rien piocher', 'draws-a-card': 'Fait piocher une carte' },
  },
  namedWhereOneIs: {
    label: 'Être nommé dans la pièce où l’on est déjà',
    values: {
      'is-not-moved-there': 'Ne donne pas le droit de rester',
      'counts-as-moved-there': 'Vaut un déplacement : on peut rester',
    },
  },
  leavingThePool: {
    label: 'Quitter la piscine',
    values: { 'like-any-room': 'Comme toute pièce', 'not-needed': 'On peut y rester, ou y revenir' },
  },
  stayCardInThePool: allowed('Jouer la carte Majordome « rester » dans la piscine'),
  drawWhenPulledByOneself: allowed('Piocher quand on est déplacé par sa propre hypothèse'),
  drawWhenPulledOutOfThePool: allowed('Piocher quand on est amené hors de la piscine'),
  wrongAccuserTurns: {
    label: 'Les tours après une accusation fausse',
    values: {
      none: 'Aucun',
      'suggests-where-pulled': 'Seulement pour une hypothèse là où l’on a été amené',
    },
  },
  wrongAccuserReactions: allowed(
    'Cartes Majordome et pouvoirs au tour des autres, après une accusation fausse',
  ),
  murderedPlayersAnswer: {
    label: 'Les joueurs assassinés',
    values: { 'not-asked': 'Ne répondent plus', asked: 'Montrent encore une carte de leur main dévoilée' },
  },
  sentToAnIntrigueSquare: {
    label: 'Arriver sur une case Intrigue par une carte Majordome',
    values: { 'draws-a-card': 'Fait piocher une carte', 'draws-nothing': 'Ne fait rien piocher' },
  },
  rightHandNeighbour: {
    label: 'Si le voisin de droite a été assassiné',
    values: {
      'next-surviving': 'Le survivant suivant montre une carte',
      'nobody-if-murdered': 'Personne ne montre de carte',
    },
  },
  pawnsSentHome: {
    label: 'Quels pions sont renvoyés au départ',
    values: { 'any-pawn': 'N’importe quel autre pion', 'players-pawns-only': 'Seulement ceux des joueurs' },
  },
  sendingHomeToATakenSquare: allowed('Renvoyer un pion sur une case de départ occupée'),
  noAnswerEnds: {
    label: '« Aucune réponse » met fin',
    values: { 'the-turn': 'À tout le tour', 'the-answers': 'Aux réponses seulement' },
  },
  noAnswerBySuggester: allowed('« Aucune réponse » jouée par l’auteur de l’hypothèse'),
  noAnswerWindow: {
    label: '« Aucune réponse » peut être jouée',
    values: {
      'once-before-the-first-answer': 'Une fois, avant la première réponse',
      'before-each-answer': 'Avant chaque réponse',
    },
  },
  noAnswerInsteadOfShowing: allowed('« Aucune réponse » au lieu de la carte à montrer'),
  scarletSees: {
    label: '{scarlet} : ce que son pouvoir fait voir',
    values: {
      'answers-only': 'Les cartes montrées en réponse à une hypothèse',
      'any-card-shown': 'Toute carte montrée à un autre joueur',
    },
  },
  betweenMustardsMoves: {
    label: '{mustard} : entre ses deux déplacements',
    values: {
      'nothing-is-done': 'On ne fait rien',
      'look-or-accuse-in-the-pool': 'Dans la piscine, on regarde ou on accuse',
    },
  },
  greensPowerFrom: {
    label: '{green} : son pouvoir s’utilise',
    values: { anywhere: 'De partout', 'a-room-with-a-card': 'D’une pièce qui a une carte' },
  },
  greensPowerAfterAnIntrigueSquare: allowed('{green} : son pouvoir après un arrêt sur une case Intrigue'),
};
