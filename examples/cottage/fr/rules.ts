import type { Difference, RulesPage } from '@casefile/editions/rules';

export const rules: RulesPage = {
  'COT-01':
    'La chaumière a trois pièces : la cuisine, le petit salon et le grenier. Il y a 10 cartes : quatre suspects, trois armes et trois pièces.',
  'COT-02':
    'Deux à quatre joueurs s’assoient comme il leur plaît, et le premier d’entre eux commence. Une fois l’enveloppe remplie, les 7 autres cartes sont distribuées une à une, jusqu’à épuisement.',
  'COT-03':
    'Le joueur lance le dé et avance au plus d’autant de cases, en dépassant les autres pions s’il le faut, mais ne rentre pas dans la pièce qu’il vient de quitter. Au lieu de lancer le dé, un joueur qui est dans la cuisine ou dans le grenier peut prendre le passage vers l’autre.',
  'COT-04':
    'Le joueur qui est entré dans une pièce, ou y a été amené, peut nommer un suspect, une arme et cette pièce, une seule fois. Les autres répondent à tour de rôle, en commençant par la gauche ; le premier qui détient une carte nommée en montre une à l’auteur de la question, et à lui seul.',
  'COT-05':
    'À son tour, un joueur peut accuser, une fois par partie, à voix haute. Après une accusation fausse, ce joueur ne joue plus, mais continue à répondre.',
};

/** Its differences from the one-die classic. */
export const differs: readonly Difference[] = [
  { rules: ['COT-01'], says: 'La maison a trois pièces, et il y a dix cartes.' },
  { rules: ['COT-02'], says: 'On peut jouer à deux.' },
  {
    rules: ['COT-03'],
    says: 'Vous n’êtes pas obligé d’utiliser tout votre lancer, et les pions ne barrent pas le chemin.',
  },
];
