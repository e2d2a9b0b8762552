import type { Difference } from '../difference.ts';

export const differs: readonly Difference[] = [
  {
    rules: ['AST-01'],
    says: 'C’est un enlèvement qu’il faut élucider, avec des suspects, des armes et des lieux particuliers.',
  },
  { rules: ['AST-02'], says: 'Grossebaf joue le premier.' },
  {
    rules: ['AST-04'],
    says: 'Les passages relient le bateau pirate à la falaise et la forêt au camp romain.',
  },
  {
    rules: ['AST-05'],
    says: 'On lance deux dés, et le pion avance de leur somme ; il peut parcourir une case plus d’une fois.',
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
