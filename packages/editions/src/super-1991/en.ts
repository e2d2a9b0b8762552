import { names as classic } from '../clue-1986/en.ts';
import type { EditionNames } from '../names.ts';

export const names: EditionNames = {
  title: 'Super Cluedo',
  summary: 'The big one: up to ten seats, twelve places, spy squares, and everybody answers.',
  suspects: {
    ...classic.suspects,
    green: 'Dr. Green',
    brunette: 'Monsieur Brunette',
    peach: 'Miss Peach',
    gray: 'Sergeant Gray',
    'madame-rose': 'Madame Rose',
  },
  weapons: {
    dagger: 'Dagger',
    candlestick: 'Candlestick',
    revolver: 'Revolver',
    rope: 'Rope',
    blackjack: 'Blackjack',
    wrench: 'Wrench',
    horseshoe: 'Horseshoe',
    poison: 'Vial of Poison',
  },
  rooms: {
    studio: 'Studio',
    garden: 'Garden',
    'trophy-room': 'Trophy Room',
    library: 'Library',
    'billiard-room': 'Billiard Room',
    'dining-room': 'Dining Room',
    conservatory: 'Conservatory',
    'carriage-house': 'Carriage House',
    kitchen: 'Kitchen',
    gazebo: 'Gazebo',
    'drawing-room': 'Drawing Room',
    fountain: 'Fountain',
    hall: 'Hall',
  },
  words: { ...classic.words, place: 'place' },
  options: classic.options,
  extras: { spy: 'Spy square', stairs: 'Hall stairs', 'stone-path': 'Stone path', window: 'Window' },
};
