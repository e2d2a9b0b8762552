import type { LessonText } from '../../schema/lesson.ts';

/** The words of each step. */
export const text: LessonText = {
  about: 'Douze cartes, pas de plateau : deux cartes par question.',
  steps: {
    welcome: {
      says: 'Ni plateau ni dés, {scarlet} : toute l’affaire tient en douze cartes, dont trois à part. Les mains sont égales ; ce qui reste est visible de tous : {le candlestick}.',
    },
    weapon: {
      says: 'Il n’y a que trois armes. {Le knife} est à vous, {le candlestick} est visible. Laquelle est donc l’arme du crime ? Touchez-la dans la dernière colonne de votre carnet jusqu’au ✓.',
      nudge:
        'Pas celle-là. Quelle arme n’est ni dans votre main, ni sur la table ? Dernière colonne, jusqu’au ✓.',
    },
    ask: {
      says: '{Le rope}, sans une seule question ! Vous pouvez interroger sur deux cartes de votre choix. Essayez {le plum} et {le kitchen}.',
      nudge: 'À votre guise, la prochaine fois. Pour l’heure : {le plum} et {le kitchen}.',
    },
    asked: {
      says: '{Le green} n’a ni l’une ni l’autre ! Une question est un tour entier : à lui d’interroger.',
    },
    show: { says: 'Il a nommé deux de vos cartes. Montrez-lui-en une, à votre choix.' },
    accuse: {
      says: 'Un tour, c’est une question ou une accusation, jamais les deux. Vous avez la preuve : accusez. À deux, si l’un accuse, l’autre doit accuser aussi, et tout est retourné d’un coup.',
      nudge: 'Vous le savez : {le plum}, {le rope}, {le kitchen}.',
    },
  },
  last: 'Vite fait, n’est-ce pas ? Deux cartes par question, question ou accusation, et chacun abat son jeu.',
};
