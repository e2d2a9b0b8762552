import { names as classic } from '../clue-1986/fr.ts';
import type { EditionNames } from '../names.ts';

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
  stories: {
    scarlet:
      'Trois producteurs lui ont promis le même premier rôle, et chacun lui a confié un secret différent. Le maître de maison commençait à les collectionner.',
    mustard:
      'À chaque dîner, il raconte sa dernière campagne, et à chaque dîner il la gagne avec moins d’hommes. Ce soir, quelqu’un à table avait lu les archives.',
    orchid:
      'Elle cultive des fleurs vénéneuses pour la science et note chaque dose dans un petit carnet vert. Il y manque une page depuis l’heure du thé.',
    green:
      'Il sait emprunter à tout le monde et a toujours remboursé avec l’argent d’un autre. Cette semaine, il n’y avait plus d’autre.',
    peacock:
      'Maîtresse de maison irréprochable, elle siège dans tous les comités de bienfaisance du comté. Personne n’en a jamais vu les comptes.',
    plum: 'Il fouille une cité perdue depuis trente ans et n’en a montré au monde qu’un vase splendide. À bien y regarder, la marque du potier est toute récente.',
  },
};
