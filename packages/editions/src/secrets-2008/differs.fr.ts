import type { Difference } from '../difference.ts';

export const differs: readonly Difference[] = [
  {
    rules: ['S08-01', 'S08-14'],
    says: 'Toutes les mains sont égales ; les cartes qui restent sont posées face cachée dans la piscine, où un joueur peut les regarder.',
  },
  { rules: ['S08-02', 'S08-34'], says: 'Chaque invité a un pouvoir, utilisable une fois par partie.' },
  { rules: ['S08-04'], says: 'Chacun lance les dés ; le plus haut score joue le premier.' },
  {
    rules: ['S08-06', 'S08-09'],
    says: 'On lance deux dés ; un « ? » sur l’un d’eux, ou un arrêt sur une case Intrigue, fait piocher une carte Intrigue.',
  },
  {
    rules: ['S08-07', 'S08-08'],
    says: 'Il n’est pas obligatoire d’utiliser tout le lancer, et l’on peut traverser les cases occupées.',
  },
  {
    rules: ['S08-15', 'S08-16'],
    says: 'Un joueur peut émettre une hypothèse après son déplacement, sans y être obligé ; aucune accusation ne suit une hypothèse.',
  },
  {
    rules: ['S08-17'],
    says: 'Le joueur amené d’une pièce dans une autre par l’hypothèse d’un autre peut piocher une carte Intrigue.',
  },
  { rules: ['S08-19'], says: 'Un joueur ne peut accuser que dans la piscine.' },
  {
    rules: ['S08-25', 'S08-26'],
    says: 'Les cartes Majordome sont gardées en main et aident chacune en son moment.',
  },
  {
    rules: ['S08-21', 'S08-22'],
    says: 'Celui qui pioche la huitième carte Temps est assassiné et sort de la partie.',
  },
];
