import type { LessonText } from '../../schema/lesson.ts';

/** The words of each step. */
export const text: LessonText = {
  about: 'Des loupes, des cartes d’indices, et des pièces où l’on peut rester.',
  steps: {
    welcome: {
      says: 'Bienvenue en 2015, {scarlet}. {Le orchid} s’est jointe aux invités. Et regardez les dés : à la place du 1, une loupe.',
    },
    roll: { says: 'Lancez les dés, et espérez une loupe.' },
    clue: {
      says: 'Une loupe ! Vous piochez une carte d’indices : nommez une pièce, et celui qui a cette carte la montre à tous. Nommez {le library}.',
      nudge: 'Bonne idée aussi. Mais essayez donc {le library}.',
    },
    passage: {
      says: 'C’est donc {le green} qui l’a, et tous l’ont vue. Vous avez déjà lancé, mais ici le passage secret vous reste ouvert. Prenez-le.',
      nudge: 'Ménagez vos souliers, prenez le passage.',
    },
    suggest: {
      says: 'Vous voici dans une pièce : émettez un soupçon. {Le orchid}, avec {le candlestick}.',
      nudge: 'Parlons plutôt {de orchid}, avec {le candlestick}.',
    },
    end: {
      says: 'Une carte de plus pour votre carnet. Vous pourriez accuser, puisque vous êtes dans une pièce : dans le couloir, c’est interdit. Mais il est trop tôt : terminez votre tour.',
      nudge: 'Pas encore, vous n’avez pas de preuve. Terminez votre tour.',
    },
    wait: { says: 'Voyez-vous ? Les autres ne quittent même pas leur pièce.' },
    stay: {
      says: 'Faites de même. Restez où vous êtes, au lieu de lancer les dés, et émettez un nouveau soupçon.',
      nudge: 'On vous offre un fauteuil : restez, pour une fois.',
    },
    again: { says: 'Et maintenant, interrogez comme il vous plaira.' },
  },
  last: 'Une loupe donne une carte d’indices, on peut rester dans sa pièce, et l’on n’accuse que dans une pièce. À deux joueurs, des cartes sont cachées dans quatre pièces : allez-y voir.',
};
