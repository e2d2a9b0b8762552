import type { GuideText } from '@casefile/editions/guide';

export const text: GuideText = {
  aim: 'Découvrez qui a tué {victim}, avec quelle arme et dans quelle pièce : trois cartes que personne n’a vues sont cachées {dans envelope}. Le premier joueur qui les nomme toutes les trois gagne.',
  story:
    'La pluie, une chaumière de trois pièces, {count suspects} invités, et {victim} gît au potager. Personne ne peut partir avant que la route soit sèche.',
  turn: {
    move: {
      title: 'Lancez le dé et avancez',
      says: 'Lancez le dé et avancez au plus d’autant de cases. Un passage secret relie deux des pièces.',
    },
    suggest: {
      title: 'Émettez {un suggestion}',
      says: 'Dans la pièce où vous venez d’entrer, nommez un suspect, une arme et cette pièce.',
    },
    answer: {
      title: 'Les autres répondent',
      says: 'En commençant par votre gauche, le premier qui détient l’une des trois cartes vous en montre une, et personne d’autre ne la voit.',
    },
    accuse: {
      title: 'Accusez, si vous êtes sûr',
      says: 'Les trois cartes sont justes : vous gagnez. Une seule est fausse : vous ne pouvez plus gagner, mais vous continuez à répondre.',
    },
  },
  example: {
    lead: '{Le scarlet} demande : « {Le plum}, avec {le teapot}, {dans parlour} ? »',
    answers: {
      green: 'Il répond le premier. Il n’a aucune des trois cartes, et le dit.',
      peacock: 'Elle en a une, {le teapot}, et la montre {à scarlet} seule.',
    },
    after: '{Le scarlet} inscrit {initial peacock} en face {de teapot}.',
  },
  sheet: [
    'Avant le premier tour, cochez toutes les cartes de votre main : aucune ne peut être {inside}.',
    'Quand quelqu’un vous montre une carte, inscrivez l’initiale de ce joueur en face.',
  ],
  special: {
    small: {
      title: 'Une petite maison',
      says: '{count cards} cartes en tout : deux ou trois questions peuvent suffire.',
    },
    passage: {
      title: 'Un passage',
      says: 'Il vous épargne le dé, et vous mène à l’autre bout de la maison.',
    },
  },
};
