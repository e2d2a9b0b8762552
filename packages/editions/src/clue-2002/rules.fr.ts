import { rules as classic } from '../clue-1986/rules.fr.ts';
import { sameAsClassic } from './same.ts';

export const rules: Readonly<Record<string, string>> = {
  ...sameAsClassic(classic),
  'C02-07':
    'Après un lancer, le pion avance exactement de la somme des deux dés, horizontalement ou verticalement, en changeant de direction à volonté. S’il n’existe aucun chemin de cette longueur, il va aussi loin qu’il peut ; s’il ne peut pas bouger du tout, il reste sur place. †',
  'C02-09':
    'On ne peut ni entrer sur une case occupée par un autre pion ni la traverser. Le pion d’un suspect que personne n’incarne bloque comme tout autre.',
  'C02-15':
    'Des pions devant toutes les portes enferment un joueur dans sa pièce, et il y attend qu’une porte se libère ; il ne peut pas passer un tour pour y rester par choix. S’il y a un passage, il doit le prendre (ou accuser). † Tant qu’il est enfermé, il ne peut pas émettre d’hypothèse (mais C02-22 s’applique), et il peut accuser. †',
  'C02-17':
    'Le joueur qui entre dans une pièce doit y émettre un soupçon : un suspect quelconque, une arme quelconque et cette pièce. Il peut accuser à la place. †',
};
