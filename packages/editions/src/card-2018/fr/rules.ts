import type { Difference, RulesPage } from '../../schema/rules.ts';

export const rules: RulesPage = {
  'K18-01':
    'Chaque joueur a un personnage et une carte Dossier par carte Preuve de la partie : sa propre liste secrète, de 12 cartes dans la version simple et de 15 dans la version avancée.',
  'K18-02':
    'Trois cartes Preuve, une par catégorie, se trouvent sous la carte Crime sans que personne les ait vues. Le reste est distribué de façon que toutes les mains soient égales ; les cartes en trop sont posées face visible pour tous.',
  'K18-03': 'Un joueur tiré au sort joue le premier ; le livret dit « celui qui a l’air le plus suspect ». †',
  'K18-04':
    'À son tour, un joueur pose une question sur deux cartes différentes de son choix, de la même catégorie ou de catégories différentes.',
  'K18-05':
    'Le joueur à gauche répond le premier : il montre une des deux cartes à celui qui a posé la question, et à lui seul, celle de son choix s’il a les deux, sans dire qu’il les a ; ou bien il dit n’avoir ni l’une ni l’autre, et la même question est posée au joueur suivant, jusqu’à ce que l’un montre une carte ou que tous aient été interrogés.',
  'K18-06': 'Le tour est alors terminé.',
  'K18-07':
    'Au lieu de poser une question, un joueur peut accuser. † Avant toute vérification, chacun des autres joueurs encore en droit d’accuser dit s’il accuse aussi. Ils décident tous en même temps, et personne ne voit le choix des autres avant que tous aient décidé. †',
  'K18-08':
    'S’il n’y a qu’un accusateur, il compare en secret. S’il a raison, il gagne et montre les cartes. S’il se trompe, il est éliminé comme en ALL-06 ; les autres n’apprennent pas les trois noms, et la partie continue.',
  'K18-09':
    'S’il y a plusieurs accusateurs, tous posent leurs trois cartes face cachée ; puis toutes sont retournées en même temps, et les cartes du crime aussi. L’ordre est le suivant : d’abord le joueur dont c’est le tour, puis les autres à partir de lui dans le sens des aiguilles d’une montre. † Le premier dans cet ordre qui a raison gagne. Si aucun n’a raison, le coupable s’est échappé : la partie s’arrête et personne ne gagne.',
  'K18-10':
    'Dans la version avancée à deux joueurs, quand l’un accuse, l’autre doit accuser aussi. La version simple se joue de même. †',
};

/** Its differences from the one-die classic. */
export const differs: readonly Difference[] = [
  { rules: ['K18-01'], says: 'Il y a 12 cartes, ou 15 dans la version avancée, au lieu de 21.' },
  {
    rules: ['K18-02'],
    says: 'Toutes les mains sont égales ; les cartes en trop sont posées face visible pour tous.',
  },
  { rules: ['K18-03'], says: 'Un joueur tiré au sort joue le premier.' },
  {
    rules: ['K18-04', 'K18-05'],
    says: 'Il n’y a ni plateau ni dé : un joueur pose une question sur deux cartes de son choix, et on lui montre l’une d’elles.',
  },
  { rules: ['K18-06', 'K18-07'], says: 'Un tour est une question ou une accusation, jamais les deux.' },
  {
    rules: ['K18-07', 'K18-09'],
    says: 'Quand un joueur accuse, d’autres peuvent accuser aussi ; si plusieurs le font et qu’aucun n’a raison, la partie s’arrête et personne ne gagne.',
  },
  { rules: ['K18-08'], says: 'Quand un accusateur seul se trompe, les trois noms restent secrets.' },
  { rules: ['K18-10'], says: 'À deux joueurs, quand l’un accuse, l’autre doit accuser aussi.' },
];
