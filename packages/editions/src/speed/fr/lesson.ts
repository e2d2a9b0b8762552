import type { LessonText } from '../../schema/lesson.ts';

/** The words of each step. */
export const text: LessonText = {
  about: 'Ni plateau ni dés : un soupçon à chaque tour.',
  steps: {
    welcome: {
      says: 'Pour les gens pressés, {scarlet} : ni plateau, ni dés, ni pions. Les cartes sont celles du classique, et à chaque tour vous pouvez en nommer trois, à votre gré.',
    },
    suggest: {
      says: 'N’importe quelle pièce, sans y aller. Commencez par {le plum}, {le rope}, {le kitchen}.',
      nudge: 'Chaque chose en son temps. D’abord {le plum}, {le rope}, {le kitchen}.',
    },
    end: {
      says: '{Le green} n’en a aucune, {le peacock} vous a montré {le rope}. Comme toujours, un seul soupçon par tour : terminez le tour.',
      nudge: 'Pas encore de preuve. Terminez votre tour.',
    },
    listen: { says: 'Tendez l’oreille : c’est {le green} qui interroge.' },
    silence: { says: 'Il a nommé {le kitchen} lui aussi, et personne n’a rien pu montrer. Retenez-le.' },
    next: { says: 'Puis vient {le peacock}.' },
    show: {
      says: 'Elle a nommé de vos cartes. Montrez-lui-en une, celle qui lui en apprendra le moins.',
    },
    again: {
      says: '{Le green} n’avait ni {le plum} ni {le kitchen}, et {le peacock} les cachait peut-être derrière {le rope}. Redemandez les deux, avec {le pistol}.',
      nudge: 'Gardez {le plum} et {le kitchen}, ne changez que l’arme : {le pistol}.',
    },
    accuse: {
      says: 'Silence partout, et aucune des trois n’est à vous. On peut accuser dans le même tour. Eh bien ?',
      nudge: 'Les trois que vous venez de nommer, toutes !',
    },
  },
  last: 'Résolu avant que le thé ne refroidisse. Ne changez qu’une carte à la fois : le silence dit le reste.',
};
