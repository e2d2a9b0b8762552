import type { Difference } from '../difference.ts';

export const differs: readonly Difference[] = [
  { rules: ['SPD-01'], says: 'Il n’y a ni plateau, ni dés, ni pions.' },
  { rules: ['SPD-01'], says: 'Le pistolet remplace le revolver, comme dans le classique à deux dés.' },
  {
    rules: ['SPD-02'],
    says: 'Les joueurs s’assoient comme il leur plaît, et un joueur tiré au sort joue le premier.',
  },
  { rules: ['SPD-03'], says: 'N’importe quelle pièce peut être nommée, sans y aller.' },
  {
    rules: ['SPD-03'],
    says: 'Aucun tour ne se passe en chemin : trois cartes peuvent être nommées à chaque tour.',
  },
];
