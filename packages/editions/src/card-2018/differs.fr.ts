import type { Difference } from '../difference.ts';

export const differs: readonly Difference[] = [
  { rules: ['K18-01'], says: 'Il y a 12 cartes, ou 15 dans la version avancée, au lieu de 21.' },
  {
    rules: ['K18-02'],
    says: 'Toutes les mains sont égales ; les cartes en trop sont posées face visible pour tous.',
  },
  { rules: ['K18-03'], says: 'Un joueur tiré au sort joue le premier.' },
  {
    rules: ['K18-04', 'K18-05'],
    says: 'Il n’y a ni plateau ni dé : un joueur pose une question sur deux cartes quelconques, et on lui montre l’une d’elles.',
  },
  { rules: ['K18-06', 'K18-07'], says: 'Un tour est une question ou une accusation, jamais les deux.' },
  {
    rules: ['K18-07', 'K18-09'],
    says: 'Quand un joueur accuse, d’autres peuvent accuser aussi ; si plusieurs le font et qu’aucun n’a raison, la partie s’arrête et personne ne gagne.',
  },
  { rules: ['K18-08'], says: 'Quand un accusateur seul se trompe, les trois noms restent secrets.' },
  { rules: ['K18-10'], says: 'À deux joueurs, quand l’un accuse, l’autre doit accuser aussi.' },
];
