import type { Difference } from '../difference.ts';

export const differs: readonly Difference[] = [
  {
    rules: ['X91-01', 'X91-02'],
    says: 'Jusqu’à dix joueurs, douze lieux et huit armes : tous les pions commencent dans le hall, les armes à côté des lieux.',
  },
  {
    rules: ['X91-03'],
    says: 'Le plus haut score désigne le donneur, et le joueur à sa gauche joue le premier.',
  },
  {
    rules: ['X91-04', 'X91-05'],
    says: 'On lance deux dés ; un déplacement peut combiner les dés et un passage secret, et un joueur peut aussi ne pas se déplacer.',
  },
  { rules: ['X91-06'], says: 'Une case occupée peut être sautée.' },
  { rules: ['X91-07', 'X91-08'], says: 'Un joueur peut traverser un lieu, qui compte pour une case.' },
  {
    rules: ['X91-13'],
    says: 'Sur une case Espion, un joueur se fait montrer une carte par un adversaire de son choix.',
  },
  {
    rules: ['X91-14'],
    says: 'Un joueur peut émettre une hypothèse dans un lieu sans y être obligé, et jamais deux de suite dans le même lieu.',
  },
  {
    rules: ['X91-16'],
    says: 'Tous les autres joueurs sont interrogés, et chacun de ceux qui le peuvent montre une carte.',
  },
  {
    rules: ['X91-17'],
    says: 'L’accusation est écrite en secret : les autres n’entendent pas les trois noms.',
  },
];
