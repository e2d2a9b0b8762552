/** How to keep the sheet, shared by most editions, in French. */
export const sheet: readonly string[] = [
  'Avant le premier tour, cochez toutes les cartes de votre main : aucune d’elles ne peut se trouver {inside}.',
  'Quand quelqu’un vous montre une carte, inscrivez en face l’initiale de ce joueur. Vous connaissez maintenant cette carte, et une partie de sa main.',
  'Quand une carte est montrée à quelqu’un d’autre, vous savez seulement que celui qui l’a montrée a l’une des trois. Notez les trois ensemble, et revenez-y plus tard.',
  'Ne cochez jamais une carte pour la seule raison que quelqu’un ne l’a pas montrée. Il en a peut-être montré une autre parmi les trois, ou n’a pas été interrogé du tout.',
  'Quand un joueur ne peut pas répondre, notez que sa main ne contient aucune des trois. Quand personne ne le peut, notez-le aussi : les cartes que celui qui interroge n’a pas lui-même se trouvent forcément {inside}.',
  'Quand toutes les cartes d’une catégorie sont écartées sauf une, c’est elle qui se trouve {inside}. À l’écran, le carnet se charge de ce que vous voulez bien lui laisser : rien, ce que vous avez vu, ou tout ce qui en découle.',
];
