import type { LessonText } from '../../schema/lesson.ts';

/** The words of each step. */
export const text: LessonText = {
  about: 'Des cartes Intrigue, des pouvoirs, et une piscine où l’on accuse.',
  steps: {
    welcome: {
      says: 'Bienvenue, {scarlet}, dans une villa avec piscine dont l’hôte ne recevra plus. L’un des dés porte un « ? » : il donne une carte Intrigue, comme les cases « ? ». Ici, rien n’oblige à utiliser tous ses pas.',
    },
    roll: { says: 'Lancez les dés.' },
    card: {
      says: 'Un « ? » ! Vous piochez une carte Majordome : gardez-la pour le bon moment. Mais il y a aussi des cartes Temps, et celui qui pioche la huitième est assassiné. Deux sont déjà sur la table.',
    },
    play: {
      says: 'Votre carte Majordome vous offre six pas de plus. Sans elle, la piscine est trop loin : jouez-la.',
      nudge: 'Sans cette carte, pas de piscine aujourd’hui. Jouez-la d’abord.',
    },
    walk: { says: 'Allez maintenant à la piscine.', nudge: 'Pas là : ici, tout mène à la piscine.' },
    look: {
      says: 'Toutes les mains sont égales, et les cartes en trop sont cachées {dans pool}. Regardez : vous seule les verrez.',
      nudge: 'Regardez d’abord ! Personne d’autre n’a vu cette carte.',
    },
    accuse: {
      says: 'Celle-là n’est donc pas {dans envelope}. {Le pool} n’a pas de carte : on n’y émet pas d’hypothèse. Mais le jour où vous serez sûre, où faudra-t-il aller pour accuser ?',
      answers: { anywhere: 'N’importe où', room: 'Dans la pièce du crime', pool: 'À la piscine' },
      nudge: 'Rappelez-vous où mène tout chemin, dans cette villa.',
    },
  },
  last: 'À la piscine, et nulle part ailleurs ! Et n’oubliez pas votre pouvoir : chaque invité en a un, une fois par partie.',
};
