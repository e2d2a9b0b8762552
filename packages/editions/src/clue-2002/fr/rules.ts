import { rules as classic } from '../../clue-1986/fr/rules.ts';
import { type Difference, type RulesPage, renumbered } from '../../schema/rules.ts';

export const rules: RulesPage = {
  ...renumbered(classic, 'C86', 'C02'),
  'C02-01':
    'Chaque joueur prend un suspect. Les joueurs s’assoient dans l’ordre des cases de départ autour du plateau : {le scarlet}, {le mustard}, {le white}, {le green}, {le peacock}, {le plum}.',
  'C02-04':
    'Une fois l’enveloppe remplie, les 18 autres cartes sont mélangées ensemble et distribuées une à une, dans le sens des aiguilles d’une montre, jusqu’à épuisement ; les mains peuvent différer d’une carte. La distribution commence par le joueur qui jouera le premier. †',
  'C02-05':
    '{Le scarlet} joue en premier. Si personne ne l’incarne, c’est le suspect en jeu qui la suit dans l’ordre de la table qui commence. †',
  'C02-07':
    'Après un lancer, le pion avance exactement de la somme des deux dés, horizontalement ou verticalement, en changeant de direction à volonté. S’il n’existe aucun chemin de cette longueur, il va aussi loin qu’il peut ; s’il ne peut pas bouger du tout, il reste sur place. †',
  'C02-09':
    'On ne peut ni entrer sur une case occupée par un autre pion ni la traverser. Le pion d’un suspect que personne n’incarne bloque comme tout autre.',
  'C02-10':
    'Les passages secrets relient le bureau à la cuisine et la serre au salon. En prendre un constitue tout le déplacement.',
  'C02-15':
    'Des pions devant toutes les portes enferment un joueur dans sa pièce, et il y attend qu’une porte se libère ; il ne peut pas passer un tour pour y rester par choix. S’il y a un passage, il doit le prendre (ou accuser). † Tant qu’il est enfermé, il ne peut pas émettre de soupçon (mais C02-22 s’applique), et il peut accuser. †',
  'C02-17':
    'Le joueur qui entre dans une pièce doit y émettre un soupçon : n’importe quel suspect, n’importe quelle arme et cette pièce. Il peut accuser à la place. †',
  'C02-19':
    'Les adversaires répondent à tour de rôle, à partir de la gauche de celui qui a émis le soupçon. Le premier qui détient une carte nommée en montre une à l’auteur du soupçon, et à lui seul ; personne d’autre n’est interrogé ensuite.',
  'C02-21':
    'Chaque entrée dans une pièce ne donne droit qu’à un soupçon. Pour le suivant, le joueur doit entrer dans une autre pièce, ou revenir dans celle-ci à un tour postérieur à celui où il l’a quittée. Un joueur qui a émis un soupçon dans une pièce à son dernier tour, en a été retiré et y revient directement à son tour suivant peut y entrer, mais non y émettre de soupçon. †',
  'C02-22':
    'Un joueur dont le pion a été amené dans une pièce par le soupçon de quelqu’un depuis son dernier tour peut, à son tour suivant, émettre un soupçon dans cette pièce sans lancer les dés ni se déplacer ; ou bien il peut se déplacer comme d’habitude. Un pion qui était déjà dans la pièce n’y a pas été amené. Un joueur qui a émis un soupçon dans une pièce, en a été retiré et y est ramené avant son tour peut y émettre un soupçon : cette règle l’emporte sur C02-21. †',
  'C02-23':
    'On peut émettre un soupçon et porter une accusation dans le même tour. C’est permis même si le soupçon a été démenti. †',
  'C02-26':
    'L’accusateur qui s’est trompé continue de démentir, et son pion peut encore être amené ailleurs par les autres.',
};

/** Its differences from the one-die classic. */
export const differs: readonly Difference[] = [
  { rules: ['C02-07'], says: 'On lance deux dés, et le pion avance de leur somme.' },
  { rules: ['C02-03'], says: 'Parmi les six armes, le pistolet remplace le revolver.' },
  {
    rules: ['C02-15'],
    says: 'Le livret le dit lui-même : un joueur attend tant que des pions bloquent toutes les portes. Dans le classique à un dé, c’est notre lecture.',
  },
  {
    rules: ['C02-01', 'C02-26'],
    says: 'Toutes les autres règles sont celles du classique, sous les mêmes numéros.',
  },
];
