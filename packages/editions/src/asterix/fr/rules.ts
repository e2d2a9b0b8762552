import type { Difference, RulesPage } from '../../schema/rules.ts';

/** The rules page in French, by the id of the rule. */
export const rules: RulesPage = {
  'AST-01':
    'Chaque joueur choisit le suspect qu’il veut. Les joueurs jouent ensuite dans l’ordre des cases de départ. † Chaque pion se trouve sur sa case de départ, y compris ceux des suspects que personne n’incarne. Chaque arme commence dans un lieu différent. Le hasard décide lesquels. † Une fois l’étui confidentiel garni, les 18 autres cartes sont mélangées ensemble et distribuées une à une, dans le sens des aiguilles d’une montre, jusqu’à épuisement ; les mains peuvent différer d’une carte. La distribution commence par le joueur qui jouera le premier. †',
  'AST-02': 'Grossebaf joue le premier ; si personne ne l’incarne, c’est le joueur à sa gauche qui commence.',
  'AST-03':
    'Un joueur se déplace aux dés ou, depuis un lieu d’angle au début du tour, par le passage ; le passage est annoncé et constitue tout le déplacement.',
  'AST-04':
    'Les passages relient deux paires de lieux d’angle : le bateau pirate et la falaise, la forêt et le camp romain. Le livret dit « la plage » : sur ce plateau, c’est la falaise. †',
  'AST-05':
    'Le pion avance exactement de la somme des dés, horizontalement ou verticalement, en changeant de direction à volonté. On peut passer plus d’une fois par la même case : le livret ne l’interdit pas. † S’il n’existe aucun chemin de cette longueur, le pion va aussi loin qu’il peut ; s’il ne peut pas bouger du tout, il reste sur place. †',
  'AST-06':
    'Il n’y a jamais deux pions sur la même case. On ne peut ni entrer sur une case occupée ni la traverser. †',
  'AST-07':
    'Les portes ne sont pas des cases ; entrer dans un lieu met fin au déplacement, quoi qu’il reste du lancer.',
  'AST-08':
    'Un joueur ne peut pas rentrer dans un lieu qu’il a quitté pendant le même tour, pas même par une autre porte.',
  'AST-09': 'En entrant dans un lieu, un joueur peut émettre une hypothèse ; il n’y est pas obligé.',
  'AST-10':
    'Le suspect et l’arme nommés sont amenés dans le lieu et y restent. Pour émettre une nouvelle hypothèse dans un lieu, il faut le quitter et y revenir. Être amené dans un lieu ne donne pas le droit d’y émettre une hypothèse sans en être d’abord sorti. † Un joueur doit quitter le lieu où il se trouve, par une porte ou par un passage. † Quand toutes les portes sont bloquées et qu’il n’y a pas de passage, il reste là sans lancer les dés, ne peut pas y émettre d’hypothèse et peut encore accuser. †',
  'AST-11':
    'Les adversaires répondent à tour de rôle, à partir de la gauche de celui qui a émis l’hypothèse. Le premier qui détient une carte nommée en montre une à l’auteur de l’hypothèse, et à lui seul ; personne d’autre n’est interrogé ensuite. Quand personne ne peut montrer de carte, tout le monde l’apprend.',
  'AST-12':
    'Dès qu’une carte est montrée, le tour est terminé, et aucune accusation ne suit. Quand personne ne montre de carte, l’auteur de l’hypothèse peut accuser ou finir son tour.',
  'AST-13':
    'Un joueur peut accuser à son tour quand il est sûr de lui. Il peut le faire aussi sans avoir d’abord émis d’hypothèse. † L’accusation est prononcée à voix haute, une seule fois par partie ; pour le reste, ALL-06 s’applique.',
  'AST-14':
    'Le pion d’un accusateur qui s’est trompé peut encore être amené ailleurs. S’il se trouve devant une porte, il est placé dans le lieu où elle mène. †',
};

/** Its differences from the one-die classic. */
export const differs: readonly Difference[] = [
  {
    rules: ['AST-01'],
    says: 'C’est un enlèvement qu’il faut élucider, avec ses propres suspects, ses armes et ses lieux.',
  },
  { rules: ['AST-02'], says: 'Grossebaf joue le premier.' },
  {
    rules: ['AST-04'],
    says: 'Les passages relient le bateau pirate à la falaise et la forêt au camp romain.',
  },
  {
    rules: ['AST-05'],
    says: 'On lance deux dés, et le pion avance de leur somme ; il peut passer plus d’une fois par la même case.',
  },
  {
    rules: ['AST-09'],
    says: 'Le joueur qui entre dans un lieu peut y émettre une hypothèse, sans y être obligé.',
  },
  {
    rules: ['AST-10'],
    says: 'Le joueur dont le pion a été amené dans un lieu ne peut pas y émettre d’hypothèse ; il doit d’abord en sortir.',
  },
  {
    rules: ['AST-12'],
    says: 'Dès qu’une carte est montrée, le tour est terminé : une accusation ne suit une hypothèse que si personne n’a montré de carte.',
  },
];
