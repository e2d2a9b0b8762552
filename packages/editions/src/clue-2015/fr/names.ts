import { names as classic } from '../../clue-2002/fr/names.ts';
import type { EditionNames } from '../../schema/names.ts';
import { dieSigns } from '../dice.ts';

const { knife: _knife, pistol: _pistol, ...weapons } = classic.weapons;

export const names: EditionNames = {
  ...classic,
  title: 'Clue 2015 : la Dre Orchid',
  summary: 'La Dre Orchid se joint aux invités, et une loupe sur un dé fait piocher une carte d’indices.',
  suspects: {
    scarlet: 'Mlle Scarlett',
    mustard: 'Colonel Moutarde',
    orchid: 'Dre Orchid',
    green: 'M. Green',
    peacock: 'Mme Peacock',
    plum: 'Professeur Plum',
  },
  weapons: { ...weapons, dagger: 'Dague', revolver: 'Revolver' },
  words: { ...classic.words, accuseOnly: 'On n’accuse que dans une pièce.' },
  options: {
    ...classic.options,
    clueCards: {
      label: 'Cartes d’indices',
      values: { true: 'Avec les cartes d’indices', false: 'Jeu traditionnel : une loupe vaut simplement 1' },
    },
    quick: {
      label: 'Cartes cachées à deux joueurs',
      values: {
        false: 'Dans quatre pièces au hasard',
        true: 'Partie rapide : dans les quatre pièces d’angle',
      },
    },
  },
  dieSigns,
  extras: {
    'clue:name-suspect': 'Nommez un suspect : le joueur qui a la carte la montre à tous',
    'clue:name-weapon': 'Nommez une arme : le joueur qui a la carte la montre à tous',
    'clue:name-room': 'Nommez une pièce : le joueur qui a la carte la montre à tous',
    'clue:pressure': 'Pression : le joueur de votre choix vous montre une carte',
    'clue:gossip': 'Commérages : chacun montre une carte à son voisin de gauche',
    'clue:confession': 'Aveux : chacun montre une carte à tous',
    'clue:scream': 'Un cri : chacun peut se précipiter dans la pièce de son choix',
    'clue:passage': 'Un nouveau passage secret, vers la pièce de votre choix',
  },
  questions: {
    'clue:name-suspect': 'Quel suspect nommez-vous ?',
    'clue:name-weapon': 'Quelle arme nommez-vous ?',
    'clue:name-room': 'Quelle pièce nommez-vous ?',
    'clue:pressure': 'Qui doit vous montrer une carte ?',
    'clue:gossip': 'Commérages : quelle carte pour votre voisin de gauche ?',
    'clue:confession': 'Aveux : quelle carte montrez-vous à tous ?',
    'clue:passage': 'Où mènera le nouveau passage ?',
  },
  hasStories: true,
};
