import type { Difference, RulesPage } from '../../schema/rules.ts';

export const rules: RulesPage = {
  'SPD-01':
    'Il n’y a ni plateau, ni dés, ni pions. Il y a 21 cartes : six suspects, six armes et neuf pièces.',
  'SPD-02':
    'Trois à six joueurs s’assoient comme il leur plaît. Une fois l’enveloppe remplie, les 18 autres cartes sont distribuées une à une dans le sens des aiguilles d’une montre, à partir du joueur qui joue le premier, jusqu’à épuisement ; celui-ci est tiré au sort.',
  'SPD-03': 'À son tour, un joueur nomme, une seule fois, un suspect, une arme et une pièce de son choix.',
  'SPD-04':
    'Les autres répondent à tour de rôle, à partir de la gauche de celui qui interroge ; le premier qui détient une carte nommée lui en montre une, à lui seul, et personne d’autre n’est interrogé ensuite. Quand personne ne peut montrer de carte, tout le monde l’apprend.',
  'SPD-05':
    'À son tour, avant ou après avoir nommé trois cartes, un joueur peut accuser, une fois par partie. L’accusation est prononcée à voix haute : tous entendent les trois noms et apprennent si elle est juste. Une accusation fausse met fin au tour.',
};

/** Its differences from the one-die classic. */
export const differs: readonly Difference[] = [
  { rules: ['SPD-01'], says: 'Il n’y a ni plateau, ni dés, ni pions.' },
  { rules: ['SPD-01'], says: 'Le pistolet remplace le revolver, comme dans le classique à deux dés.' },
  {
    rules: ['SPD-02'],
    says: 'Les joueurs s’assoient comme il leur plaît, et un joueur tiré au sort joue le premier.',
  },
  { rules: ['SPD-03'], says: 'On peut nommer n’importe quelle pièce, sans y aller.' },
  {
    rules: ['SPD-03'],
    says: 'Aucun tour ne se perd en chemin : on nomme trois cartes à chaque tour.',
  },
];
