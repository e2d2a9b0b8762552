import type { Difference, RulesPage } from '../../schema/rules.ts';

export const rules: RulesPage = {
  'N15-01':
    'Chaque joueur choisit le suspect qu’il veut. Les joueurs jouent ensuite dans l’ordre des cases de départ. † Chaque pion se trouve sur sa case de départ, y compris ceux des suspects que personne n’incarne. Chaque arme commence dans une pièce différente, tirée au hasard. Une fois l’enveloppe remplie, les 18 autres cartes sont mélangées ensemble et distribuées une à une, dans le sens des aiguilles d’une montre, jusqu’à épuisement ; les mains peuvent différer d’une carte. La distribution commence par le joueur qui jouera le premier. † De plus, les neuf cartes d’indices sont mélangées et posées face cachée.',
  'N15-02':
    'Option de table : jouer avec les cartes d’indices (par défaut), ou sans elles (jeu traditionnel) ; une loupe vaut alors simplement 1.',
  'N15-03':
    '{Le scarlet} joue en premier ; si personne ne l’incarne, c’est le suspect en jeu qui la suit dans l’ordre de la table qui commence.',
  'N15-04':
    'Une loupe vaut 1. Avant de se déplacer, celui qui a lancé les dés pioche une carte d’indices par loupe (deux pour deux), la lit à tous et fait ce qu’elle dit ; les cartes utilisées vont sous la pioche. Deux cartes sont piochées et appliquées l’une après l’autre. †',
  'N15-05':
    'Ensuite, ou sans lancer les dés, le joueur fait une seule des choses suivantes : il avance de la somme des dés ; il prend le passage secret, si le tour a commencé dans cette pièce d’angle ; ou il reste dans la pièce où il est. Prendre le passage et rester sont permis après le lancer ; le passage l’est aussi au lieu du lancer, et un joueur amené dans une pièce peut aussi y rester sans lancer les dés. Tout joueur peut rester sans lancer les dés. †',
  'N15-06':
    'Aux dés, le pion avance exactement du nombre de cases obtenu, horizontalement ou verticalement, en changeant de direction à volonté. S’il n’existe aucun chemin de cette longueur, il va aussi loin qu’il peut ; s’il ne peut pas bouger du tout, il reste sur place. † Aucune case n’est parcourue deux fois dans le même tour. La case où le tour a commencé compte comme parcourue. † On ne peut ni entrer sur une case occupée par un autre pion ni la traverser. Le pion d’un suspect que personne n’incarne bloque comme tout autre. † Une porte est bloquée, à l’entrée comme à la sortie, quand un pion occupe la case située devant elle. N’importe quel pion la bloque. † Entrer dans une pièce met fin au déplacement, quoi qu’il reste du lancer : il n’est pas nécessaire d’obtenir le nombre exact pour entrer dans une pièce. Une pièce peut contenir autant de pions et d’armes que l’on veut. Une porte relie une pièce à la case de couloir située devant elle ; le seuil n’est pas lui-même une case, et entrer ou sortir compte pour une case. † Un joueur ne peut pas rentrer, par quelque porte que ce soit, dans une pièce qu’il a quittée pendant le même tour. †',
  'N15-07': 'Le joueur qui entre dans une pièce, ou qui y reste, y émet un soupçon.',
  'N15-08':
    'Le suspect et l’arme nommés sont amenés dans la pièce et y restent. Les adversaires répondent à tour de rôle, à partir de la gauche de celui qui a émis le soupçon. Le premier qui détient une carte nommée en montre une à l’auteur du soupçon, et à lui seul ; personne d’autre n’est interrogé ensuite. Quand personne ne peut montrer de carte, tout le monde l’apprend.',
  'N15-09':
    'Un pion amené dans une pièce y reste ; à son tour, le joueur peut lancer les dés et se déplacer, ou y émettre un soupçon.',
  'N15-10':
    'À tout moment de son propre tour où aucune réponse n’est attendue, un joueur dont le pion est dans une pièce peut accuser ; n’importe quelle pièce peut être nommée. Aucun soupçon préalable n’est nécessaire. L’accusation peut suivre aussitôt le soupçon. C’est permis même s’il a été démenti. † Elle peut remplacer le soupçon qu’exige N15-07. †',
  'N15-11':
    'Après une accusation fausse, ALL-06 s’applique : l’accusateur continue de démentir, et son pion peut encore être amené ailleurs par les autres. Le tour prend fin. Si personne ne trouve, le meurtrier s’échappe et personne ne gagne.',
  'N15-12':
    'À deux joueurs (ou deux équipes), une fois l’enveloppe remplie, quatre cartes sont posées au hasard, face cachée, dans quatre pièces différentes, et le reste est distribué. Option de table : n’importe quelles pièces (par défaut), ou la partie rapide avec les quatre pièces d’angle. À trois équipes ou plus, les cartes sont distribuées comme d’habitude. †',
  'N15-13':
    'Le joueur qui entre dans une pièce où se trouve une telle carte est seul à la regarder. Il la regarde aussi quand sa propre carte d’indices l’y conduit, et quand il s’apprête à émettre un soupçon dans une pièce où il a été amené. † La carte reste en place. † Tous voient que le joueur l’a regardée. †',
  'N15-14':
    'Jeu en équipe : plusieurs personnes peuvent jouer comme un seul joueur ; elles partagent la main, le pion, les notes et le tour.',
  'N15-15':
    'Carte d’indices « nommez un suspect » (un exemplaire) : celui qui la pioche nomme un suspect ; le joueur qui en détient la carte est sollicité et la montre à tous. Si personne ne la détient, tous l’apprennent. Une carte d’indices ne fait jamais montrer une carte posée dans une pièce (N15-12) ou dans l’enveloppe. †',
  'N15-16':
    'Carte d’indices « nommez une arme » (un exemplaire) : celui qui la pioche nomme une arme ; le joueur qui en détient la carte est sollicité et la montre à tous. Si personne ne la détient, tous l’apprennent. †',
  'N15-17':
    'Carte d’indices « nommez une pièce » (un exemplaire) : celui qui la pioche nomme une pièce ; le joueur qui en détient la carte est sollicité et la montre à tous. Si personne ne la détient, tous l’apprennent. †',
  'N15-18':
    'Carte d’indices « pression » (un exemplaire) : celui qui la pioche désigne un joueur, qui choisit une de ses cartes et la lui montre, à lui seul. †',
  'N15-19':
    'Carte d’indices « commérages » (deux exemplaires) : chaque joueur montre une carte de son choix à son voisin de gauche, tous en même temps. †',
  'N15-20':
    'Carte d’indices « aveux » (un exemplaire) : chaque joueur montre à tous une carte de son choix, tous en même temps. †',
  'N15-21':
    'Carte d’indices « un cri » (un exemplaire) : à tour de rôle, en commençant par celui qui l’a piochée, chaque joueur peut placer son pion dans n’importe quelle pièce. Cela ne donne aucun droit d’émettre un soupçon, sauf à son propre tour. †',
  'N15-22':
    'Carte d’indices « passage » (un exemplaire) : celui qui la pioche choisit une pièce sans passage ; elle est désormais reliée à toutes les pièces qui en ont un. †',
};

/** Its differences from the one-die classic. */
export const differs: readonly Difference[] = [
  { rules: ['N15-01'], says: '{Le orchid} remplace Mme White, et la dague le couteau.' },
  {
    rules: ['N15-12', 'N15-13'],
    says: 'On peut jouer à deux : quatre cartes sont alors posées face cachée dans quatre pièces, et le joueur qui entre dans l’une d’elles regarde sa carte.',
  },
  { rules: ['N15-14'], says: 'Une équipe peut jouer comme un seul joueur.' },
  { rules: ['N15-05'], says: 'On lance deux dés, et le pion avance de leur somme.' },
  {
    rules: ['N15-04', 'N15-02'],
    says: 'Le 1 de chaque dé est une loupe, et celui qui en fait une pioche une carte d’indices ; une table peut jouer sans cartes d’indices.',
  },
  {
    rules: ['N15-05', 'N15-07'],
    says: 'Un joueur peut rester dans sa pièce et y émettre un nouveau soupçon.',
  },
  { rules: ['N15-05'], says: 'On peut prendre le passage secret même après avoir lancé les dés.' },
  {
    rules: ['N15-10'],
    says: 'Un joueur ne peut accuser que si son pion est dans une pièce ; n’importe quelle pièce peut être nommée.',
  },
];
