import { names as classic } from '../clue-1986/fr.ts';
import type { EditionNames } from '../names.ts';
import { dieSigns } from './dice.ts';

const { white: _white, ...suspects } = classic.suspects;
const { knife: _knife, ...weapons } = classic.weapons;

export const names: EditionNames = {
  ...classic,
  title: 'Cluedo 2015 : docteur Orchidée',
  summary: 'Le docteur Orchidée se joint aux invités, et une loupe sur un dé fait piocher une carte Indice.',
  suspects: { ...suspects, green: 'Monsieur Olive', orchid: 'Docteur Orchidée' },
  weapons: { ...weapons, dagger: 'Poignard' },
  rooms: { ...classic.rooms, ballroom: 'Salle de bal' },
  words: { ...classic.words, accuseOnly: 'On n’accuse que dans une pièce.' },
  options: {
    ...classic.options,
    clueCards: {
      label: 'Cartes Indice',
      values: { true: 'Avec les cartes Indice', false: 'Traditionnel : une loupe vaut simplement 1' },
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
    'clue:name-suspect': 'Nommez un suspect : qui a la carte la montre à tous',
    'clue:name-weapon': 'Nommez une arme : qui a la carte la montre à tous',
    'clue:name-room': 'Nommez une pièce : qui a la carte la montre à tous',
    'clue:pressure': 'Pression : le joueur de votre choix vous montre une carte',
    'clue:gossip': 'Commérages : chacun montre une carte à son voisin de gauche',
    'clue:confession': 'Aveux : chacun montre une carte à tous',
    'clue:scream': 'Un cri : chaque pion peut aller dans n’importe quelle pièce',
    'clue:passage': 'Un nouveau passage secret : choisissez une pièce à relier aux autres',
  },
};
