import type { LessonText } from '../lesson.ts';

/** What is said at each step. */
export const text: LessonText = {
  about: 'Des cartes Intrigue, des pouvoirs, et une piscine où l’on accuse.',
  steps: {
    welcome: {
      says: 'Une villa avec piscine, {scarlet}, et un hôte qui ne recevra plus. L’un des dés porte un « ? » : il donne une carte Intrigue, comme les cases « ? ». Ici, rien n’oblige à utiliser tous ses pas.',
    },
    roll: { says: 'Lancez les dés.' },
    card: {
      says: 'Un « ? » ! Vous tirez un Majordome : on le garde pour son moment. Mais il y a aussi des cartes Temps, et qui tire la huitième est assassiné. Deux ont déjà sonné.',
    },
    play: {
      says: 'Votre Majordome vous offre six pas de plus. Sans lui, la piscine est trop loin : jouez-le.',
      nudge: 'Sans le Majordome, pas de piscine aujourd’hui. Jouez-le d’abord.',
    },
    walk: { says: 'Allez maintenant à la piscine.', nudge: 'Pas là : ici, tout mène à la piscine.' },
    look: {
      says: 'Toutes les mains sont égales, et les cartes restantes sont cachées à la piscine. Regardez-les : vous seul les verrez.',
      nudge: 'Regardez d’abord ! Personne d’autre n’a vu cette carte.',
    },
    accuse: {
      says: 'Une carte de moins {dans envelope}. Personne n’a été tué à la piscine : on n’y interroge personne. Mais le jour où vous serez certain, où faudra-t-il aller pour accuser ?',
      answers: { anywhere: 'N’importe où', room: 'Dans la pièce du crime', pool: 'À la piscine' },
      nudge: 'Rappelez-vous où tout mène, dans cette villa.',
    },
  },
  last: 'À la piscine, et nulle part ailleurs ! Et n’oubliez pas votre pouvoir : chaque invité en a un, une fois par partie.',
};
