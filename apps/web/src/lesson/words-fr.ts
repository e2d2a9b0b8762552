import type { LessonWords } from './words.ts';

export const words: LessonWords = {
  name: 'Mme Finch, la gouvernante',
  goOn: 'Continuer',
  nudge: 'Chaque chose en son temps : d’abord ceci, je vous prie.',
  leave: 'Quitter la leçon',
  leaveAsk: 'Je vous laisse ? La leçon vous attend sur la page d’accueil.',
  stay: 'Restez, je vous prie',
  alone: 'Jouer sans moi',
  later: 'Arrêter pour l’instant',
  progress: 'Avancement de la leçon',
  real: 'Jouer une vraie partie',
  more: 'Et ensuite ?',
  title: 'Apprendre à jouer',
  first: 'Votre première partie',
  firstHint: 'En cinq minutes, avec Mme Finch à vos côtés.',
  others: 'Les autres éditions, en deux minutes chacune',
  goOnWith: 'commencée : continuer',
  again: 'faite : la refaire',
  unknown: 'Cette leçon n’existe pas. Voici celles que nous avons :',
  unkept: 'Ce navigateur n’enregistre rien : une leçon quittée reprend depuis le début.',
  howTo: 'Comment jouer, sur une page',
};
